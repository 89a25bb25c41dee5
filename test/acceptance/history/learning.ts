import { describe, expect, it } from 'vitest';
import { intentOf, isFallback, one, sum } from '../../support/history-account.ts';
import type { HistoryWorld } from '../../support/history-world.ts';
import type { Answer } from '../../support/real-client.ts';

export const describeLearning = (world: () => HistoryWorld): void => {
  const missed = (agentId: string, text: string) =>
    world()
      .turnsOf(agentId)
      .filter((turn) => turn.text === text && isFallback(turn));
  const utterancesIn = ({ groups }: Answer): readonly Answer[] =>
    groups.flatMap(({ utterances }: Answer) => utterances);

  describe('the training inbox', () => {
    it('groups similar texts that were not understood, with counts', async () => {
      const { history, get, cli } = world();
      const agents = history.agents.flatMap(({ agentId, languages }) =>
        languages.map((lang) => ({ agentId, lang })),
      );
      for (const { agentId, lang } of agents) {
        const inbox = await get(`/admin/agents/${agentId}/inbox?kind=unmatched&limit=500&lang=${lang}`);
        const utterances = utterancesIn(inbox);
        for (const text of ['zxcv qwerty', 'the moon is made of basil']) {
          const heard = missed(agentId, text).filter((turn) => turn.lang === lang).length;
          const count = utterances.find((utterance) => utterance.text === text)?.count ?? 0;
          expect({ text, lang, count }).toEqual({ text, lang, count: heard });
        }
        const counts: readonly number[] = inbox.groups.map(({ count }: Answer) => count);
        expect(sum(counts)).toBe(sum(utterances.map(({ count }) => count)));
        const words = ['inbox', '--agent', agentId, '--kind', 'unmatched', '--limit', '500', '--lang', lang];
        expect((await cli([...words, '--json'])).json()).toEqual(inbox);
      }
    });

    it('assigns texts to intents, and blame finds their origin', async () => {
      const { history, get, send, cli } = world();
      const { agentId, clientToken } = one(history.agents);
      const intent = intentOf(
        one(
          world()
            .turnsOf(agentId)
            .filter((turn) => intentOf(turn) !== '' && !isFallback(turn)),
        ),
      );
      const assigned = await cli([
        'inbox',
        'assign',
        'zxcv qwerty',
        '--intent',
        intent,
        '--agent',
        agentId,
        '--yes',
        '--json',
      ]);
      const heard = missed(agentId, 'zxcv qwerty').length;
      expect(assigned.json()).toMatchObject({ intentName: intent, added: 1, heard });
      const utterances = ['the moon is made of basil'];
      const other = await send(`POST /admin/agents/${agentId}/inbox/assign`, {
        utterances,
        intentId: intent,
      });
      expect(other).toMatchObject({ added: 1, heard: missed(agentId, 'the moon is made of basil').length });
      const inbox = utterancesIn(await get(`/admin/agents/${agentId}/inbox?limit=500`));
      expect(inbox.map(({ text }) => text)).not.toContain('zxcv qwerty');
      await expect
        .poll(
          async () =>
            (await history.say(clientToken, 'taught', { query: 'zxcv qwerty' })).result.metadata.intentName,
          { timeout: 60_000 },
        )
        .toBe(intent);
      const { count } = await get(`/admin/agents/${agentId}/sessions/taught`);
      const blamed = (await cli(['blame', 'taught', String(count), '--agent', agentId, '--json'])).json();
      expect(blamed.phrases[0]).toMatchObject({
        text: 'zxcv qwerty',
        edit: { event: 'IntentPhrasesAdded', actor: 'admin', revision: assigned.json().revision },
      });
      const { phrases } = await get(`/admin/agents/${agentId}/sessions/taught/blame/${count}`);
      expect(phrases).toEqual(blamed.phrases);
    });

    it('hides dismissed texts', async () => {
      const { history, get, send, cli } = world();
      for (const { agentId, languages } of history.agents.slice(1)) {
        const [lang = 'en'] = languages;
        const inbox = async () =>
          utterancesIn(await get(`/admin/agents/${agentId}/inbox?limit=500&lang=${lang}`));
        const [one, other] = (await inbox())
          .filter(({ kind }) => kind === 'unmatched')
          .map(({ text }) => text);
        if (one === undefined || other === undefined) throw new Error('all was understood');
        const dismissed = await cli(['inbox', 'dismiss', one, '--lang', lang, '--agent', agentId, '--json']);
        expect(dismissed.json()).toEqual({ dismissed: 1 });
        const body = { utterances: [other], lang };
        expect(await send(`POST /admin/agents/${agentId}/inbox/dismiss`, body)).toEqual({ dismissed: 1 });
        const remainingTexts = (await inbox()).map(({ text }) => text);
        expect(remainingTexts).not.toContain(one);
        expect(remainingTexts).not.toContain(other);
      }
    });
  });
};
