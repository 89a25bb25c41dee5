import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import type { StoreProjections } from '../../../views/store-projections.ts';
import { operation } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';

const Change = Type.Enum(['same', 'changed', 'missing', 'unknown'] as const);
const Names = Type.Array(Type.String());

const commonFields = {
  path: '/admin/store/projections',
  tag: 'projections',
  token: 'admin',
  errors: ['store_without_projections'],
} as const;

/** The projections that an event store with its own engine runs for other programs. */
export const storeProjectionOperations = (projections: StoreProjections | undefined) => {
  const there = (): StoreProjections => {
    if (projections === undefined) throw new ParleyError('store_without_projections', {});
    return projections;
  };
  return [
    operation({
      ...commonFields,
      method: 'get',
      summary: "The state of Parley's projections in the event store",
      reply: Type.Object({
        projections: Type.Array(
          Type.Object({
            name: Type.String(),
            change: Change,
            status: Type.String(),
            reason: Type.String(),
            progress: Type.Number({ description: 'Percent.' }),
          }),
        ),
      }),
      run: async () => ({ projections: await there().status() }),
    }),
    operation({
      ...commonFields,
      method: 'get',
      path: '/admin/store/projections/diff',
      summary: 'How the scripts in the event store differ from those of this version',
      reply: Type.Object({
        projections: Type.Array(
          Type.Object({
            name: Type.String(),
            change: Change,
            installed: Type.Optional(Type.String()),
            script: Type.Optional(Type.String()),
          }),
        ),
      }),
      run: async () => ({ projections: await there().diff() }),
    }),
    operation({
      ...commonFields,
      method: 'post',
      summary: 'Install what is missing in the event store, and update what changed',
      bodyLimits: agentBody,
      errors: ['store_without_projections', 'projections_unfinished', 'projection_broken'],
      reply: Type.Object({ created: Names, updated: Names, started: Names, unchanged: Names }),
      run: () => there().install(),
    }),
    operation({
      ...commonFields,
      method: 'delete',
      summary: "Remove Parley's projections and their results from the event store",
      reply: Type.Object({ removed: Names }),
      run: async () => ({ removed: await there().remove() }),
    }),
  ];
};
