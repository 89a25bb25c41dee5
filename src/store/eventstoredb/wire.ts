import type protobuf from 'protobufjs/minimal.js';

/** How a field of a message is announced: by its number and the kind of its value. */
export const numberField = (field: number): number => field << 3;
/** Of text, bytes and messages, whose length stands before them. */
export const bytesField = (field: number): number => (field << 3) | 2;

type Reader = protobuf.Reader;

/** Runs through the fields of a message to its end. @param take what it does not take is skipped */
export const eachField = (reader: Reader, end: number, take: (tag: number) => boolean): void => {
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (!take(tag)) reader.skipType(tag & WIRE_TYPE);
  }
};

const WIRE_TYPE = 7;

/** The same for a message inside another. */
export const eachFieldInside = (reader: Reader, take: (tag: number) => boolean): void => {
  const length = reader.uint32();
  eachField(reader, reader.pos + length, take);
};

/** One text of a message that holds it. */
export const textInside = (reader: Reader, wanted: number): string => {
  let text = '';
  eachFieldInside(reader, (tag) => {
    if (tag !== wanted) return false;
    text = reader.string();
    return true;
  });
  return text;
};

/** 64 bits; only a tombstone's revision is a number that JavaScript does not have exactly. */
export const numberIn = (reader: Reader): number => {
  const { high, low } = reader.uint64();
  return (high >>> 0) * 2 ** 32 + (low >>> 0);
};
