import { isDigitUnit, isHangulUnit, isWordUnit } from '../folding.ts';
import { writesHanNumbers } from '../language.ts';
import { withQuarter } from './hindi-quarters.ts';
import { withoutIndefinite } from './indefinite.ts';
import { type NumberLexicon, numberLexicon } from './number-lexicon.ts';
import { type NumberSpan, skipWord } from './number-span.ts';
import { readWords } from './spoken-numbers.ts';
import { readHan, readKorean } from './syllable-numbers.ts';
import { readThai, withRank } from './thai-numbers.ts';
import { readDigits, readPointDigits, readVulgar } from './written-numbers.ts';

const POINT = '.'.charCodeAt(0);
const COMMA = ','.charCodeAt(0);

type NumberReader = (folded: string, at: number, lexicon: NumberLexicon) => NumberSpan | undefined;

/** Reads a number in words of a script without spaces. */
const unspacedReader = (base: string): NumberReader | undefined => {
  if (writesHanNumbers(base)) return readHan;
  return base === 'ko' ? readHangul : base === 'th' ? readThai : undefined;
};

const readHangul: NumberReader = (folded, at, lexicon) =>
  isHangulUnit(folded.charCodeAt(at)) ? readKorean(folded, at, lexicon) : undefined;

/** What words before a number do to it. */
const ADJUSTMENTS: Readonly<
  Record<string, (folded: string, span: NumberSpan, lexicon: NumberLexicon) => NumberSpan>
> = { hi: withQuarter, th: withRank };

/** Finds the numbers of a folded text, from left to right, not overlapping, in linear time. */
export const numberFinder = (base: string): ((folded: string) => readonly NumberSpan[]) => {
  const lexicon = numberLexicon(base);
  const readUnspaced = unspacedReader(base);
  const adjust = ADJUSTMENTS[base];
  const readAt = (folded: string, at: number): NumberSpan | undefined => {
    const unit = folded.charCodeAt(at);
    if (isDigitUnit(unit)) return readDigits(folded, at, lexicon);
    if (unit === POINT || unit === COMMA) return readPointDigits(folded, at, lexicon);
    if (isWordUnit(unit)) return readWords(folded, at, lexicon);
    const vulgar = readVulgar(folded, at);
    if (vulgar !== undefined) return vulgar;
    return readUnspaced?.(folded, at, lexicon);
  };
  return (folded) => {
    const found: NumberSpan[] = [];
    for (let at = 0; at < folded.length; ) {
      const span = readAt(folded, at);
      if (span !== undefined) found.push(adjust?.(folded, span, lexicon) ?? span);
      at = span?.end ?? skipWord(folded, at);
    }
    return withoutIndefinite(folded, found, base);
  };
};
