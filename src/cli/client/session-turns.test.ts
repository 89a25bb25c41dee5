import { describe, expect, it } from 'vitest';
import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import type { Client } from './client.ts';
import { sessionTurns } from './session-turns.ts';

/** A server with one session of that many turns. */
const serverWith = (count: number) => {
  const paths: string[] = [];
  const json = async ({ path }: { readonly path: string }) => {
    paths.push(path);
    const query = new URLSearchParams(path.slice(path.indexOf('?')));
    const [from, limit] = [Number(query.get('from')), Number(query.get('limit'))];
    const numbers = Array.from(
      { length: Math.max(0, Math.min(limit, count - from + 1)) },
      (_, at) => from + at,
    );
    return { count, turns: numbers.map((number) => ({ number })) };
  };
  // Only this method is called.
  return { asked: paths, client: { json } as unknown as Client };
};

const numbersOf = async (turns: AsyncIterable<RecordedTurn>): Promise<readonly number[]> => {
  const numbers: number[] = [];
  for await (const { number } of turns) numbers.push(number);
  return numbers;
};

describe('the turns of a long session', () => {
  it('are fetched on demand, and cached nearby', async () => {
    const { client, asked } = serverWith(20_000);
    const turns = await sessionTurns(client, '/s');
    expect(turns.count).toBe(20_000);
    expect(await turns.turn(20_000)).toEqual({ number: 20_000 });
    expect(await turns.turn(19_950)).toEqual({ number: 19_950 });
    expect(await turns.turn(1)).toEqual({ number: 1 });
    expect(asked).toEqual(['/s?from=1&limit=100', '/s?from=19901&limit=100']);
  });

  it('are listed across pages, each once and in order', async () => {
    const turns = await sessionTurns(serverWith(450).client, '/s');
    expect(await numbersOf(turns.range(1, turns.count))).toEqual(
      Array.from({ length: 450 }, (_, at) => at + 1),
    );
    expect(await numbersOf(turns.range(199, 202))).toEqual([199, 200, 201, 202]);
  });

  it('end with the session', async () => {
    const turns = await sessionTurns(serverWith(0).client, '/s');
    expect(turns.count).toBe(0);
    expect(await turns.turn(1)).toBeUndefined();
    expect(await numbersOf(turns.range(1, 5))).toEqual([]);
  });
});
