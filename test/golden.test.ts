import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import {
  type Circuit,
  circuitCatalogue,
  circuitEvents,
  closedCircuit,
  evolveCircuit,
} from '../src/agent/circuit.ts';
import { agentCatalogue, agentEvents } from '../src/agent/events.ts';
import { emptyAgent, foldAgent } from '../src/agent/evolve.ts';
import { inboxCatalogue, inboxEvents } from '../src/agent/inbox.ts';
import { installationCatalogue, installationEvents } from '../src/agent/installation.ts';
import { auditCatalogue, auditEvents } from '../src/audit/events.ts';
import type { EventSpec, RecordedEvent } from '../src/kernel/event.ts';
import type { JsonObject } from '../src/kernel/json.ts';
import { personalFieldsOf, withValueAt } from '../src/kernel/personal-fields.ts';
import { erasureCatalogue, erasureEvents } from '../src/privacy/erasure.ts';
import { sessionActor } from '../src/session/actor.ts';
import { type SessionEvent, sessionCatalogue, sessionEvents } from '../src/session/events.ts';
import { replyOf } from '../src/session/reply.ts';
import { evolveResends, type Resends, resendCatalogue, resendEvents } from '../src/session/resends.ts';
import { identityCatalogue, identityEvents } from '../src/store/store-identity.ts';
import {
  recordAgentWithPrivacy,
  recordAgentWithWebhook,
  recordAnnotatedSession,
  recordDeletedAgent,
  recordGoldenAgent,
  recordGoldenAudit,
  recordGoldenCircuit,
  recordGoldenErasure,
  recordGoldenIdentity,
  recordGoldenInbox,
  recordGoldenInstallation,
  recordGoldenRequestEntities,
  recordGoldenResends,
  recordGoldenSession,
  recordGoldenWebhooks,
  recordNamedToken,
  recordPublishedAgent,
  recordRenewedAudit,
  recordShadowedAgent,
  recordSplitAgent,
  recordTaughtAgent,
  recordUndeletedAgent,
  recordUnreadableSecret,
} from './support/golden-recordings.ts';

/**
 * Streams as they were once recorded, and the agent or session that resulted. They are never edited,
 * only added: a version of Parley that reads one of them differently breaks people's history.
 */
/** `PARLEY_RECORD_GOLDEN=1 npx vitest run test/golden.test.ts` records what is not there yet. */
const isRecording = process.env.PARLEY_RECORD_GOLDEN !== undefined;
const folder = join(import.meta.dirname, 'golden');
const golden = (kind: string): readonly string[] =>
  readdirSync(folder).filter((name) => name.startsWith(`${kind}-`) && name.endsWith('.ndjson'));

const eventsIn = (name: string): readonly RecordedEvent[] =>
  readFileSync(join(folder, name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const catalogues = {
  session: sessionCatalogue,
  agent: agentCatalogue,
  circuit: circuitCatalogue,
  audit: auditCatalogue,
  erasure: erasureCatalogue,
  inbox: inboxCatalogue,
  installation: installationCatalogue,
  identity: identityCatalogue,
  resend: resendCatalogue,
};

/** Maps are written as lists of pairs. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_, item) => (item instanceof Map ? [...item] : item)));

const expectFold = (name: string, folded: unknown): void => {
  const file = join(folder, name.replace('.ndjson', '.fold.json'));
  if (isRecording && !existsSync(file)) writeFileSync(file, `${JSON.stringify(plain(folded), null, 1)}\n`);
  expect(plain(folded)).toEqual(JSON.parse(readFileSync(file, 'utf8')));
};

const record = async (name: string, make: () => Promise<readonly RecordedEvent[]>): Promise<void> => {
  const file = join(folder, name);
  if (!isRecording || existsSync(file)) return;
  writeFileSync(file, (await make()).map((event) => `${JSON.stringify(event)}\n`).join(''));
};
await record('session-v1.ndjson', recordGoldenSession);
await record('session-v2-webhooks.ndjson', recordGoldenWebhooks);
await record('session-v3-request-entities.ndjson', recordGoldenRequestEntities);
await record('session-v3-annotated.ndjson', recordAnnotatedSession);
await record('agent-v1.ndjson', recordGoldenAgent);
await record('agent-v1-webhook.ndjson', recordAgentWithWebhook);
await record('agent-v2-webhook.ndjson', recordAgentWithWebhook);
await record('session-v3-secret.ndjson', recordUnreadableSecret);
await record('agent-v1-privacy.ndjson', recordAgentWithPrivacy);
await record('circuit-v1.ndjson', recordGoldenCircuit);
await record('audit-v1.ndjson', recordGoldenAudit);
await record('audit-v1-renewed.ndjson', recordRenewedAudit);
await record('identity-v1.ndjson', recordGoldenIdentity);
await record('erasure-v1.ndjson', recordGoldenErasure);
await record('erasure-v2.ndjson', recordGoldenErasure);
await record('agent-v1-taught.ndjson', recordTaughtAgent);
await record('inbox-v1.ndjson', recordGoldenInbox);
await record('installation-v1.ndjson', recordGoldenInstallation);
await record('inbox-v1-restored.ndjson', recordGoldenInbox);
await record('agent-v1-deleted.ndjson', recordDeletedAgent);
await record('agent-v2-token.ndjson', recordNamedToken);
await record('agent-v3-published.ndjson', recordPublishedAgent);
await record('agent-v4-split.ndjson', recordSplitAgent);
await record('agent-v5-shadow.ndjson', recordShadowedAgent);
await record('agent-v6-undeleted.ndjson', recordUndeletedAgent);
await record('resend-v1.ndjson', recordGoldenResends);

describe('a golden stream', () => {
  it.each(golden('session'))('%s makes the session that it always made, and gives its replies', (name) => {
    const session = sessionActor();
    const replies: unknown[] = [];
    for (const recorded of eventsIn(name)) {
      session.take([sessionCatalogue.read(recorded)]);
      if (recorded.type === 'ReplySent') replies.push(replyOf(session.state().data, 'golden'));
    }
    expectFold(name, { state: session.state(), replies });
  });

  it.each(golden('session'))('%s leads through the same states if its personal fields are blank', (name) => {
    const ajv = new Ajv();
    const fields = personalFieldsOf(sessionEvents);
    const [whole, blank] = [sessionActor(), sessionActor()];
    for (const recorded of eventsIn(name)) {
      const event = sessionCatalogue.read(recorded);
      const data = (fields.get(event.type) ?? []).reduce(
        (before, one) => withValueAt(before, one.path, one.blank),
        event.data as JsonObject,
      );
      const spec = sessionEvents.find(({ type }) => type === event.type);
      expect(spec && ajv.validate(spec.data, data), event.type).toBe(true);
      whole.take([event]);
      blank.take([{ type: event.type, data } as SessionEvent]);
      expect(blank.state().at).toBe(whole.state().at);
    }
    expect(blank.state().data.turns).toBe(whole.state().data.turns);
    expect(replyOf(blank.state().data, 'golden')).toMatchObject({ resolvedQuery: '', parameters: {} });
  });

  it.each(golden('agent'))('%s makes the agent that it always made', (name) => {
    expectFold(name, foldAgent(emptyAgent('golden'), eventsIn(name).map(agentCatalogue.read)));
  });

  it.each(golden('circuit'))('%s leaves the circuit where it always left it', (name) => {
    const states: Circuit[] = [];
    for (const recorded of eventsIn(name)) {
      states.push(evolveCircuit(states.at(-1) ?? closedCircuit, circuitCatalogue.read(recorded)));
    }
    expectFold(name, states);
  });

  it.each(golden('resend'))('%s lists the resends that it always listed', (name) => {
    let resends: Resends<number> = new Map();
    for (const recorded of eventsIn(name))
      resends = evolveResends(resends, resendCatalogue.read(recorded), recorded.revision);
    expectFold(name, resends);
  });
});

describe.each([
  ['session', sessionEvents],
  ['agent', agentEvents],
  ['circuit', circuitEvents],
  ['audit', auditEvents],
  ['erasure', erasureEvents],
  ['inbox', inboxEvents],
  ['installation', installationEvents],
  ['identity', identityEvents],
  ['resend', resendEvents],
] as const)('every event of a %s', (kind, specs: readonly EventSpec[]) => {
  const ajv = new Ajv();
  const recorded = golden(kind).flatMap(eventsIn);
  const understood = recorded.map((event) => catalogues[kind].read(event));

  it.each(specs.map(({ type, version }) => `${type} ${version}`))(
    '%s stands in a golden stream',
    (wanted) => {
      expect(recorded.map(({ type, metadata }) => `${type} ${metadata.schemaVersion}`)).toContain(wanted);
    },
  );

  it.each(specs.map((spec) => [spec.type, spec] as const))(
    '%s has the shape that its schema says',
    (_, spec) => {
      const isLegal = ajv.compile(spec.data);
      for (const { type, data } of understood) {
        if (type === spec.type) expect(isLegal(data), ajv.errorsText(isLegal.errors)).toBe(true);
      }
    },
  );
});
