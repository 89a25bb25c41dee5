import { Type } from '../../kernel/schema.ts';

/** What the operations on the contexts and the entities of a session have in common. */
export const SessionParameters = Type.Object({ sessionId: Type.String() });
export const NameParameter = Type.Object({ name: Type.String() });
export const sessionErrors = ['session_id_missing', 'session_id_too_long'] as const;
/** Of an operation that waits until earlier requests of its session are answered; a reader does not. */
export const queueErrors = ['store_busy', 'session_queue_full'] as const;
export const sessionChangeErrors = [...sessionErrors, ...queueErrors] as const;
