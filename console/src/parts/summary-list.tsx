import type { Reply } from '../api/call.ts';
import { share } from '../frame/numbers.ts';
import { language } from '../frame/words.ts';

type SummarisedChange = Pick<
  Reply<'GET /admin/agents/{id}/changes'>['changes'][number],
  'summary' | 'summaryLines'
>;
type Line = SummarisedChange['summaryLines'][number];

/** A summary of a difference of an agent. */
export const SummaryList = (of: SummarisedChange) => (
  <ul class="summary">
    {summaryTexts(of).map((line) => (
      <li key={line} class="break" dir="auto">
        {line}
      </li>
    ))}
  </ul>
);

/** The English text comes from the server. */
export const summaryTexts = ({ summary, summaryLines }: SummarisedChange): readonly string[] =>
  language.value === 'de' ? summaryLines.map(inGerman) : summary;

const subjects: Readonly<Record<Line['what'], string>> = {
  agent: 'Agent',
  intent: 'Intent',
  entity: 'Entität',
  settings: 'Einstellungen',
  privacy: 'Datenschutz',
  token: 'Token',
  environment: 'Umgebung',
};

const changes: Readonly<Record<Line['change'], string>> = {
  added: 'neu',
  changed: 'geändert',
  removed: 'entfernt',
  created: 'angelegt',
  deleted: 'gelöscht',
  undeleted: 'zurückgeholt',
};

const nouns: Readonly<Record<Line['counts'][number]['of'], readonly [string, string]>> = {
  phrase: ['Satz', 'Sätze'],
  reply: ['Antwort', 'Antworten'],
  entry: ['Eintrag', 'Einträge'],
  intent: ['Intent', 'Intents'],
  entity: ['Entität', 'Entitäten'],
};

const inGerman = (line: Line): string => {
  const { what, name = '', change, counts, fields } = line;
  if (what === 'environment') return environmentInGerman(line);
  const subject = name === '' ? subjects[what] : `${subjects[what]} ${name}`;
  const isWhole = change !== 'changed';
  const details = [...counts.map((count) => countInGerman(count, isWhole)), ...fields].join(', ');
  if (details === '') return `${subject}: ${isWhole ? changes[change] : 'Reihenfolge'}`;
  return isWhole ? `${subject}: ${changes[change]} (${details})` : `${subject}: ${details}`;
};

/** @param isWhole whether the item is new, so that all of its details are new */
const countInGerman = ({ of, change, count }: Line['counts'][number], isWhole: boolean): string => {
  const countText = `${count} ${nouns[of][count === 1 ? 0 : 1]}`;
  return isWhole ? countText : `${countText} ${changes[change]}`;
};

const environmentInGerman = ({ name, before, after, split, shadow }: Line): string => {
  if (after === undefined) return `${name}: entfernt`;
  if (before !== after) return `${name}: Revision ${before === undefined ? '' : `${before} → `}${after}`;
  const beside = [
    ...(split === undefined ? [] : [splitInGerman(split)]),
    ...(shadow === undefined ? [] : [shadow ? `Schatten Revision ${shadow.revision}` : 'kein Schatten']),
  ];
  return `${name}: ${beside.join(', ')}`;
};

const splitInGerman = (split: NonNullable<Line['split']> | null): string =>
  split === null
    ? 'keine Aufteilung'
    : `${share(split.share)} der neuen Sitzungen an Revision ${split.revision}`;
