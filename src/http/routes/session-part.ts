import Type from 'typebox';

/** What the operations on the contexts and the entities of a session have in common. */
export const SessionParameters = Type.Object({ sessionId: Type.String() });
export const NameParameter = Type.Object({ name: Type.String() });
export const sessionErrors = [
  'session_id_missing',
  'session_id_too_long',
  'store_busy',
  'session_queue_full',
] as const;
