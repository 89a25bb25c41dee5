import type { Agent } from '../agent/agent.ts';
import type { Circuit } from '../agent/circuit.ts';
import { isSamePlace } from '../agent/place.ts';
import { withoutSecrets } from '../agent/sealed.ts';
import { jsonIn } from '../kernel/json-in.ts';
import { CIRCUIT_FAILURES, WEBHOOK_TIMEOUT_MS } from '../kernel/limits/webhooks.ts';
import type { Outside } from '../outside/outside.ts';
import { noTracer, type Tracer } from '../outside/tracer.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';
import type { WebhookExchange } from '../session/webhook-exchange.ts';
import { charsetNotKnown } from '../session/webhook-reply.ts';
import { type AllowedAddresses, assertOpenHost, type Resolve } from './address-guard.ts';
import { callFailure } from './call-failure.ts';
import { type DecryptedSecrets, decryptSecrets } from './call-secrets.ts';
import { decodeBody } from './charset.ts';
import type { CircuitBreaker, CircuitCaller } from './circuit-breaker.ts';
import { unpackBody } from './content-encoding.ts';
import type { Connections, openConnections, Post, PostResult } from './exchange.ts';
import { headersOf } from './headers.ts';
import { type Masks, masksOf } from './masks.ts';
import type { OpenSecret } from './secret-box.ts';
import { tracedCall } from './traced-call.ts';

export type WebhookCall = SessionEventOf<'WebhookRequested'>['data'];

/** The owner of the called webhook: its settings and its secrets, which must not be recorded. */
export type WebhookOwner = Pick<Agent, 'id' | 'settings' | 'tokens'>;

/** Makes a recorded call once. Never throws: every result is an outcome, with secrets masked. */
export type CallWebhook = (call: WebhookCall, owner: WebhookOwner) => Promise<WebhookOutcome>;

export type WebhookClient = {
  readonly call: CallWebhook;
  /** Sends a trial request: the circuit neither blocks it nor counts its outcome. */
  readonly send: CallWebhook;
  /** Removes the owner's secrets from a text, so that it may be recorded. */
  readonly mask: (text: string, owner: WebhookOwner) => string;
  /** Resolves when the code for calls is loaded. */
  readonly ready: () => Promise<void>;
  readonly close: () => Promise<void>;
};

export type WebhookClientOptions = {
  readonly allowedAddresses: AllowedAddresses;
  /** Resolves names; undefined: as the system does. */
  readonly resolve?: Resolve;
  readonly openSecret: OpenSecret;
  /** Called for each call that is skipped because fields of the webhook cannot be decrypted. */
  readonly onUnreadable: (agentId: string, fields: readonly string[]) => void;
  readonly circuits: CircuitBreaker;
  readonly outside: Pick<Outside, 'now'>;
  /** Undefined if tracing is off. */
  readonly tracer?: Tracer;
  /** The maximum duration of any call. */
  readonly timeoutMs?: number;
};

/**
 * Calls webhooks over pooled connections. Redirects are not followed: a redirect is a failure like any other
 * status.
 */
export const webhookClient = (options: WebhookClientOptions): WebhookClient => {
  const {
    allowedAddresses,
    resolve,
    openSecret,
    circuits,
    tracer = noTracer,
    timeoutMs = WEBHOOK_TIMEOUT_MS,
  } = options;
  const connections = lateConnections({ allowedAddresses, resolve }, timeoutMs);
  const masks = maskCache(openSecret);
  const credentialsFor = credentialReader(options);

  const sendWith = (
    credentials: Credentials,
    call: WebhookCall,
    owner: WebhookOwner,
  ): Promise<WebhookOutcome> =>
    tracedCall(tracer, call, owner, (traceHeaders) => sendOnce(credentials, call, owner, traceHeaders));

  const sendOnce = async (
    { username, secrets }: Credentials,
    call: WebhookCall,
    owner: WebhookOwner,
    traceHeaders: Readonly<Record<string, string>>,
  ): Promise<WebhookOutcome> => {
    const { webhook } = owner.settings;
    try {
      const url = new URL(call.url);
      assertOpenHost(url.hostname, allowedAddresses);
      const callHeaders = headersOf(username, secrets, { ...call, sentAt: options.outside.now() });
      const post: Post = {
        url,
        headers: { ...traceHeaders, ...callHeaders },
        body: call.body,
        timeoutMs: Math.min(webhook.timeoutMs ?? timeoutMs, timeoutMs),
      };
      const client = await connections.open();
      return outcomeOf(await client.post(post), masks(owner));
    } catch (error) {
      return { elapsedMs: 0, ...callFailure(error) };
    }
  };

  return {
    send: async (call, owner) => {
      const credentials = credentialsFor(call, owner);
      return credentials === undefined ? unreadable : sendWith(credentials, call, owner);
    },
    mask: (text, owner) => masks(owner).text(text),
    ready: () => connections.open().then(() => undefined),
    close: connections.close,
    call: async (call, owner) => {
      const credentials = credentialsFor(call, owner);
      // An undecryptable secret says nothing about the address, so its circuit does not count it.
      if (credentials === undefined) return unreadable;
      return throughCircuit(circuits, { call, owner }, () => sendWith(credentials, call, owner));
    },
  };
};

/** Loads the HTTP client on the first call, because many servers never call and loading it slows the start. */
const lateConnections = (...options: Parameters<typeof openConnections>) => {
  let loading: Promise<Connections> | undefined;
  return {
    open: (): Promise<Connections> => {
      loading ??= import('./exchange.ts').then((exchange) => exchange.openConnections(...options));
      return loading;
    },
    close: async (): Promise<void> => {
      const connections = await loading;
      await connections?.close();
    },
  };
};

/** Sends unless the circuit of the address is open, and reports the end to the circuit. */
const throughCircuit = async (
  circuits: CircuitBreaker,
  { call, owner }: { readonly call: WebhookCall; readonly owner: WebhookOwner },
  send: () => Promise<WebhookOutcome>,
): Promise<WebhookOutcome> => {
  const failuresMax = owner.settings.webhook.circuitFailures ?? CIRCUIT_FAILURES;
  if (failuresMax === 0 || !URL.canParse(call.url)) return send();
  const caller: CircuitCaller = { address: new URL(call.url).origin, agentId: owner.id, failuresMax };
  // A store that cannot read the circuit must not prevent the call.
  const verdict = await circuits.admit(caller).catch(() => undefined);
  if (verdict?.isAdmitted === false) return circuitOpenOutcome(verdict.circuit);
  const outcome = await send();
  await circuits.reportEnd(caller, circuitFailureOf(outcome), verdict?.trial).catch(() => undefined);
  return outcome;
};

type Credentials = { readonly username: string; readonly secrets: DecryptedSecrets };

/** Undefined if they cannot be decrypted, which is reported to the server. */
const credentialReader =
  ({ openSecret, onUnreadable }: Pick<WebhookClientOptions, 'openSecret' | 'onUnreadable'>) =>
  (call: WebhookCall, { id, settings }: WebhookOwner): Credentials | undefined => {
    // Secrets are never sent to another place.
    const isOwnPlace = isSamePlace(call.url, settings.webhook.url);
    const webhook = isOwnPlace ? settings.webhook : withoutSecrets(settings.webhook);
    const secrets = decryptSecrets({ id, settings: { ...settings, webhook } }, openSecret);
    if (secrets.unreadable.length === 0) return { username: webhook.username, secrets };
    onUnreadable(id, secrets.unreadable);
    return undefined;
  };

/** Clients read this text, so it does not name the field; the agent's owners see that elsewhere. */
const unreadable: WebhookOutcome = {
  elapsedMs: 0,
  failure: 'secret_unreadable',
  details: 'A credential of the webhook cannot be opened.',
};

/** Cached, because decrypting every secret for each call would be expensive. */
const maskCache = (openSecret: OpenSecret): ((owner: WebhookOwner) => Masks) => {
  const cache = new WeakMap<Agent['settings'], { readonly tokens: Agent['tokens']; readonly masks: Masks }>();
  return (owner) => {
    const entry = cache.get(owner.settings);
    if (entry?.tokens === owner.tokens) return entry.masks;
    const masks = masksOf(owner, openSecret);
    cache.set(owner.settings, { tokens: owner.tokens, masks });
    return masks;
  };
};

const circuitOpenOutcome = ({ failures, retryAt }: Circuit): WebhookOutcome => ({
  elapsedMs: 0,
  failure: 'circuit_open',
  details: `Webhook is not called before ${retryAt}: ${failures} calls in a row failed.`,
});

/** Failures that show that a service does not work. An unusable reply, or a refusal, does not. */
const circuitFailureOf = (outcome: WebhookOutcome): string | undefined => {
  if (!('failure' in outcome)) return undefined;
  const { failure, status = 0, details } = outcome;
  if (failure === 'http_status') return status >= 500 ? details : undefined;
  return failure === 'timeout' || failure === 'unreachable' ? details : undefined;
};

const outcomeOf = (
  { exchange, status, statusText = '', bytes, error }: PostResult,
  masks: Masks,
): WebhookOutcome => {
  const unpacked = unpackBody(bytes, exchange.receivedHeaders);
  const { text, unknownCharset } = decodeBody(unpacked.bytes, exchange.receivedHeaders);
  const replyText = text.replace(/^\ufeff/, '');
  const body = masks.text(replyText);
  // Bytes in base64 would contain what is masked in the text.
  const keepsBytes = body === replyText && !Buffer.from(replyText).equals(bytes);
  const maskedExchange: WebhookExchange = {
    ...exchange,
    sentHeaders: [...masks.headers(exchange.sentHeaders)],
    receivedHeaders: [...masks.headers(exchange.receivedHeaders)],
    ...(keepsBytes && { receivedBytes: bytes.toString('base64') }),
  };
  const common = { elapsedMs: exchange.timings.totalMs, exchange: maskedExchange };
  const answer = status === undefined ? {} : { status, body };
  if (error !== undefined) return { ...common, ...answer, ...callFailure(error) };
  if (status !== undefined && status < 300) {
    return { ...common, status, body, ...(unpacked.fault ?? charsetFault(unknownCharset, replyText)) };
  }
  const details = masks.text(`${status ?? ''} ${statusText}`.trim());
  return { ...common, ...answer, failure: 'http_status', details };
};

/** Why a reply could not be read as UTF-8. */
const charsetFault = (unknownCharset: string | undefined, text: string) =>
  unknownCharset === undefined || text.trim() === '' || jsonIn(text) !== undefined
    ? undefined
    : ({ failure: 'unreadable', details: charsetNotKnown(unknownCharset) } as const);
