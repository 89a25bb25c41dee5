/** Words for the current period in Romance languages: `el mes en curso`, `le mois actuel`. */
export const currentWords =
  'actual actuales actuale actuel actuels actuelle actuelles atual atuais attuale attuali corriente corrente en_curso en_cours in_corso em_curso';
