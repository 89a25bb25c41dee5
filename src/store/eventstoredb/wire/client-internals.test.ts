import { createRequire } from 'node:module';
import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, describe, expect, it } from 'vitest';
import { internalsOf } from './client-internals.ts';

const client = EventStoreDBClient.connectionString('esdb://127.0.0.1:9?tls=false');
afterAll(() => client.dispose());

describe("EventStoreDB's client has what Parley uses of it beside its documented methods", () => {
  it.each(['execute', 'callArguments', 'createChannel'] as const)(
    '%s, which is its own, so that it can be replaced and called alone',
    (name) => {
      expect(Object.getOwnPropertyDescriptor(internalsOf(client), name)).toMatchObject({
        value: expect.any(Function),
        writable: true,
      });
    },
  );

  it('the calls that end with it', () => {
    expect(internalsOf(client).disposableStreams).toBeInstanceOf(Set);
  });

  it('the address of its connection', async () => {
    const channel = await internalsOf(client).createChannel();
    expect(channel.getTarget()).toMatch(/127\.0\.0\.1:9$/);
    channel.close();
  });

  it('and call arguments with a deadline and a preference for the leader', () => {
    const [metadata, options] = internalsOf<unknown, [Map<string, unknown>, object]>(client).callArguments(
      { requiresLeader: true },
      { deadline: 1_000 },
    );
    expect(metadata.get('requires-leader')).toEqual(['true']);
    expect(options).toMatchObject({ deadline: 1_000 });
  });

  it('in the one version that was examined', () => {
    const { dependencies } = createRequire(import.meta.url)('../../../../package.json');
    expect(dependencies['@eventstore/db-client']).toMatch(/^\d+\.\d+\.\d+$/);
  });
});
