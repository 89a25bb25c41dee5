/**
 * The place to which a webhook's secrets may be sent: scheme, host and port of its address, normalised.
 * Undefined for texts that are not web addresses.
 */
const placeOf = (address: string): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  // Parsing lowercases the host, converts international names to ASCII and drops the scheme's default port.
  const { protocol, hostname, port } = new URL(address);
  if (protocol !== 'http:' && protocol !== 'https:') return undefined;
  return `${protocol}//${hostname.replace(/\.$/, '')}:${port}`;
};

/** Whether two addresses have the same scheme, host and port. Other texts match nothing. */
export const isSamePlace = (one: string, other: string): boolean => {
  const place = placeOf(one);
  return one === other || (place !== undefined && place === placeOf(other));
};
