import { NumberBuilder } from './number-builder.ts';
import { SYLLABLE_SYSTEM, type SyllableNumber } from './syllable-sums.ts';

type Kana = { readonly text: string; readonly kind: 'unit' | 'scale'; readonly value: number };

/** How numbers are said, with the sounds that change before hundreds and thousands. Longest first. */
const KANA: readonly Kana[] = (
  [
    [
      'unit',
      'ぜろ=0 れい=0 いち=1 いっ=1 に=2 さん=3 よん=4 し=4 ご=5 ろく=6 ろっ=6 なな=7 しち=7 はち=8 はっ=8 きゅう=9 く=9',
    ],
    [
      'scale',
      'じゅう=10 じゅっ=10 ひゃく=100 びゃく=100 ぴゃく=100 せん=1000 ぜん=1000 まん=1e4 おく=1e8 ちょう=1e12',
    ],
  ] as const
)
  .flatMap(([kind, words]) =>
    words.split(' ').map((entry): Kana => {
      const [text = '', value] = entry.split('=');
      return { text, kind, value: Number(value) };
    }),
  )
  .sort((a, b) => b.text.length - a.text.length);

/** What may follow: particles, counters and the end of the kana. */
const AFTER =
  /^(?:$|[^\u3041-\u3096ー]|(?:です|でした|だ|は|が|を|の|と|に|で|も|から|まで|より|くらい|ぐらい|ほど|にん|えん|かい|こ|つ|ど|さい|ばん|ほん|まい|ねん|がつ|にち|じ|ふん|ぷん|びょう))/;
const KANA_BEFORE = /[\u3041-\u3096ー]$/;
/** Longer than any number below a quadrillion. */
const KANA_UNITS_MAX = 60;

/**
 * A number in hiragana: さんぜんにひゃくじゅうなな is 3217. Kana has no spaces, and the names of small numbers are
 * parts of many words (いちご, さんぽ), so a number has a scale and another part, or stands between spaces.
 */
export const readKanaNumber = (folded: string, at: number): SyllableNumber | undefined => {
  if (KANA_BEFORE.test(folded.charAt(at - 1))) return undefined;
  const builder = new NumberBuilder(SYLLABLE_SYSTEM);
  const limit = Math.min(folded.length, at + KANA_UNITS_MAX);
  let best: SyllableNumber | undefined;
  let parts = 0;
  let hasScale = false;
  for (let end = at; end < limit; ) {
    const next = KANA.find(({ text }) => folded.startsWith(text, end));
    if (next === undefined || !builder.take({ kind: next.kind, value: next.value })) break;
    end += next.text.length;
    parts += 1;
    hasScale ||= next.kind === 'scale';
    const isWhole = hasScale && parts > 1;
    const stands = isWhole ? AFTER.test(folded.slice(end, end + 12)) : isApart(folded, at, end);
    // A small っ is never the end of a number.
    if (stands && !next.text.endsWith('っ')) best = { end, value: builder.value };
  }
  return best;
};

/** A lone number between spaces, of at least two kana, because に and し are particles. */
const isApart = (folded: string, at: number, end: number): boolean =>
  end - at >= 2 &&
  (at === 0 || folded.charAt(at - 1) === ' ') &&
  (end === folded.length || folded.charAt(end) === ' ');
