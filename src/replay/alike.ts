/** Whether two JSON values say the same; a key without a value is no key. */
export const isAlike = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other)) return isListAlike(one, other);
  return (
    keysOf(one).length === keysOf(other).length && keysOf(one).every((key) => isKeyAlike(one, other, key))
  );
};

const isListAlike = (one: object, other: object): boolean =>
  Array.isArray(one) &&
  Array.isArray(other) &&
  one.length === other.length &&
  one.every((item, at) => isAlike(item, other[at]));

const keysOf = (value: object): readonly string[] => {
  const keys = Object.keys(value);
  return keys.some((key) => fieldOf(value, key) === undefined)
    ? keys.filter((key) => fieldOf(value, key) !== undefined)
    : keys;
};

const isKeyAlike = (one: object, other: object, key: string): boolean =>
  Object.hasOwn(other, key) && isAlike(fieldOf(one, key), fieldOf(other, key));

const fieldOf = (value: object, key: string): unknown => (value as Readonly<Record<string, unknown>>)[key];
