import type { Agent, TokenKind } from '../agent/agent.ts';
import type { GivenAgentCommand } from '../agent/commands.ts';
import type { ExportFile, ImportWarning } from '../agent/formats/export-file.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { SecretFault } from '../webhook/call-secrets.ts';
import type { EditBase } from './edit-conflict.ts';

/** The owner of a token. */
export type TokenOwner = {
  readonly agentId: string;
  readonly kind: TokenKind;
  readonly tokenId?: string;
  /** The environment that answers its queries, if it is bound to one. */
  readonly environment?: string;
};

/** The kind of token of a request. */
export type Actor = TokenKind | 'admin';

/** A token to issue: a new one, or one with a value that its owner chose. */
export type TokenOrder = {
  readonly kind: TokenKind;
  readonly value?: string;
  readonly name?: string;
  readonly note?: string;
  readonly environment?: string;
};
export type IssuedToken = { readonly tokenId: string; readonly kind: TokenKind; readonly token: string };
export type NewAgent = {
  readonly agent: Agent;
  /** Shown only once. */
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
  readonly warnings: readonly ImportWarning[];
};

/** Whether a new agent publishes; absent: the server's default. */
type CreationOptions = {
  readonly publishing?: boolean;
  /** Receives the progress of the first training. */
  readonly onProgress?: OnProgress;
  /** When it aborts, the new agent is deleted again. */
  readonly signal?: AbortSignal;
};

/** Facts about an edit besides the kind of its token. */
export type EditOptions = {
  /** The token of the request. */
  readonly tokenId?: string;
  /** The revision that the author had read; absent: the edit overwrites later changes. */
  readonly expects?: EditBase;
};

/** The operations on agents. Methods with an agentId throw agent_not_found. */
export interface AgentDesk {
  /** The owner of the token with this SHA-256 (hexadecimal); undefined for an invalid token. */
  ownerOf(tokenHash: string): TokenOwner | undefined;
  /** Agents that are ready, or deleted ones, whose sessions outlive them. */
  list(status?: 'ready' | 'deleted'): readonly Agent[];
  get(agentId: string): Agent;
  /** As `get`, but includes deleted agents. */
  requireKnown(agentId: string): void;
  /** Resolves when the agent answers with its trained model. */
  create(options: { readonly name: string; readonly language: string } & CreationOptions): Promise<NewAgent>;
  import(
    files: readonly ExportFile[],
    options: { readonly name?: string; readonly fileName?: string } & CreationOptions,
  ): Promise<NewAgent>;
  export(agent: Agent): Promise<readonly ExportFile[]>;
  /** Secrets of the agent's webhook that should be set again. */
  secretFaults(agentId: string): readonly SecretFault[];
  /**
   * Records one change; training runs in the background. @throws the refusals of `decideAgent`, agent_changed
   */
  change(agentId: string, command: GivenAgentCommand, actor: Actor, edit?: EditOptions): Promise<Agent>;
  /** Its record stays, so that it can be brought back. */
  delete(agentId: string, edit?: EditOptions): Promise<void>;
  /** @throws bad_token_value, token_taken */
  issueToken(agentId: string, order: TokenOrder, actor: Actor, edit?: EditOptions): Promise<IssuedToken>;
  revokeToken(agentId: string, tokenId: string, actor: Actor, edit?: EditOptions): Promise<void>;
  /** Resolves when queries use all changes so far. */
  untilTrained(agentId: string): Promise<void>;
  /** How one version of the agent understands texts, without a session. */
  understand(
    agentId: string,
    texts: readonly string[],
    options: { readonly language: string | undefined; readonly contexts: readonly string[] },
  ): Promise<readonly Understanding[]>;
  /** The agent after the event with that revision. */
  atRevision(agentId: string, revision: number): Promise<Agent>;
}
