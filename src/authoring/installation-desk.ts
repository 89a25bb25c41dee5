import {
  evolveInstallation,
  INSTALLATION_CATEGORY,
  INSTALLATION_STREAM,
  type InstallationEvent,
  type InstallationToken,
  type InstallationTokens,
  installationCatalogue,
  type Role,
} from '../agent/installation.ts';
import { ParleyError } from '../kernel/errors.ts';
import { eventId } from '../kernel/event-id.ts';
import type { EventStore } from '../kernel/event-store.ts';
import type { Outside } from '../outside/outside.ts';
import { newToken, tokenHash } from '../outside/secrets.ts';
import { caughtUp } from './agents.ts';

export type GrantedAccess = { readonly tokenId: string; readonly role: Role; readonly token: string };

/** The tokens for a server's management API, besides its admin token. */
export interface InstallationDesk {
  /** The token with this SHA-256 (hexadecimal); undefined if it is invalid. */
  ownerOf(tokenHash: string): InstallationToken | undefined;
  /** The valid tokens. */
  list(): readonly InstallationToken[];
  /** The owner of a token, even if it was revoked. */
  nameOf(tokenId: string): string | undefined;
  /** The token is shown only once. @param by the id of the requesting token, if it has one */
  grant(order: { readonly role: Role; readonly name: string }, by?: string): Promise<GrantedAccess>;
  /** @throws token_not_found */
  revoke(tokenId: string, by?: string): Promise<void>;
  close(): Promise<void>;
}

type Ports = {
  readonly store: EventStore;
  readonly outside: Pick<Outside, 'id' | 'now'>;
  /** The subscription broke; changes by other processes are no longer received. */
  readonly onEnd: (error: Error) => void;
};

/** Resolves when every token granted so far is in memory. */
export const openInstallation = async ({ store, outside, onEnd }: Ports): Promise<InstallationDesk> => {
  let tokens: InstallationTokens = new Map();
  let valid: ReadonlyMap<string, InstallationToken> = new Map();
  let revision = -1;

  const take = (event: InstallationEvent, at: number): void => {
    // The subscription repeats events that this process has already applied.
    if (at <= revision) return;
    revision = at;
    tokens = evolveInstallation(tokens, event);
    const activeTokens = [...tokens.values()].filter(({ isRevoked }) => !isRevoked);
    valid = new Map(activeTokens.map((token) => [token.hash, token]));
  };

  const subscription = await caughtUp(onEnd, (subscriber) =>
    store.subscribe({ category: INSTALLATION_CATEGORY }, undefined, {
      ...subscriber,
      onEvent: (event) => take(installationCatalogue.read(event), event.revision),
    }),
  );

  const record = async (event: InstallationEvent, by: string | undefined): Promise<void> => {
    const requestId = outside.id();
    const metadata = {
      schemaVersion: installationCatalogue.versionOf(event.type),
      occurredAt: outside.now(),
      correlationId: requestId,
      actor: 'admin' as const,
      ...(by !== undefined && { tokenId: by }),
    };
    // Each token is granted once and revoked permanently, so processes need not agree on an order.
    const fresh = { ...event, id: eventId(requestId, 0), metadata };
    await store.append(INSTALLATION_STREAM, [fresh], 'any');
    for await (const event of store.readStream(INSTALLATION_STREAM, { from: revision + 1 })) {
      take(installationCatalogue.read(event), event.revision);
    }
  };

  return {
    ownerOf: (hash) => valid.get(hash),
    list: () => [...valid.values()],
    nameOf: (tokenId) => tokens.get(tokenId)?.name,
    grant: async ({ role, name }, by) => {
      const [tokenId, token, grantedAt] = [outside.id(), newToken(), outside.now()];
      const data = { tokenId, role, name, hash: tokenHash(token), grantedAt };
      await record({ type: 'AccessGranted', data }, by);
      return { tokenId, role, token };
    },
    revoke: async (tokenId, by) => {
      if (tokens.get(tokenId)?.isRevoked !== false) throw new ParleyError('token_not_found', { tokenId });
      await record({ type: 'AccessRevoked', data: { tokenId } }, by);
    },
    close: () => subscription.stop(),
  };
};
