import {
  koreanFunctionVerbs,
  koreanFunctionWords,
  koreanParticles,
  koreanVerbalisers,
} from './data/korean-words.ts';

const wordsIn = (words: string): readonly string[] => words.split(/\s+/);

const FUNCTION_WORDS: ReadonlySet<string> = new Set(wordsIn(koreanFunctionWords));
const FUNCTION_VERBS = wordsIn(koreanFunctionVerbs);
const FUNCTION_VERB = new RegExp(`^(?:${FUNCTION_VERBS.join('|')})`, 'u');
const PARTICLE = new RegExp(`(?:${wordsIn(koreanParticles).join('|')})$`, 'u');
const VERBAL_NOUN = new RegExp(`^(\\p{L}{2,}?)(?:${wordsIn(koreanVerbalisers).join('|')})\\p{L}*$`, 'u');
/** The end of a sentence, or of a part of one. */
const VERB_END = /(?:요|다|까|니|죠|줘|고|서|면|데)$/u;
/** They also end nouns: 책이 is a book, 아이 a child. */
const SUBJECT_PARTICLE = /^(\p{L})[이가]$/u;
const THING_PARTICLE = /.[이가은는을를]$/u;
/** Most nouns have two syllables; what follows is often an ending. */
const BEGINNING_CHARS = 2;

export type KoreanWord = {
  /** The beginnings by which it is compared: more than one if its last syllable may be a particle. */
  readonly beginnings: readonly string[];
  readonly isVerb: boolean;
  /** Whether it is a noun with a particle that says that the sentence is about it, or without any. */
  readonly noun: 'subject' | 'bare' | undefined;
};

/** A word without what is joined to it; undefined for one that says nothing about the subject of a text. */
export const koreanWord = (word: string): KoreanWord | undefined => {
  if (FUNCTION_WORDS.has(word)) return undefined;
  const noun = VERBAL_NOUN.exec(word)?.[1];
  if (noun === undefined && VERB_END.test(word)) return verbOf(word);
  const bare = noun ?? word.replace(PARTICLE, '');
  const stem = bare.length > BEGINNING_CHARS ? bare.replace(/[이가]$/u, '') : bare;
  if (stem === '' || FUNCTION_WORDS.has(stem) || FUNCTION_VERBS.includes(stem)) return undefined;
  const subject = SUBJECT_PARTICLE.exec(stem)?.[1];
  if (subject !== undefined && FUNCTION_WORDS.has(subject)) return undefined;
  const beginning = stem.slice(0, BEGINNING_CHARS);
  return {
    beginnings: subject === undefined ? [beginning] : [beginning, subject],
    isVerb: false,
    noun: nounIn(word, bare),
  };
};

const nounIn = (word: string, bare: string): KoreanWord['noun'] => {
  if (word === bare) return 'bare';
  return THING_PARTICLE.test(word) ? 'subject' : undefined;
};

const verbOf = (word: string): KoreanWord | undefined => {
  const bare = word.replace(PARTICLE, '');
  if (FUNCTION_WORDS.has(bare) || FUNCTION_VERB.test(word)) return undefined;
  return { beginnings: [word.slice(0, BEGINNING_CHARS), word.slice(0, 1)], isVerb: true, noun: undefined };
};
