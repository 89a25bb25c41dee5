import { type Static, Type } from '../../kernel/schema.ts';

const ofAgent = { id: Type.String() };
const ofSession = { ...ofAgent, session: Type.String() };

/** The parameters of paths below an agent, a session of it and a turn of that. */
export const AgentPath = Type.Object(ofAgent);
export const SessionPath = Type.Object(ofSession);
export const TurnPath = Type.Object({
  ...ofSession,
  turn: Type.String({ pattern: '^[1-9]\\d{0,8}$', description: 'A whole number from 1.' }),
});

/** The session of a path, as the domain names it. */
export const sessionKeyOf = ({ id, session }: Static<typeof SessionPath>) => ({
  agentId: id,
  sessionId: session,
});

export const turnKeyOf = (path: Static<typeof TurnPath>) => ({
  ...sessionKeyOf(path),
  turn: Number(path.turn),
});
