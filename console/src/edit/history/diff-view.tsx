import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Reply } from '../../api/call.ts';
import { count, share } from '../../frame/numbers.ts';
import { text } from './text.ts';

type Diff = Reply<'GET /admin/agents/{id}/diff'>['diff'];

/** A difference by intent, phrase, reply, entity and setting. */
export const DiffView = ({ diff, isEmpty }: { readonly diff: Diff; readonly isEmpty: boolean }) => {
  if (isEmpty) return <p>{text.value.noDifference}</p>;
  return (
    <div class="diff">
      {diff.intents.map((intent) => (
        <DiffPart key={intent.id} title={text.value.intent(intent.name)} change={intent.change}>
          <Lines title={text.value.phrases} lines={intent.phrases.map(phraseLine)} />
          <Lines title={text.value.replies} lines={intent.replies.map(replyLine)} />
          <Lines title={text.value.fields} lines={intent.fields.map(fieldLine)} />
        </DiffPart>
      ))}
      {diff.entities.map((entity) => (
        <DiffPart key={entity.id} title={text.value.entity(entity.name)} change={entity.change}>
          <Lines title={text.value.entries} lines={entity.entries.map(entryLine)} />
          <Lines title={text.value.fields} lines={entity.fields.map(fieldLine)} />
        </DiffPart>
      ))}
      <FieldPart title={text.value.settings} fields={diff.settings} />
      <FieldPart title={text.value.privacy} fields={diff.privacy} />
      {diff.tokens.map(({ id, kind, change }) => (
        <DiffPart key={id} title={text.value.token(kind)} change={change}>
          <code>{id}</code>
        </DiffPart>
      ))}
      {diff.environments.map((environment) => (
        <EnvironmentPart key={environment.name} {...environment} />
      ))}
    </div>
  );
};

type Kind = Diff['intents'][number]['change'];

/** The old and the new value; for an added or removed one only one of them. */
type Line = {
  readonly before?: string | undefined;
  readonly after?: string | undefined;
  readonly of?: string;
};

type PartProps = { readonly title: string; readonly change: Kind; readonly children: ComponentChildren };

const DiffPart = ({ title, change, children }: PartProps) => (
  <section>
    <h3>
      <span dir="auto">{title}</span> <small>{text.value.kinds[change]}</small>
    </h3>
    {children}
  </section>
);

const FieldPart = ({ title, fields }: { readonly title: string; readonly fields: Diff['settings'] }) =>
  fields.length === 0 ? null : (
    <DiffPart title={title} change="changed">
      <Lines title={text.value.fields} lines={fields.map(fieldLine)} />
    </DiffPart>
  );

/** Which revision answers, and what share or shadow of another one. */
const EnvironmentPart = ({ name, change, before, after, ...beside }: Diff['environments'][number]) => {
  const { splitBefore, splitAfter, shadowBefore, shadowAfter } = beside;
  return (
    <DiffPart title={text.value.environment(name)} change={change}>
      {before !== after && (
        <Lines title={text.value.revision} lines={[{ before: valueText(before), after: valueText(after) }]} />
      )}
      {(splitBefore ?? splitAfter) !== undefined && (
        <Lines
          title={text.value.split}
          lines={[{ before: splitLine(splitBefore), after: splitLine(splitAfter) }]}
        />
      )}
      {(shadowBefore ?? shadowAfter) !== undefined && (
        <Lines
          title={text.value.shadow}
          lines={[{ before: valueText(shadowBefore?.revision), after: valueText(shadowAfter?.revision) }]}
        />
      )}
    </DiffPart>
  );
};

/** Further lines are shown on a click, because an import may change a hundred thousand. */
const LINES_SHOWN_MAX = 100;

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly Line[] }) => {
  const [visibleCount, setVisibleCount] = useState(LINES_SHOWN_MAX);
  if (lines.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {lines.slice(0, visibleCount).map(({ before, after, of }, at) => (
          <li key={at} dir="auto">
            {of !== undefined && <span class="small">{of} </span>}
            {before !== undefined && <del>− {before}</del>} {after !== undefined && <ins>+ {after}</ins>}
          </li>
        ))}
      </ul>
      {lines.length > visibleCount && (
        <button type="button" onClick={() => setVisibleCount(visibleCount + LINES_SHOWN_MAX)}>
          {text.value.more(count(lines.length - visibleCount))}
        </button>
      )}
    </>
  );
};

const valueText = (value: unknown): string | undefined => {
  if (value === undefined) return undefined;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

const splitLine = (split: Diff['environments'][number]['splitAfter']): string | undefined =>
  split && text.value.splitOf(share(split.share), split.revision);

const onSide = (change: Kind, line: string): Line =>
  change === 'removed' ? { before: line } : { after: line };

const phraseLine = ({
  change,
  language,
  text: phrase,
  before,
}: Diff['intents'][number]['phrases'][number]): Line => ({
  ...onSide(change, phrase),
  ...(before !== undefined && { before }),
  of: language,
});

const replyLine = ({
  change,
  language,
  platform,
  text: reply,
}: Diff['intents'][number]['replies'][number]): Line => ({
  ...onSide(change, reply),
  of: [language, platform].filter(Boolean).join(', '),
});

const entryLine = ({
  change,
  language,
  value,
  synonyms,
  before,
}: Diff['entities'][number]['entries'][number]): Line => ({
  ...onSide(change, `${value}: ${synonyms.join(', ')}`),
  ...(before !== undefined && { before: `${value}: ${before.join(', ')}` }),
  of: language,
});

const fieldLine = ({ path, before, after }: Diff['settings'][number]): Line => ({
  before: valueText(before),
  after: valueText(after),
  of: path,
});
