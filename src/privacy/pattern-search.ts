import type { Steps } from '../kernel/steps.ts';
import {
  CODE,
  type CompiledPattern,
  type PatternProgram,
  patternProgram,
  type TextPlace,
  textPlace,
} from './pattern-program.ts';

/** A match, and the match before it in the text. */
type PatternMatch = {
  readonly start: number;
  readonly end: number;
  readonly before: PatternMatch | undefined;
};

/** Finds the matches of a pattern in a text, in order. */
export type PatternSearch = (text: string) => Steps<readonly PatternMatch[]>;

/** Characters read, and threads run on them, before other requests run: about a millisecond. */
const WORK_A_STEP = 20_000;
const LAST_OF_ONE_UNIT = 0xffff;

/**
 * Finds the matches that RE2JS finds one after the other, but in a single pass that can pause.
 *
 * RE2JS reads the text again for each match. With `a.*b|a` it needs a minute for 32,000 times "a", because
 * each search looks for a "b" up to the end of the text. Here the search for the next match begins at once,
 * with less priority than the threads that may still replace the last match. Of two threads at the same
 * instruction only the first one runs, because both have the same future. So there are at most as many
 * threads as instructions.
 */
export const patternSearch = (pattern: CompiledPattern): PatternSearch => {
  const program = patternProgram(pattern);
  return function* (text) {
    const threads = new Threads(program);
    let last: PatternMatch | undefined;
    let work = 0;
    for (let at = 0, next = 0; at < text.length; at = next) {
      const char = text.codePointAt(at) ?? 0;
      next = at + (char > LAST_OF_ONE_UNIT ? 2 : 1);
      if (program.beginsWith(char)) threads.begin({ start: at, before: last }, text);
      work += 1 + threads.count;
      const search = threads.take(char, next, text);
      if (search !== undefined) last = { start: search.start, end: next, before: search.before };
      if (work > WORK_A_STEP) {
        work = 0;
        yield;
      }
    }
    return inOrder(last);
  };
};

const inOrder = (last: PatternMatch | undefined): readonly PatternMatch[] => {
  const matches: PatternMatch[] = [];
  for (let match = last; match !== undefined; match = match.before) matches.push(match);
  return matches.reverse();
};

/** Where a match begins, and the last match before it. */
type Search = Omit<PatternMatch, 'end'>;

type ThreadList = {
  /** Of each thread, the instruction that takes the next character. */
  readonly instructions: Int32Array;
  readonly searches: Search[];
};

/** The threads of all searches at one offset of the text, in order of priority. */
class Threads {
  count = 0;
  readonly #program: PatternProgram;
  #list: ThreadList;
  #otherList: ThreadList;
  /** For each instruction, the offset plus one where it was last reached. */
  readonly #reachedAt: Int32Array;

  constructor(program: PatternProgram) {
    const { length } = program.codes;
    this.#program = program;
    this.#list = { instructions: new Int32Array(length), searches: [] };
    this.#otherList = { instructions: new Int32Array(length), searches: [] };
    this.#reachedAt = new Int32Array(length);
  }

  begin(search: Search, text: string): void {
    this.#reach(this.#program.start, search, textPlace(text, search.start));
  }

  /** Moves the threads that take the character to the next offset. @returns the search that has a match there */
  take(char: number, next: number, text: string): Search | undefined {
    const { count } = this;
    if (count === 0) return undefined;
    const { instructions, searches } = this.#list;
    const { takes, outs } = this.#program;
    [this.#list, this.#otherList] = [this.#otherList, this.#list];
    this.count = 0;
    const to = textPlace(text, next);
    for (let index = 0; index < count; index += 1) {
      const instruction = instructions[index] ?? 0;
      const search = searches[index];
      if (search === undefined || !takes(instruction, char)) continue;
      // The threads after this one have less priority than its match, so they end.
      if (this.#reach(outs[instruction] ?? 0, search, to)) return search;
    }
    return undefined;
  }

  /** Makes a thread for each next instruction that takes a character. @returns whether a match ends here */
  #reach(instruction: number, search: Search, to: TextPlace): boolean {
    // An earlier thread got here first.
    if (this.#reachedAt[instruction] === to.at + 1) return false;
    this.#reachedAt[instruction] = to.at + 1;
    const { codes, outs, args } = this.#program;
    const out = outs[instruction] ?? 0;
    const arg = args[instruction] ?? 0;
    switch (codes[instruction]) {
      case CODE.match:
        return true;
      case CODE.alternative:
      case CODE.alternativeMatch:
        return this.#reach(out, search, to) || this.#reach(arg, search, to);
      case CODE.assertion:
        return (arg & ~to.assertions) === 0 && this.#reach(out, search, to);
      case CODE.capture:
      case CODE.nothing:
        return this.#reach(out, search, to);
      case CODE.fail:
        return false;
      default:
        this.#list.instructions[this.count] = instruction;
        this.#list.searches[this.count] = search;
        this.count += 1;
        return false;
    }
  }
}
