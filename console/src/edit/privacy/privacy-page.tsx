import { callWithRevision } from '../../api/call.ts';
import { may } from '../../frame/rights.ts';
import { useTitle } from '../../frame/title.ts';
import { wordFor } from '../../frame/words.ts';
import type { EditedPart } from '../draft/edited-part.ts';
import { Editor } from '../draft/editor.tsx';
import { NumberField } from '../fields/fields.tsx';
import { MaskingRules, type Rule, ruleFor } from './masking-rules.tsx';
import { shorterRetention } from './shorter-retention.ts';
import { text } from './text.ts';

type Privacy = { readonly masking: readonly Rule[]; readonly retentionDays: number };

/** The masking rules of an agent, and how long it keeps sessions. */
export const Page = ({ agent }: { readonly agent: string }) => {
  useTitle(text.value.title, agent);
  return (
    <>
      <h1>{text.value.title}</h1>
      <p class="explained">{text.value.about}</p>
      {may('changes') && !may('privacy') && <p class="explained">{text.value.readOnly}</p>}
      <Editor part={privacyOf(agent)}>
        {({ value, set }) => (
          <>
            <MaskingRules rules={value.masking} onChange={(masking) => set({ masking })} />
            <section aria-labelledby="retention-title">
              <h2 id="retention-title">{text.value.retention}</h2>
              <NumberField
                label={text.value.fields.retentionDays}
                hint={text.value.retentionHint}
                min={0}
                value={value.retentionDays}
                onChange={(retentionDays) => set({ retentionDays })}
              />
            </section>
          </>
        )}
      </Editor>
    </>
  );
};

const privacyOf = (id: string): EditedPart<Privacy> => ({
  agent: id,
  name: 'privacy',
  needs: 'privacy',
  load: async (signal) => {
    const { value, revision } = await callWithRevision(
      'GET /admin/agents/{id}/privacy',
      { path: { id } },
      signal && { signal },
    );
    const newRules = value.masking.map(
      (rule): Rule =>
        'entity' in rule
          ? { kind: 'entity', of: rule.entity, as: rule.as }
          : { kind: 'pattern', of: rule.pattern, as: rule.as },
    );
    return { value: { masking: newRules, retentionDays: value.retentionDays }, revision };
  },
  save: async ({ masking, retentionDays }, extras) => {
    const body = { retentionDays, masking: masking.map(ruleFor) };
    const request = { path: { id }, body };
    return (await callWithRevision('PUT /admin/agents/{id}/privacy', request, extras)).revision;
  },
  danger: (before, after) => shorterRetention(id, before.retentionDays, after.retentionDays),
  concern: () => (line) => line.what === 'privacy',
  fieldName: ([field = '', place]) => [wordFor(text.value.fields, field), place].filter(Boolean).join(' '),
});
