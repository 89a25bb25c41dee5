/**
 * Where secrets of a webhook may go: scheme, host and port of its address, written in one way. Undefined for
 * texts that are not web addresses.
 */
const placeOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  // Parsing lowers the case, writes international names in ASCII and leaves out the scheme's own port.
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return `${protocol}//${hostname.replace(/\.$/, '')}:${port}`;
};

/** Whether two addresses have scheme, host and port in common. Other texts match nothing. */
export const isSamePlace = (one: string, other: string): boolean => {
  const place = placeOf(one);
  return one === other || (place !== undefined && place === placeOf(other));
};
