/** The texts that concept-encoder.mjs encoded, in this order. */
export const embeddedTexts: string[] = [];

Object.assign(globalThis, { textsEmbedded: embeddedTexts });
