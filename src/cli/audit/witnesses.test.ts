import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { webhookServer } from '../../../test/support/webhook-server.ts';
import { sendToWitness } from './witnesses.ts';

const note = 'parley.log/x\n3\nroot\nstream\n\n— parley.log/x AAAA\n';
const newest = async () => ({ note, origin: 'parley.log/x', size: 3, root: 'root', publicKey: 'key' });
const { signal: stop } = new AbortController();

type Answer = Parameters<typeof webhookServer>[0];

/** The output of the command for a witness. */
const saidOf = async (answer: Answer, patienceMs?: number): Promise<string> => {
  const witness = await webhookServer(answer);
  const patience = patienceMs === undefined ? {} : { patienceMs };
  try {
    return (await sendToWitness(witness.url, newest, { stop, ...patience })).note;
  } catch (error) {
    return String(error).replaceAll(witness.url, 'WITNESS');
  } finally {
    await witness.close();
  }
};

describe('a witness', () => {
  it('adds its signature to the checkpoint', async () => {
    const signed = await saidOf(async (request, answer) => {
      await text(request);
      answer.end('— witness.example BBBB\n');
    });
    expect(signed).toBe(`${note}— witness.example BBBB\n`);
  });

  it('that redirects is not followed, because the user did not name the other one', async () => {
    const asked: string[] = [];
    const said = await saidOf(async (request, answer) => {
      asked.push(`${request.method} ${request.url}`);
      answer.writeHead(302, { location: '/elsewhere' }).end();
    });
    expect(said).toContain('WITNESS redirects to /elsewhere');
    expect(asked.map((line) => line.split(' ')[0])).toEqual(['POST']);
  });

  it('that never answers is given up', async () => {
    const said = await saidOf(() => undefined, 20);
    expect(said).toContain('WITNESS did not answer within 0.02 s');
  });

  it('that never ends its answer is given up', async () => {
    const said = await saidOf((_, answer) => void answer.write('— '), 200);
    expect(said).toContain('WITNESS did not answer within 0.2 s');
  });

  it('that answers without end is not read without end', async () => {
    const said = await saidOf((_, answer) => {
      const more = (): void => {
        while (answer.write('— witness.example BBBB\n'.repeat(1_000)));
        answer.once('drain', more);
      };
      more();
    });
    expect(said).toContain('WITNESS answers more than the 65536 bytes of a note');
  });
});
