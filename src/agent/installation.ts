import { type Catalogue, catalogueOf } from '../kernel/catalogue.ts';
import { defineEvent, type EventOf } from '../kernel/event.ts';
import { type Static, Type } from '../kernel/schema.ts';

/** The stream of the installation's own access tokens, which are valid for all agents. */
export const INSTALLATION_CATEGORY = 'installation';
export const INSTALLATION_STREAM = `${INSTALLATION_CATEGORY}-access`;

/** A viewer reads, an editor also changes agents, an admin may do everything. */
export type Role = Static<typeof Role>;
export const Role = Type.Union([Type.Literal('viewer'), Type.Literal('editor'), Type.Literal('admin')]);

const roles: readonly Role[] = ['viewer', 'editor', 'admin'];

/** Whether a role includes the rights of another one. */
export const includesRole = (own: Role, needed: Role): boolean => roles.indexOf(own) >= roles.indexOf(needed);

export const AccessGranted = defineEvent(
  'AccessGranted',
  1,
  Type.Object({
    tokenId: Type.String(),
    role: Role,
    /** The name of its owner. */
    name: Type.String(),
    /** SHA-256 of the token, hexadecimal. */
    hash: Type.String(),
    grantedAt: Type.String(),
  }),
);

export const AccessRevoked = defineEvent('AccessRevoked', 1, Type.Object({ tokenId: Type.String() }));

export const installationEvents = [AccessGranted, AccessRevoked] as const;
export type InstallationEvent = EventOf<typeof installationEvents>;
export const installationCatalogue: Catalogue<InstallationEvent> = catalogueOf(installationEvents);

export type InstallationToken = Extract<InstallationEvent, { type: 'AccessGranted' }>['data'] & {
  /** A revoked token is invalid, but its name still identifies the author of an edit. */
  readonly isRevoked: boolean;
};

export type InstallationTokens = ReadonlyMap<string, InstallationToken>;

export const evolveInstallation = (
  tokens: InstallationTokens,
  event: InstallationEvent,
): InstallationTokens => {
  const { tokenId } = event.data;
  if (event.type === 'AccessGranted')
    return new Map(tokens).set(tokenId, { ...event.data, isRevoked: false });
  const token = tokens.get(tokenId);
  return token === undefined ? tokens : new Map(tokens).set(tokenId, { ...token, isRevoked: true });
};
