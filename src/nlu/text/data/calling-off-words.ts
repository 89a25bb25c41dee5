/** Words of calling off, by language, separated by commas. */
export type CallingOffWords = {
  /** They ask to call something off. Participles are left out, because they also say what has happened. */
  readonly asking: string;
  /** Others in phrases of an intent that may be meant by them: those of ending and changing, and negations. */
  readonly related: string;
};

export const callingOffWords: Readonly<Record<string, CallingOffWords>> = {
  en: {
    asking: 'cancel, cancels, cancelling, canceling, cancellation, cancellations, call off, unsubscribe',
    related: `cancelled, canceled, called off, stop, end, ends, quit, terminate, termination, leave, leaving, delete,
      remove, undo, drop, refund, refunds, refunded, money back, postpone, reschedule, change, changed, changes, move,
      close, give up, withdraw, return, abort, forget, refuse, skip, resign, opt out, no, not, never, cannot, cant,
      can t, dont, don t, wont, won t, unable`,
  },
  de: {
    asking: `stornieren, storniere, stornierung, absagen, abbestellen, kündigen, kündige, kündigung, annullieren,
      abmelden, abbestellung`,
    related: `storniert, abgesagt, gekündigt, abbestellt, beenden, beende, aufhören, löschen, entfernen, zurückgeben,
      verschieben, verschiebe, ändern, verlegen, rückgängig, austreten, umtauschen, erstattung, geld zurück, widerrufen,
      ab, nicht, kein, keine, keinen, nie, nimmer, raus`,
  },
  fr: {
    asking: 'annuler, annule, annulez, annulation, résilier, résilie, résiliation, décommander, désabonner',
    related: `annulé, annulée, résilié, arrêter, arrête, supprimer, terminer, quitter, changer, changement, déplacer,
      reporter, décaler, modifier, retourner, rembourser, remboursement, effacer, renoncer, pas, plus, jamais, désinscrire`,
  },
  es: {
    asking:
      'cancelar, cancela, cancele, cancelen, cancelación, anular, anula, anule, anulación, dar de baja, darme de baja',
    related: `cancelado, cancelada, anulado, anulada, baja, terminar, dejar, eliminar, borrar, borra, cambiar, cambio, mover,
      aplazar, quitar, devolver, devolución, reembolso, no, nunca, tampoco`,
  },
  it: {
    asking:
      'annullare, annulla, annullamento, disdire, disdico, disdetta, cancellare, cancella, cancellazione',
    related: `annullato, annullata, disdetto, cancellato, cancellata, eliminare, smettere, terminare, spostare, cambiare,
      rimborso, rimborsare, restituire, reso, non, mai, recedere, recesso, togliere, sospendere`,
  },
  pt: {
    asking: 'cancelar, cancela, cancele, cancelamento, anular, desmarcar, desmarque',
    related: `cancelado, cancelada, desmarcado, terminar, parar, excluir, apagar, remover, mudar, trocar, devolver,
      devolução, reembolso, adiar, desistir, encerrar, não, nunca`,
  },
  nl: {
    asking: 'annuleren, annuleer, annulering, afzeggen, opzeggen, opzegging, afbestellen',
    related: `geannuleerd, afgezegd, opgezegd, stoppen, stop, beëindigen, verwijderen, wissen, wijzigen, verzetten,
      verplaatsen, retour, terugsturen, geld terug, niet, geen, nooit, af, op`,
  },
};
