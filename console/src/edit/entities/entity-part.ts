import { call, callWithRevision } from '../../api/call.ts';
import { go, to } from '../../frame/router.ts';
import { type EditedPart, labelOf } from '../draft/edited-part.ts';
import type { Entry } from './entry.ts';
import { text } from './text.ts';

export type EditedEntity = {
  readonly isEnum: boolean;
  readonly automatedExpansion: boolean;
  readonly entries: readonly Entry[];
};

type Place = {
  readonly agent: string;
  readonly entity: string;
  /** Absent for the agent's default language. */
  readonly language: string | undefined;
};

/** An entity with its entries of one language. Entries of other languages do not change. */
export const entityPart = ({ agent: id, entity, language }: Place): EditedPart<EditedEntity> => {
  const query = language === undefined ? {} : { lang: language };
  const bodyOf = ({ entries, ...flags }: EditedEntity) => ({
    ...flags,
    name: entity,
    entries: entries
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, synonyms }) => ({
        value: name,
        synonyms: synonyms.filter((synonym) => synonym.trim() !== ''),
      })),
  });
  const save = (value: EditedEntity, extras = {}) =>
    call(
      'PUT /admin/agents/{id}/entities/{entity}',
      { path: { id, entity }, query, body: bodyOf(value) },
      extras,
    );
  return {
    agent: id,
    name: `entities/${entity}/${language ?? ''}`,
    load: async (signal) => {
      const { value, revision } = await callWithRevision(
        'GET /admin/agents/{id}/entities/{entity}',
        { path: { id, entity }, query },
        signal && { signal },
      );
      // The API also finds an entity by its id, but this page saves it under the name in the address.
      if (value.name !== entity) go(to('agents', id, 'edit', 'entities', value.name), { replaces: true });
      const entries = value.entries.map(({ value: name, synonyms }) => ({ name, synonyms }));
      const { isEnum, automatedExpansion } = value;
      return { value: { isEnum, automatedExpansion, entries }, revision };
    },
    save: async (value, extras) => (await save(value, extras)).revision,
    recreate: async (value) => {
      await save(value);
      go(to('agents', id, 'edit', 'entities', entity));
    },
    concern: () => (line) => line.what === 'entity' && line.name === entity,
    fieldName: (path) => labelOf(text.value.fields, path),
  };
};
