/** Words after "a degree" that make it a difference of temperature; after others it is a diploma or an angle. */
export const afterDegrees: ReadonlySet<string> = new Set(
  `warmer cooler colder hotter higher lower up down above below more less
  warmer kalter warm kalt hoher mehr weniger uber unter
  plus en mas menos sobre bajo piu meno sopra sotto mais acima abaixo
  warmer kouder hoger lager meer minder boven onder varmare kallare mer mindre over`.split(/\s+/),
);
