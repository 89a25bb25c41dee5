/** A pattern as RE2JS compiles it: the instructions of an automaton. */
export type CompiledPattern = { readonly start: number; readonly inst: readonly Instruction[] };
type Instruction = {
  readonly op: number;
  readonly out: number;
  readonly arg: number;
  readonly runes: ArrayLike<number>;
  readonly matchRune: (char: number) => boolean;
};

/** RE2JS does not export its instruction codes, which are those of Go's `regexp/syntax`. */
export const CODE = {
  alternative: 1,
  alternativeMatch: 2,
  capture: 3,
  assertion: 4,
  fail: 5,
  match: 6,
  nothing: 7,
  chars: 8,
  char: 9,
  anyChar: 10,
  anyCharOfLine: 11,
} as const;

/** What may be demanded of the place between two characters. */
const ASSERTION = {
  lineStart: 1,
  lineEnd: 2,
  textStart: 4,
  textEnd: 8,
  wordEdge: 16,
  noWordEdge: 32,
} as const;

const ASCII_CHARS = 128;
const NEWLINE = 10;

/** The instructions in lists of numbers, which are fast to read for each character of a text. */
export type PatternProgram = {
  readonly start: number;
  readonly codes: Uint8Array;
  readonly outs: Int32Array;
  /** The second way of an alternative, or what an assertion demands. */
  readonly args: Int32Array;
  /** Whether an instruction takes a character. */
  readonly takes: (instruction: number, char: number) => boolean;
  /** Whether a match may begin with a character. */
  readonly beginsWith: (char: number) => boolean;
};

export const patternProgram = ({ start, inst }: CompiledPattern): PatternProgram => {
  const takes = (instruction: number, char: number) => takesChar(inst[instruction], char);
  const firsts = [...reachableFrom(start, inst)];
  const begins = (_: number, char: number) => firsts.some((instruction) => takes(instruction, char));
  const beginsWith = rememberedForAscii(begins, 1);
  return {
    start,
    codes: Uint8Array.from(inst, ({ op }) => op),
    outs: Int32Array.from(inst, ({ out }) => out),
    args: Int32Array.from(inst, ({ arg }) => arg),
    takes: rememberedForAscii(takes, inst.length),
    beginsWith: (char) => beginsWith(0, char),
  };
};

type TakesChar = (instruction: number, char: number) => boolean;

const YES = 1;
const NO = 2;

/** Remembers the answers for ASCII, because texts have few other characters. */
const rememberedForAscii = (takes: TakesChar, instructions: number): TakesChar => {
  const answers = new Uint8Array(instructions * ASCII_CHARS);
  return (instruction, char) => {
    if (char >= ASCII_CHARS) return takes(instruction, char);
    const at = instruction * ASCII_CHARS + char;
    if (answers[at] === 0) answers[at] = takes(instruction, char) ? YES : NO;
    return answers[at] === YES;
  };
};

const takesChar = (instruction: Instruction | undefined, char: number): boolean => {
  switch (instruction?.op) {
    case CODE.chars:
      return instruction.matchRune(char);
    case CODE.char:
      return instruction.runes[0] === char;
    case CODE.anyChar:
      return true;
    case CODE.anyCharOfLine:
      return char !== NEWLINE;
    default:
      return false;
  }
};

/** The instructions that may run before a character is taken, if all assertions hold. */
const reachableFrom = (start: number, inst: readonly Instruction[]): ReadonlySet<number> => {
  // The iteration of a set includes what is added during it.
  const reachable = new Set([start]);
  for (const at of reachable) {
    const { op = CODE.fail, out = 0, arg = 0 } = inst[at] ?? {};
    if (isAlternative(op)) reachable.add(arg);
    if (isAlternative(op) || isStep(op)) reachable.add(out);
  }
  return reachable;
};

const isAlternative = (code: number): boolean => code === CODE.alternative || code === CODE.alternativeMatch;
const isStep = (code: number): boolean =>
  code === CODE.capture || code === CODE.assertion || code === CODE.nothing;

/** An offset of a text, and the assertions that hold there. */
export type TextPlace = { readonly at: number; readonly assertions: number };

export const textPlace = (text: string, at: number): TextPlace => {
  const before = text.charCodeAt(at - 1);
  const after = text.charCodeAt(at);
  const assertions =
    (at === 0 ? ASSERTION.textStart : 0) |
    (at === 0 || before === NEWLINE ? ASSERTION.lineStart : 0) |
    (at === text.length ? ASSERTION.textEnd : 0) |
    (at === text.length || after === NEWLINE ? ASSERTION.lineEnd : 0) |
    (isWordChar(before) === isWordChar(after) ? ASSERTION.noWordEdge : ASSERTION.wordEdge);
  return { at, assertions };
};

/** Those of ASCII, as in RE2; not a number outside the text. */
const isWordChar = (unit: number): boolean => WORD_CHARS[unit] === 1;
const WORD_CHARS = Uint8Array.from({ length: ASCII_CHARS }, (_, unit) =>
  Number(/\w/.test(String.fromCharCode(unit))),
);
