import { computed, effect, signal } from '@preact/signals';
import { call, type Reply } from '../api/call.ts';
import { session } from '../api/session.ts';

/**
 * `changes`: edit, publish, resend. `sees-all`: pages about more than one agent. `rules`: actions for
 * administrators only. `privacy`: the privacy settings of an agent.
 */
export type Right = 'changes' | 'sees-all' | 'rules' | 'privacy';

type Owner = Reply<'GET /admin/whoami'>;

const owner = signal<Owner | undefined>(undefined);

effect(() => {
  const current = session.value;
  owner.value = undefined;
  if (current === undefined) return;
  call('GET /admin/whoami', {}).then(
    (answer) => {
      if (session.peek() === current) owner.value = answer;
    },
    // Until the rights are known, the page offers what everybody may do; the server refuses the rest anyway.
    () => undefined,
  );
});

/** A developer's token changes its own agent; those of the installation have a role. */
const rightsOf = ({ actor, role }: Owner): ReadonlySet<Right> => {
  if (actor === 'developer') return new Set(['changes', 'privacy']);
  if (role === 'admin') return new Set(['changes', 'sees-all', 'rules', 'privacy']);
  return new Set(role === 'editor' ? ['changes', 'sees-all'] : ['sees-all']);
};

const rights = computed<ReadonlySet<Right>>(() =>
  owner.value === undefined ? new Set<Right>() : rightsOf(owner.value),
);

/** Whether the reader's token has a right, so that a page offers nothing that the server would refuse. */
export const may = (right: Right): boolean => rights.value.has(right);
