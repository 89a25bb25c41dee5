/** Words before a time that is read from a clock: `son diez para las seis`. */
export const clockAnnouncers: Readonly<Record<string, ReadonlySet<string>>> = {
  es: new Set(['son', 'eran', 'serán']),
  pt: new Set(['são', 'sao', 'eram']),
};
