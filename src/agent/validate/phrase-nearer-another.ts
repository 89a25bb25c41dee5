import { type Fault, PAUSE, type ValidationRule } from './rule.ts';
import { isOn, type SaidPhrase, type ScoresOf, type Subject } from './subject.ts';

/** Scores whose log-odds differ by less count as equal. Close to 1, scores alone hardly differ. */
const CLOSE_LOG_ODDS = 0.5;
const SCORE_EPSILON = 1e-6;

export const phraseNearerAnother: ValidationRule = {
  code: 'phrase_nearer_another',
  severity: 'warning',
  summary: 'a phrase that resembles another intent more than its own',
  example: '"stop the music" is a phrase of "alarm.off", but resembles "music.stop".',
  hint: 'Move the phrase, or give its own intent more phrases like it.',
  find: function* (subject) {
    const { phrases, scoresOf } = subject;
    if (scoresOf === undefined) return;
    for (const spokenPhrase of phrases) {
      const { intent, phrase } = spokenPhrase;
      if (!intent.auto || !isOn(intent) || intent.fallbackIntent || phrase.isTemplate) continue;
      // Each is compared with every intent of the agent.
      yield PAUSE;
      yield* faultOf(spokenPhrase, subject, scoresOf);
    }
  },
};

const faultOf = (
  { intent, language, text }: SaidPhrase,
  { intents }: Subject,
  scoresOf: ScoresOf,
): readonly Fault[] => {
  const scores = scoresOf(language, text);
  const own = scores.get(intent.id);
  if (own === undefined) return [];
  const active = new Set(intent.contexts.map((name) => name.toLowerCase()));
  const nearer = intents
    .filter((other) => isOn(other) && other.contexts.every((name) => active.has(name.toLowerCase())))
    .map(({ name, id }) => ({ name, score: scores.get(id) ?? 0 }))
    .reduce((best, rival) => (rival.score > best.score ? rival : best), { name: intent.name, score: own });
  if (logOdds(nearer.score) < logOdds(own) + CLOSE_LOG_ODDS) return [];
  const [theirs, ours] = [nearer.score.toFixed(2), own.toFixed(2)];
  return [
    {
      intent: intent.name,
      language,
      message: `"${text}" resembles "${nearer.name}" (${theirs}) more than its own phrases (${ours})`,
      facts: { text, nearer: nearer.name, theirs: nearer.score, ours: own },
    },
  ];
};

const logOdds = (score: number): number => {
  const inside = Math.min(1 - SCORE_EPSILON, Math.max(SCORE_EPSILON, score));
  return Math.log(inside / (1 - inside));
};
