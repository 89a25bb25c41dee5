import { type ParsedUrlQuery, parse } from 'node:querystring';

/** However many: what a request's head may hold limits them, too. */
const ALL = { maxKeys: 0 };

/**
 * The parameters in an address, as URLSearchParams reads them unless the address is broken UTF-8. Koa's
 * own reading goes through URLSearchParams, and takes four times as long.
 * @param text what is behind the question mark; another one, of joined strings, is passed over.
 */
export const urlQueryOf = (text: string): ParsedUrlQuery =>
  parse(text.startsWith('?') ? text.slice(1) : text, '&', '=', ALL);
