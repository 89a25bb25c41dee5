/** The role of a word in a number. */
export type NumberAtom = {
  /** `unit` adds, `scale` multiplies the number before it, `fixed` does not combine. */
  readonly kind: 'unit' | 'scale' | 'ordinal' | 'joiner' | 'article' | 'fixed';
  readonly value: number;
};

export type NumberSystem = {
  /**
   * Scales up to this one multiply the previous word, larger ones the whole group: 100 in Europe, 1000 in
   * Asia.
   */
  readonly smallScaleMax: number;
  /** What may be added to ten without a joiner: 10 if eleven is "ten one", else 0. */
  readonly roomAfterTen: number;
  /** The same for tenth: 10 if eleventh may be "tenth first". */
  readonly roomAfterTenth: number;
  /** What may be added to twenty, thirty and so on: nothing where the units come first. */
  readonly roomAfterTens: number;
  /** French 60 and 80 take up to 19. */
  readonly roomAfterSixty: number;
  /** Whether nineteen ninety-nine is a year. */
  readonly readsYearPairs: boolean;
  /** Whether forty-two hundred is a number. */
  readonly countsHundreds: boolean;
  /** Whether `two hundredth` is the 200th; Russian `две сотых` are two parts of a hundred. */
  readonly multipliesOrdinals: boolean;
};

type Closed = { readonly value: number; readonly scale: number };

/** 100, 1000 and so on; hundred-and-fifth only adds. */
const isScale = (value: number): boolean => value >= 100 && Number.isInteger(Math.log10(value));

/** From a million on, a scale also multiplies preceding thousands: mil millones. */
const LONG_SCALE_MIN = 1e6;

/**
 * Adds up the words of one number from left to right, and refuses a word that does not fit. `room` is the
 * bound below which a number may still be added: twenty has room for 1 to 9, five for none.
 */
export class NumberBuilder {
  readonly #system: NumberSystem;
  /** Groups closed by large scales, in descending order: 3 billion, 455 thousand. */
  #closed: readonly Closed[] = [];
  #group = 0;
  /** The part of the group that the next small scale would multiply. */
  #last = 0;
  #isEmpty = true;
  room = Number.POSITIVE_INFINITY;
  isOrdinal = false;

  constructor(system: NumberSystem) {
    this.#system = system;
  }

  get value(): number {
    return this.#closed.reduce((sum, { value }) => sum + value, this.#group);
  }

  get isEmpty(): boolean {
    return this.#isEmpty;
  }

  copy(): NumberBuilder {
    const copy = new NumberBuilder(this.#system);
    copy.#closed = this.#closed;
    copy.#group = this.#group;
    copy.#last = this.#last;
    copy.#isEmpty = this.#isEmpty;
    copy.room = this.room;
    copy.isOrdinal = this.isOrdinal;
    return copy;
  }

  /** Whether the word fits the number; if not, nothing has changed. */
  take(atom: NumberAtom): boolean {
    if (this.isOrdinal && atom.kind !== 'ordinal') return false;
    const taken = this.#takeAny(atom);
    if (taken) this.#isEmpty = false;
    return taken;
  }

  /** One-and-twenty: adds the tens to a lone unit. */
  takeTensAfterUnit(atom: NumberAtom): boolean {
    const isTens = atom.value >= 20 && atom.value < 100 && atom.value % 10 === 0;
    if (!isTens || this.#last < 1 || this.#last > 9 || this.room !== 0) return false;
    this.#group += atom.value;
    this.#last += atom.value;
    this.isOrdinal = atom.kind === 'ordinal';
    return true;
  }

  #takeAny(atom: NumberAtom): boolean {
    switch (atom.kind) {
      case 'scale':
        return atom.value <= this.#system.smallScaleMax
          ? this.#multiplyLast(atom.value)
          : this.#multiplyGroup(atom.value);
      case 'ordinal':
        return this.#takeOrdinal(atom.value);
      case 'unit':
      case 'article':
        return this.#add(atom.value);
      case 'joiner':
      case 'fixed':
        return false;
      default:
        return atom.kind satisfies never;
    }
  }

  #add(value: number): boolean {
    if (value >= this.room) return this.#addAsYear(value);
    this.#group += value;
    this.#last = value;
    this.room = this.#isEmpty && value === 0 ? 0 : this.#roomAfter(value);
    return true;
  }

  #addAsYear(value: number): boolean {
    const century = this.value;
    if (!this.#system.readsYearPairs || century < 13 || century > 20 || value < 10 || value > 99)
      return false;
    this.#group = century * 100 + value;
    this.#last = 0;
    this.room = this.#roomAfter(value);
    return true;
  }

  #multiplyLast(scale: number): boolean {
    // forty-two hundred; but French `vingt cents` are twenty coins.
    const { countsHundreds } = this.#system;
    if (!countsHundreds && this.#last > 0 && this.#last % 10 === 0 && scale === 100) return false;
    const last = countsHundreds && this.#group < 100 ? this.#group : this.#last;
    if (last >= 100 || (this.#group - last) % (scale * 10) !== 0 || (last === 0 && scale >= this.room)) {
      return false;
    }
    this.#group += (last || 1) * scale - last;
    this.#last = 0;
    this.room = scale;
    return true;
  }

  #multiplyGroup(scale: number): boolean {
    const last = this.#closed.at(-1)?.scale ?? Number.POSITIVE_INFINITY;
    if (scale === last) return false;
    // `455 mil 228 millones`: everything smaller is multiplied; `um milhão e mil` adds.
    const isGreater = scale > last;
    if (isGreater && scale < LONG_SCALE_MIN) return false;
    const kept = isGreater ? this.#closed.filter((one) => one.scale > scale) : this.#closed;
    const multiplied = this.value - kept.reduce((sum, { value }) => sum + value, 0);
    if (kept.some((one) => one.scale === scale)) return false;
    this.#closed = [...kept, { value: (multiplied || 1) * scale, scale }];
    this.#group = 0;
    this.#last = 0;
    this.room = scale;
    return true;
  }

  #takeOrdinal(value: number): boolean {
    // `milésimo tricentésimo` adds, `two hundredth` multiplies.
    const adds = this.isOrdinal && value < this.room;
    if (isScale(value) && !this.#isEmpty && !adds && this.#system.multipliesOrdinals) {
      const multiplied =
        value <= this.#system.smallScaleMax ? this.#multiplyLast(value) : this.#multiplyGroup(value);
      if (!multiplied) return false;
    } else if (value < this.room) this.#group += value;
    else return false;
    this.isOrdinal = true;
    this.room = this.#roomAfterOrdinal(value);
    return true;
  }

  #roomAfterOrdinal(value: number): number {
    if (this.#system.roomAfterTenth === 0 || value < 10) return this.#roomAfter(value);
    if (value >= 1000) return 1000;
    return value >= 100 ? 100 : 10;
  }

  #roomAfter(value: number): number {
    if (value >= 1000 && value % 1000 === 0) return 1000;
    if (value >= 100) return value % 100 === 0 ? 100 : 0;
    if (value === 10) return this.#system.roomAfterTen;
    if (value === 60 || value === 80) return this.#system.roomAfterSixty;
    return value % 10 === 0 ? this.#system.roomAfterTens : 0;
  }
}
