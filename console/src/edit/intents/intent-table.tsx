import type { Reply } from '../../api/call.ts';
import { count } from '../../frame/numbers.ts';
import { may } from '../../frame/rights.ts';
import { unsavedParts } from '../../frame/unsaved.ts';
import { intentPlace, wordsInAddress } from '../../parts/intent-place.ts';
import { ActionHead, RowAction } from '../../parts/row-action.tsx';
import { TableHead } from '../../parts/table-head.tsx';
import { text } from './text.ts';

type ListedIntent = Reply<'GET /admin/agents/{id}/intents'>['intents'][number];

type Props = {
  readonly agent: string;
  readonly intents: readonly ListedIntent[];
  /** All intents of the agent, by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly onDelete: (intent: ListedIntent) => void;
};

export const IntentTable = ({ agent, intents, names, onDelete }: Props) => {
  const unsavedNames = [...unsavedParts(agent)];
  const words = wordsInAddress();
  return (
    <table class="wide">
      <TableHead columns={[text.value.name, text.value.action, { number: text.value.phrases }]}>
        {may('changes') && <ActionHead action={text.value.delete} />}
      </TableHead>
      <tbody>
        {intents.map((intent) => (
          <tr key={intent.id}>
            <th scope="row" class="break">
              <a href={intentPlace(agent, intent.id, words)} dir="auto">
                {intent.name}
              </a>
              {intent.fallback && <span class="small"> {text.value.isFallback}</span>}
              {intent.parentId !== undefined && (
                <span class="small" dir="auto">
                  {' '}
                  {text.value.follows(names.get(intent.parentId))}
                </span>
              )}
              {unsavedNames.some((part) => part.startsWith(`intents/${intent.id}/`)) && (
                <span class="small warn"> {text.value.isUnsaved}</span>
              )}
            </th>
            <td class="break" dir="auto">
              {intent.action}
            </td>
            <td class="number" data-label={text.value.phrases}>
              {phraseCounts(intent)}
            </td>
            {may('changes') && (
              <RowAction
                label={text.value.deleteOne(intent.name)}
                action={text.value.delete}
                onClick={() => onDelete(intent)}
              />
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** In one language only the number; in several, `en 12, de 3`. */
const phraseCounts = ({ phrases }: ListedIntent): string => {
  const counts = Object.entries(phrases);
  if (counts.length <= 1) return count(counts[0]?.[1] ?? 0);
  return counts.map(([language, number]) => `${language} ${count(number)}`).join(', ');
};
