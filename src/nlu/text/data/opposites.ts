/**
 * Pairs of words that ask for opposite things, by language, folded: `on/off`; words of one side have commas between
 * them. German and Dutch particles count only where they have left their verb.
 */
export const opposites: Readonly<Record<string, string>> = {
  en: `on/off up/down open/close,shut start/stop lock/unlock enable/disable activate/deactivate mute/unmute
    raise/lower increase/decrease add/remove louder/quieter brighter/darker,dimmer warmer/cooler,colder`,
  de: `an,ein,einschalten,anschalten,anmachen,anzuschalten,anzumachen/aus,ausschalten,ausmachen,auszuschalten,auszumachen
    auf,aufmachen,offne,offnen,aufzumachen/zu,zumachen,schliesse,schliessen,zuzumachen
    hoch,rauf/runter,herunter lauter/leiser heller/dunkler warmer/kalter`,
  fr: `allume,allumez,allumer/eteins,eteignez,eteindre ouvre,ouvrez,ouvrir/ferme,fermez,fermer
    monte,montez,monter/baisse,baissez,baisser active,activer/desactive,desactiver`,
  es: `enciende,encienda,encender,prende,prender/apaga,apague,apagar abre,abra,abrir/cierra,cierre,cerrar
    sube,suba,subir/baja,baje,bajar activa,activar/desactiva,desactivar`,
  it: `accendi,accenda,accendere/spegni,spenga,spegnere apri,apra,aprire/chiudi,chiuda,chiudere
    alza,alzare/abbassa,abbassare attiva,attivare/disattiva,disattivare`,
  pt: `liga,ligue,ligar,acende,acenda,acender/desliga,desligue,desligar,apaga,apague,apagar
    abre,abra,abrir/fecha,feche,fechar aumenta,aumentar/diminui,diminuir ativa,ativar/desativa,desativar`,
  nl: `aan,aanzetten,aandoen/uit,uitzetten,uitdoen open,openen/dicht,sluit,sluiten,dichtdoen omhoog/omlaag
    harder/zachter hoger/lager warmer/kouder`,
};
