/**
 * Pairs of words that ask for opposite things, by language, folded: `on/off`. German and Dutch particles are left out,
 * because most of them are also prepositions or articles.
 */
export const opposites: Readonly<Record<string, string>> = {
  en: `on/off up/down open/close start/stop lock/unlock enable/disable activate/deactivate mute/unmute raise/lower
    increase/decrease add/remove louder/quieter brighter/darker warmer/cooler warmer/colder`,
  de: `hoch/runter rauf/runter einschalten/ausschalten anschalten/ausschalten
    anmachen/ausmachen aufmachen/zumachen offne/schliesse offnen/schliessen lauter/leiser heller/dunkler
    warmer/kalter`,
  fr: `allume/eteins allumez/eteignez allumer/eteindre ouvre/ferme ouvrez/fermez ouvrir/fermer monte/baisse
    montez/baissez monter/baisser active/desactive activer/desactiver`,
  es: `enciende/apaga encienda/apague encender/apagar abre/cierra abra/cierre abrir/cerrar sube/baja suba/baje
    subir/bajar activa/desactiva activar/desactivar`,
  it: `accendi/spegni accenda/spenga accendere/spegnere apri/chiudi apra/chiuda aprire/chiudere alza/abbassa
    alzare/abbassare attiva/disattiva attivare/disattivare`,
  pt: `liga/desliga ligue/desligue ligar/desligar acende/apaga acenda/apague acender/apagar abre/fecha abra/feche
    abrir/fechar aumenta/diminui aumentar/diminuir ativa/desativa ativar/desativar`,
  nl: 'open/dicht openen/sluiten omhoog/omlaag harder/zachter hoger/lager warmer/kouder',
};
