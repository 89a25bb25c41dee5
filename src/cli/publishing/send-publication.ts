import { agentPath } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import type { PublicationResult } from './publication-text.ts';

type Order = {
  readonly agentId: string;
  readonly change: 'publish' | 'rollback';
  readonly environment: string | undefined;
};

/** Tries or records a publication or a rollback; without a revision the server chooses it. */
export const publicationSender =
  (client: Client, { agentId, change, environment }: Order) =>
  (revision: number | undefined, { dryRun }: { readonly dryRun: boolean }): Promise<PublicationResult> =>
    client.json<PublicationResult>({
      method: 'POST',
      path: `${agentPath(agentId)}/${change}`,
      body: { revision, environment, dryRun },
    });
