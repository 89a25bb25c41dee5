import { count } from '../frame/numbers.ts';
import type { Assignment } from './teaching.ts';
import { text } from './text.ts';

type AllEffects = NonNullable<Assignment['effects']>;
type Reading = AllEffects['texts'][number]['before'];

/** The side effects of assigning the phrases. */
export const Effects = ({
  assignment: { changed, effects },
  language,
}: {
  readonly assignment: Assignment;
  readonly language: string;
}) => {
  if (!changed) return <p>{text.value.nothingNew}</p>;
  if (effects === undefined) return null;
  const checkedCount = count(effects.checked);
  if (effects.changed === 0) return <p class="good">{text.value.harmless(checkedCount)}</p>;
  return (
    <>
      <p>{text.value.harms(count(effects.changed), checkedCount)}</p>
      <ul>
        {effects.texts.map(({ text: utterance, before, after }) => (
          <li key={utterance}>
            <q dir="auto" lang={language}>
              {utterance}
            </q>
            : <span class={before.intentName === undefined ? '' : 'warn'}>{readingOf(before)}</span> →{' '}
            <span class={before.intentName === undefined ? 'good' : ''}>{readingOf(after)}</span>
          </li>
        ))}
      </ul>
      {effects.texts.length < effects.changed && (
        <p class="small">{text.value.more(count(effects.changed - effects.texts.length))}</p>
      )}
    </>
  );
};

const readingOf = ({ intentName, values }: Reading): string => {
  if (intentName === undefined) return text.value.notUnderstood;
  const valueTexts = values.map(({ parameter, original }) => `${parameter}: ${original}`).join(', ');
  return `${intentName} (${valueTexts === '' ? text.value.noValues : valueTexts})`;
};
