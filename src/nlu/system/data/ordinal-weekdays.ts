/**
 * Portuguese weekdays that are ordinals, too: after these words, and before none of the others, `segunda` is
 * the second of something, as in `a segunda opção`.
 */
export const beforeOrdinals = 'a uma minha sua nossa nesta nessa';
export const afterWeekdays =
  'que passada retrasada próxima feira seguinte vem às as ao pela no na de do da dos das com dia até e ou logo cedo mesmo agora santa noite tarde manhã';
