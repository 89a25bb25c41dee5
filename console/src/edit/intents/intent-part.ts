import { call, callWithRevision } from '../../api/call.ts';
import { go, to } from '../../frame/router.ts';
import { type EditedPart, labelOf } from '../draft/edited-part.ts';
import type { EditedIntent } from './edited-intent.ts';
import { text } from './text.ts';

type Place = {
  readonly agent: string;
  readonly intent: string;
  /** Absent for the agent's default language. */
  readonly language: string | undefined;
};

const queryOf = ({ language }: Pick<Place, 'language'>) => (language === undefined ? {} : { lang: language });

/** An intent in one language. Its texts in other languages do not change. */
export const intentPart = (place: Place): EditedPart<EditedIntent> => {
  const { agent: id, intent } = place;
  const query = queryOf(place);
  return {
    agent: id,
    name: `intents/${intent}/${place.language ?? ''}`,
    load: async (signal) => {
      const request = { path: { id, intent }, query };
      const { value, revision } = await callWithRevision(
        'GET /admin/agents/{id}/intents/{intent}',
        request,
        signal === undefined ? {} : { signal },
      );
      const { id: _, templates: __, ...fields } = value;
      return { value: fields, revision };
    },
    save: async (body, extras) => {
      const request = { path: { id, intent }, query, body };
      return (await call('PUT /admin/agents/{id}/intents/{intent}', request, extras)).revision;
    },
    recreate: async (body) => {
      const request = { path: { id, intent: body.name }, query, body };
      const { diff } = await call('PUT /admin/agents/{id}/intents/{intent}', request);
      go(to('agents', id, 'edit', 'intents', diff.intents[0]?.id ?? body.name));
    },
    concern:
      ({ name }) =>
      (line) =>
        line.what === 'intent' && line.name === name,
    fieldName: (path) => labelOf(text.value.fields, path),
  };
};
