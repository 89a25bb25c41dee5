/**
 * A text of JSON with line breaks and indentation, and otherwise the same characters: parsing it would round
 * long numbers and drop repeated keys. Undefined if the text is not a JSON object or array.
 */
export const indentedJson = (text: string): string | undefined => {
  if (!/^\s*[[{]/.test(text) || !isJson(text)) return undefined;
  let depth = 0;
  const breakLine = () => `\n${'  '.repeat(depth)}`;
  const tokens = text.match(/"(?:\\.|[^"\\])*"|[[\]{},:]|[^\s[\]{},:"]+/g) ?? [];
  const parts = tokens.map((token, at) => {
    if (token === ':') return ': ';
    if (token === ',') return `,${breakLine()}`;
    if (token === '{' || token === '[') {
      if (isEnd(tokens[at + 1])) return token;
      depth += 1;
      return token + breakLine();
    }
    if (!isEnd(token)) return token;
    if (isBegin(tokens[at - 1])) return token;
    depth -= 1;
    return breakLine() + token;
  });
  return parts.join('');
};

const isBegin = (token: string | undefined): boolean => token === '{' || token === '[';
const isEnd = (token: string | undefined): boolean => token === '}' || token === ']';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
