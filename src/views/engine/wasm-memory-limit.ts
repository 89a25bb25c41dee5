const HEADER_BYTES = 8;
const MEMORY_SECTION = 5;

/**
 * A WebAssembly module that defines one memory, with a maximum size that V8 enforces. A limit inside the
 * engine would hold only as long as the engine has no defect.
 */
export const withMemoryLimit = (module: Uint8Array, mostPages: number): Uint8Array => {
  for (let at = HEADER_BYTES; at < module.length; ) {
    const id = module[at];
    const [length, start] = numberAt(module, at + 1);
    if (id === MEMORY_SECTION) {
      const [memories, flagsAt] = numberAt(module, start);
      const [leastPages] = numberAt(module, flagsAt + 1);
      if (memories !== 1) break;
      const limits = [1, HAS_MOST, ...numberBytes(leastPages), ...numberBytes(mostPages)];
      const section = [MEMORY_SECTION, ...numberBytes(limits.length), ...limits];
      return Buffer.concat([
        module.subarray(0, at),
        Uint8Array.from(section),
        module.subarray(start + length),
      ]);
    }
    at = start + length;
  }
  throw new TypeError('the module does not define one memory');
};

const HAS_MOST = 1;

/**
 * Numbers are LEB128: seven bits per byte, the least significant first. @returns the number, and where it
 * ends
 */
const numberAt = (bytes: Uint8Array, start: number): readonly [value: number, end: number] => {
  let value = 0;
  for (let at = start; ; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 0x7f) * 2 ** (7 * (at - start));
    if (byte < 0x80) return [value, at + 1];
  }
};

const numberBytes = (value: number): readonly number[] =>
  value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...numberBytes(Math.floor(value / 0x80))];
