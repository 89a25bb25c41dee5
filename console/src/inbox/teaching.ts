import { basedOn, call, type Reply } from '../api/call.ts';

export type Assignment = Reply<'POST /admin/agents/{id}/inbox/assign'>;

/** `intent` is absent for a new one. */
type About = { readonly language: string; readonly intent: string | undefined };

/** The texts with the values annotated that the agent's model finds. */
export const propose = async (
  id: string,
  utterances: readonly string[],
  { language: lang, intent: intentId }: About,
): Promise<readonly string[]> => {
  const body = { utterances: [...utterances], lang, ...(intentId !== undefined && { intentId }) };
  const { phrases } = await call('POST /admin/agents/{id}/inbox/annotate', { path: { id }, body });
  return phrases.map(({ annotated }) => annotated);
};

export type Order = {
  readonly language: string;
  readonly intent: string;
  readonly isNew: boolean;
  /** With annotations. */
  readonly phrases: readonly string[];
};

/** @param revision the one that the reader saw; later changes are not overwritten */
export const assign = (
  id: string,
  { language: lang, intent: intentId, isNew, phrases }: Order,
  { dryRun = false, revision }: { readonly dryRun?: boolean; readonly revision?: number },
): Promise<Assignment> =>
  call(
    'POST /admin/agents/{id}/inbox/assign',
    { path: { id }, query: { dryRun }, body: { lang, intentId, create: isNew, phrases: [...phrases] } },
    revision === undefined ? {} : basedOn(revision),
  );

/** The possible annotations: the parameters of the intent first, then the agent's entities. */
export const namesFor = async (
  id: string,
  { intent, language: lang }: About,
  signal: AbortSignal,
): Promise<readonly string[]> => {
  const { entities } = await call('GET /admin/agents/{id}/entities', { path: { id } }, { signal });
  const parameterNames =
    intent === undefined
      ? []
      : await call(
          'GET /admin/agents/{id}/intents/{intent}',
          { path: { id, intent }, query: { lang } },
          {
            signal,
          },
        ).then(({ responses = [] }) =>
          responses.flatMap(({ parameters = [] }) => parameters.map(({ name }) => name)),
        );
  return [...new Set([...parameterNames, ...entities.map(({ name }) => name)])];
};
