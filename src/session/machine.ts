import { assign, setup } from 'xstate';
import type { SessionEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { newSessionData, type SessionData } from './state.ts';

/** The conditions on a session's data that the machine uses. */
export const guards = {
  slotIsAsked: ({ slotFilling }: SessionData): boolean => slotFilling !== null,
};

const annotationTransitions = {
  NoteAdded: { actions: 'take' },
  NoteRemoved: { actions: 'take' },
  TagsChanged: { actions: 'take' },
} as const;

const restTransitions = {
  ...annotationTransitions,
  QueryReceived: { target: 'answering', actions: 'take' },
  TriggerReceived: { target: 'answering', actions: 'take' },
  ContextsChanged: { actions: 'take' },
  UserEntitiesSet: { actions: 'take' },
  UserEntitiesDeleted: { actions: 'take' },
  UserEntitiesExpired: { actions: 'take' },
  SessionExpired: { target: 'expired', actions: 'take' },
} as const;

/**
 * listening → answering → listening
 * listening → answering → prompting → answering → … → listening      a required slot is asked for
 * listening → answering → calling → answering → …                     a webhook call is in flight
 * … calling → answering → followingUp → answering → …                 its reply names another trigger
 * listening | prompting → expired → answering | listening             the session was idle for too long
 *
 * Notes and tags describe a session: they are recorded between turns and do not change its data.
 *
 * Every append ends in a state tagged `resting`, so a crash can find a session only there.
 *
 * This definition is the specification and the test oracle. Actors do not run XState's own `transition`,
 * because it costs about a hundred times as much: they run the table that `fold.ts` compiles from it.
 */
export const sessionMachine = setup({
  types: { context: {} as SessionData, events: {} as SessionEvent },
  guards: { slotIsAsked: ({ context }) => guards.slotIsAsked(context) },
  actions: { take: assign(({ context, event }) => evolve(context, event)) },
}).createMachine({
  id: 'session',
  context: newSessionData,
  initial: 'listening',
  states: {
    listening: { tags: 'resting', on: restTransitions },
    prompting: {
      tags: 'resting',
      on: { ...restTransitions, SlotFillingCancelled: { target: 'listening', actions: 'take' } },
    },
    answering: {
      on: {
        UserEntitiesSet: { actions: 'take' },
        SlotFillingCancelled: { actions: 'take' },
        IntentMatched: { actions: 'take' },
        NothingMatched: { actions: 'take' },
        SlotPrompted: { actions: 'take' },
        WebhookRequested: { target: 'calling', actions: 'take' },
        FollowupTriggered: { target: 'followingUp', actions: 'take' },
        ReplySent: [
          { guard: 'slotIsAsked', target: 'prompting', actions: 'take' },
          { target: 'listening', actions: 'take' },
        ],
      },
    },
    calling: {
      tags: 'resting',
      on: {
        WebhookReplied: { target: 'answering', actions: 'take' },
        WebhookFailed: { target: 'answering', actions: 'take' },
      },
    },
    followingUp: { on: { IntentMatched: { target: 'answering', actions: 'take' } } },
    expired: {
      on: {
        ...annotationTransitions,
        QueryReceived: restTransitions.QueryReceived,
        TriggerReceived: restTransitions.TriggerReceived,
        ContextsChanged: { target: 'listening', actions: 'take' },
        UserEntitiesSet: { target: 'listening', actions: 'take' },
      },
    },
  },
});
