import { agentPath } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import type { CommandArguments } from '../command.ts';
import { restorePointIn } from './restore.ts';

/** The revision that `--at` names, or the one that was the newest at its time. */
export const revisionAt = async (
  client: Client,
  agentId: string,
  args: CommandArguments,
): Promise<number> => {
  const place = restorePointIn(args);
  if ('revision' in place) return place.revision;
  const call = { method: 'GET', path: `${agentPath(agentId)}/at?${queryOf(place)}` } as const;
  return (await client.json<{ readonly revision: number }>(call)).revision;
};
