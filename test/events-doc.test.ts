import { expect, it } from 'vitest';
import { circuitEvents } from '../src/agent/circuit.ts';
import { agentEvents } from '../src/agent/events.ts';
import { inboxEvents } from '../src/agent/inbox.ts';
import { installationEvents } from '../src/agent/installation.ts';
import { auditEvents } from '../src/audit/events.ts';
import { EventMetadata, type EventSpec } from '../src/kernel/event.ts';
import type { TSchema } from '../src/kernel/schema.ts';
import { erasureEvents } from '../src/privacy/erasure.ts';
import { sessionEvents } from '../src/session/events.ts';
import { resendEvents } from '../src/session/resends.ts';
import { identityEvents } from '../src/store/store-identity.ts';

type Schema = {
  readonly type?: string;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly items?: Schema;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
};

/** A schema in a few words: `text`, `whole number`, `list of {name, lifespan}`. */
const inWords = (schema: Schema): string => {
  if (schema.const !== undefined) return `\`${String(schema.const)}\``;
  if (schema.enum) return schema.enum.map((value) => `\`${String(value)}\``).join(', ');
  if (schema.anyOf) return schema.anyOf.map(inWords).join(', ');
  if (schema.type === 'array') return `list of ${inWords(schema.items ?? {})}`;
  if (schema.patternProperties)
    return `by name: ${inWords(Object.values(schema.patternProperties)[0] ?? {})}`;
  if (schema.properties) return `{${Object.keys(schema.properties).join(', ')}}`;
  const words: Readonly<Record<string, string>> = {
    string: 'text',
    integer: 'whole number',
    object: 'any fields',
  };
  return words[schema.type ?? ''] ?? schema.type ?? 'any JSON';
};

const rows = (schema: TSchema, personal: readonly string[] = []): string => {
  const { properties = {}, required = [] } = schema as Schema;
  const lines = Object.entries(properties).map(([name, field]) => {
    const marks = [
      ...(required.includes(name) ? [] : ['optional']),
      ...(personal.includes(name) ? ['personal'] : []),
      ...(personal.some((path) => path.startsWith(`${name}.`)) ? ['partly personal'] : []),
    ];
    return `| \`${name}\` | ${inWords(field)} | ${marks.join(', ')} |`;
  });
  return lines.length === 0 ? 'No data.' : ['| field | what | |', '|---|---|---|', ...lines].join('\n');
};

const section = ({ type, version, data, personal }: EventSpec): string =>
  `### ${type}\nVersion ${version}\n\n${rows(data, personal)}`;

const page = (): string =>
  `# Events

What Parley records. The events of a session are in the stream
\`session-<agentId>-<encoded sessionId>\`, those of an agent in
\`agent-<agentId>\`, circuits of webhooks in \`circuit-<encoded address>\`,
receipts of erasures in \`erasure-<agentId>\`, resends of webhook calls in
\`resend-<agentId>-<callId>\`, training inboxes in \`inbox-<agentId>\`, access to the
installation in \`installation-access\`, and the
verifiable record ([audit.md](audit.md)) in \`audit-log\`. The identity of the event store is in
\`store-identity\`. An event is never changed; a
type that changes gets a higher version and reads its older ones. Fields marked *personal* can identify a
person. This page is made from the schemas by
\`npx vitest run test/events-doc.test.ts -u\`.

## Metadata of every event

${rows(EventMetadata)}

## Of a session

${sessionEvents.map(section).join('\n\n')}

## Of an agent

${agentEvents.map(section).join('\n\n')}

## Of a training inbox

${inboxEvents.map(section).join('\n\n')}

## Of the installation's access tokens

${installationEvents.map(section).join('\n\n')}

## Of erasures

${erasureEvents.map(section).join('\n\n')}

## Of the verifiable record

${auditEvents.map(section).join('\n\n')}

## Of the event store

${identityEvents.map(section).join('\n\n')}

## Of a webhook call that was sent again

${resendEvents.map(section).join('\n\n')}

## Of a webhook's address

${circuitEvents.map(section).join('\n\n')}
`;

it('are described in docs as they are', async () => {
  await expect(page()).toMatchFileSnapshot('../docs/events.md');
});
