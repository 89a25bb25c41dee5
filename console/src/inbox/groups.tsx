import { useState } from 'preact/hooks';
import { call, type Reply } from '../api/call.ts';
import { useShortcuts } from '../frame/keys.ts';
import { count, score } from '../frame/numbers.ts';
import { may } from '../frame/rights.ts';
import { Failure } from '../parts/await.tsx';
import { Moment } from '../parts/moment.tsx';
import { TableHead } from '../parts/table-head.tsx';
import { toggle } from '../parts/toggle.ts';
import type { Outcome } from '../parts/undo-line.tsx';
import { AssignDialog } from './assign-dialog.tsx';
import { text } from './text.ts';

type Group = Reply<'GET /admin/agents/{id}/inbox'>['groups'][number];
/** A selected text with its language. */
type ChosenText = { readonly text: string; readonly language: string };

type Props = {
  readonly agent: string;
  readonly groups: readonly Group[];
  readonly isDismissed: boolean;
  readonly onDone: (outcome: Outcome) => void;
};

/** The groups of texts, with actions for the selected ones if the reader may change the agent. */
export const Groups = (props: Props) =>
  may('changes') ? <Decisions {...props} /> : <GroupTable groups={props.groups} />;

const Decisions = ({ agent, groups, isDismissed, onDone }: Props) => {
  const [selectedKeys, setSelectedKeys] = useState<ReadonlySet<string>>(new Set());
  const [isAssigning, setAssigning] = useState(false);
  const [error, setError] = useState<unknown>();
  const selection = groups.flatMap(({ language, utterances }) =>
    utterances
      .filter((utterance) => selectedKeys.has(keyOf(language, utterance.text)))
      .map((utterance) => ({ ...utterance, language })),
  );
  const languages = [...new Set(selection.map(({ language }) => language))];
  const [language = ''] = languages;
  const finish = (outcome: Outcome) => {
    setSelectedKeys(new Set());
    setAssigning(false);
    onDone(outcome);
  };
  const decide = () => {
    setError(undefined);
    dismissOrRestore(agent, selection, isDismissed).then(finish, setError);
  };
  const assign = () => languages.length === 1 && setAssigning(true);
  useKeys({ assign, decide: () => selection.length > 0 && decide(), isDismissed });
  return (
    <>
      <div class="actions">
        <span>{text.value.selected(selection.length)}</span>
        {!isDismissed && (
          <button type="button" class="main" disabled={languages.length !== 1} onClick={assign}>
            {text.value.assign}
          </button>
        )}
        <button type="button" disabled={selection.length === 0} onClick={decide}>
          {isDismissed ? text.value.restore : text.value.dismiss}
        </button>
        {languages.length > 1 && <span class="small">{text.value.oneLanguage}</span>}
      </div>
      {error !== undefined && <Failure error={error} />}
      <GroupTable groups={groups} choice={{ selectedKeys, onSelect: setSelectedKeys }} />
      {isAssigning && (
        <AssignDialog
          agent={agent}
          language={language}
          texts={selection.map((utterance) => utterance.text)}
          onClose={() => setAssigning(false)}
          onDone={finish}
        />
      )}
    </>
  );
};

const keyOf = (language: string, utterance: string): string => `${language}\n${utterance}`;

/** Dismisses or restores texts, and offers to undo that. */
const dismissOrRestore = async (
  id: string,
  selection: readonly ChosenText[],
  isDismissed: boolean,
): Promise<Outcome> => {
  const bodies = [...new Set(selection.map(({ language }) => language))].map((lang) => ({
    lang,
    utterances: selection.filter(({ language }) => language === lang).map((utterance) => utterance.text),
  }));
  const dismiss = () =>
    Promise.all(bodies.map((body) => call('POST /admin/agents/{id}/inbox/dismiss', { path: { id }, body })));
  const restore = () =>
    Promise.all(bodies.map((body) => call('POST /admin/agents/{id}/inbox/restore', { path: { id }, body })));
  await (isDismissed ? restore() : dismiss());
  const { wasDismissed, wasRestored } = text.value;
  return isDismissed
    ? { message: wasRestored(selection.length), undo: dismiss }
    : { message: wasDismissed(selection.length), undo: restore };
};

type Keys = { readonly assign: () => unknown; readonly decide: () => unknown; readonly isDismissed: boolean };

const useKeys = ({ assign, decide, isDismissed }: Keys): void => {
  const { keys, restore } = text.value;
  useShortcuts(
    [
      { keys: 'j', does: keys.next, run: () => moveFocus(1) },
      { keys: 'k', does: keys.previous, run: () => moveFocus(-1) },
      ...(isDismissed ? [] : [{ keys: 'a', does: keys.assign, run: () => void assign() }]),
      { keys: 'g', does: keys.group, run: toggleGroup },
      { keys: 'd', does: isDismissed ? restore : keys.dismiss, run: () => void decide() },
    ],
    [assign, decide, keys],
  );
};

/** Space then selects the text, as usual. */
const moveFocus = (step: 1 | -1): void => {
  const boxes = [...document.querySelectorAll<HTMLInputElement>('.inbox tbody th input[type="checkbox"]')];
  const at = boxes.indexOf(document.activeElement as HTMLInputElement);
  boxes[Math.max(0, Math.min(boxes.length - 1, at + step))]?.focus();
};

/** Like a click on the checkbox of the focused group. */
const toggleGroup = (): void =>
  document.activeElement?.closest('tbody')?.querySelector<HTMLInputElement>('.choose-group input')?.click();

type Choice = {
  readonly selectedKeys: ReadonlySet<string>;
  readonly onSelect: (selectedKeys: ReadonlySet<string>) => void;
};

type TableProps = {
  readonly groups: readonly Group[];
  /** Absent if the reader cannot change texts. */
  readonly choice?: Choice;
};

/** A body per group, with a checkbox for all of its texts if it has several. */
const GroupTable = ({ groups, choice }: TableProps) => (
  <table class="wide inbox">
    <TableHead
      columns={[
        text.value.text,
        { number: text.value.heard },
        text.value.why,
        text.value.nearest,
        text.value.last,
      ]}
    />
    {groups.map(({ language, utterances }) => (
      <tbody key={keyOf(language, utterances[0]?.text ?? '')}>
        {choice !== undefined && utterances.length > 1 && (
          <GroupRow keys={utterances.map((utterance) => keyOf(language, utterance.text))} {...choice} />
        )}
        {utterances.map((one) => (
          <Row key={one.text} language={language} utterance={one} choice={choice} />
        ))}
      </tbody>
    ))}
  </table>
);

type GroupProps = Choice & { readonly keys: readonly string[] };

const GroupRow = ({ keys, selectedKeys, onSelect }: GroupProps) => {
  const isAll = keys.every((key) => selectedKeys.has(key));
  const others = [...selectedKeys].filter((key) => !keys.includes(key));
  return (
    <tr>
      <td colSpan={5}>
        <label class="choose choose-group">
          <input
            type="checkbox"
            checked={isAll}
            onChange={() => onSelect(new Set(isAll ? others : [...others, ...keys]))}
          />
          {text.value.group(keys.length)}
        </label>
      </td>
    </tr>
  );
};

type RowProps = {
  readonly language: string;
  readonly utterance: Group['utterances'][number];
  readonly choice: Choice | undefined;
};

const Row = ({ language, utterance, choice }: RowProps) => {
  const key = keyOf(language, utterance.text);
  const words = (
    <span dir="auto" lang={language}>
      {utterance.text}
    </span>
  );
  return (
    <tr class={choice?.selectedKeys.has(key) ? 'chosen' : ''}>
      <th scope="row" class="break">
        {choice === undefined ? (
          words
        ) : (
          <label class="choose">
            <input
              type="checkbox"
              checked={choice.selectedKeys.has(key)}
              onChange={() => choice.onSelect(toggle(choice.selectedKeys, key))}
            />{' '}
            {words}
          </label>
        )}
      </th>
      <td class="number" data-label={text.value.heard}>
        {count(utterance.count)}
      </td>
      <td>{text.value.kind[utterance.kind]}</td>
      <td class="break" dir="auto" data-label={text.value.nearest}>
        {utterance.intentName === ''
          ? text.value.noIntent
          : `${utterance.intentName} ${score(utterance.score)}`}
      </td>
      <td>
        <Moment at={utterance.lastHeardAt} />
      </td>
    </tr>
  );
};
