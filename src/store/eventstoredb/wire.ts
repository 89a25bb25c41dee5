import type protobuf from 'protobufjs/minimal.js';

/** How a field of a message is announced: by its number and the kind of its value. */
export const numberField = (field: number): number => field << 3;
/** Of text, bytes and messages, whose length stands before them. */
export const bytesField = (field: number): number => (field << 3) | 2;

type Reader = protobuf.Reader;

const WIRE_TYPE = 7;

/** Passes over the value of a field. */
export const skip = (reader: Reader, tag: number): void => {
  reader.skipType(tag & WIRE_TYPE);
};

/** Where the message ends that begins here. */
export const endInside = (reader: Reader): number => {
  const length = reader.uint32();
  return reader.pos + length;
};

/** The one text that the message holds which begins here. */
export const textInside = (reader: Reader, wanted: number): string => {
  const end = endInside(reader);
  let text = '';
  while (reader.pos < end) {
    const tag = reader.uint32();
    if (tag === wanted) text = reader.string();
    else skip(reader, tag);
  }
  return text;
};

/** 64 bits; only a tombstone's revision is a number that JavaScript does not have exactly. */
export const numberIn = (reader: Reader): number => {
  const { high, low } = reader.uint64();
  return (high >>> 0) * 2 ** 32 + (low >>> 0);
};
