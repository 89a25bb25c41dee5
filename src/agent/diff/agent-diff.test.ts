import { describe, expect, it } from 'vitest';
import {
  created,
  entityCreated,
  entry,
  intentCreated,
  parameter,
  phrase,
  response,
} from '../../../test/support/agent-stories.ts';
import { finish } from '../../kernel/steps.ts';
import type { Agent } from '../agent.ts';
import { annotatedParts, annotatedText } from '../annotation.ts';
import type { AgentEvent } from '../events.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';
import { diffSteps, isEmptyDiff } from './agent-diff.ts';

const diffOfAgents = (before: Agent, after: Agent) => finish(diffSteps(before, after));
const agentOf = (...events: AgentEvent[]) => foldAgent(emptyAgent('a1'), [created(), ...events]);
const says = (speech: string) => ({ type: 0, lang: 'en', body: { speech } });

describe('the difference of two agents', () => {
  it('is empty if both are the same', () => {
    const agent = agentOf(intentCreated());
    expect(isEmptyDiff(diffOfAgents(agent, agentOf(intentCreated())))).toBe(true);
  });

  it('names phrases, replies and fields of an intent', () => {
    const annotated = phrase('a tea', {
      data: [{ text: 'a ' }, { text: 'tea', meta: '@drink', alias: 'drink' }],
    });
    const before = intentCreated({
      phrases: { en: [phrase('a tea'), phrase('bye')] },
      responses: [response({ messages: [says('Yes')], parameters: [parameter()] })],
    });
    const after = intentCreated({
      phrases: { en: [annotated, phrase('please')] },
      responses: [response({ messages: [says('No')], parameters: [parameter({ required: true })] })],
    });
    expect(diffOfAgents(agentOf(before), agentOf(after)).intents).toEqual([
      {
        change: 'changed',
        id: 'i1',
        name: 'order',
        phrases: [
          { change: 'added', language: 'en', text: 'please' },
          { change: 'changed', language: 'en', before: 'a tea', text: 'a [tea](@drink:drink)' },
          { change: 'removed', language: 'en', text: 'bye' },
        ],
        replies: [
          { change: 'added', language: 'en', text: 'No' },
          { change: 'removed', language: 'en', text: 'Yes' },
        ],
        fields: [{ path: 'parameters.drink.required', before: false, after: true }],
      },
    ]);
  });

  it('names entries of an entity', () => {
    const before = entityCreated({ entries: { en: [entry('tea'), entry('mocha')] } });
    const after = entityCreated({ entries: { en: [entry('tea', 'chai'), entry('juice')] } });
    expect(diffOfAgents(agentOf(before), agentOf(after)).entities[0]?.entries).toEqual([
      { change: 'changed', language: 'en', value: 'tea', synonyms: ['chai'], before: ['tea'] },
      { change: 'added', language: 'en', value: 'juice', synonyms: ['juice'] },
      { change: 'removed', language: 'en', value: 'mocha', synonyms: ['mocha'] },
    ]);
  });

  it('shows that a secret was changed, and hides the secret', () => {
    const webhook = (sealed: string): AgentEvent => ({
      type: 'WebhookConfigured',
      data: {
        webhook: {
          enabled: true,
          url: 'https://shop.example',
          username: '',
          password: { sealed },
          headers: {},
          useForDomains: false,
        },
      },
    });
    const { settings } = diffOfAgents(agentOf(webhook('b25l')), agentOf(webhook('dHdv')));
    expect(settings).toEqual([{ path: 'webhook.password', before: '***', after: '***' }]);
    const added = diffOfAgents(agentOf(), agentOf(webhook('b25l')));
    expect(JSON.stringify(added)).not.toContain('b25l');
  });
});

describe('a phrase with annotations', () => {
  const terms = {
    parameters: [parameter({ name: 'size', dataType: '@cup' })],
    isEntity: (name: string) => ['cup', 'drink', 'sys.number'].includes(name),
  };

  it.each([
    ['a [large](size) cup', [['large', '@cup', 'size']]],
    ['a [latte](drink)', [['latte', '@drink', 'drink']]],
    ['a [large](@cup)', [['large', '@cup', 'size']]],
    [
      '[two](@sys.number:count) [lattes](@drink)',
      [
        ['two', '@sys.number', 'count'],
        ['lattes', '@drink', 'drink'],
      ],
    ],
    ['[two](sys.number)', [['two', '@sys.number', 'number']]],
    ['nothing (here) [at all]', []],
    ['an \\[escaped\\](size)', []],
  ])('%s is read', (text, expected) => {
    const parts = annotatedParts(text, terms);
    if ('name' in parts) throw new Error(parts.name);
    const annotated = parts.filter(({ meta }) => meta !== undefined);
    expect(annotated.map((part) => [part.text, part.meta, part.alias])).toEqual(expected);
  });

  it('names an entity that is missing', () => {
    expect(annotatedParts('a [red](colour)', terms)).toEqual({ name: 'colour' });
  });

  it('can be parsed back', () => {
    const data = [{ text: 'a [b] \\ ' }, { text: 'x]', meta: '@cup', alias: 'size', userDefined: true }];
    const text = annotatedText({ data, isTemplate: false });
    expect(annotatedParts(text, terms)).toEqual(data);
  });
});
