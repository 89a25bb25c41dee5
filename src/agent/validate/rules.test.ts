import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as stories from '../../../test/support/agent-stories.ts';
import { aParameter } from '../../../test/support/session-stories.ts';
import { SLOTS_LEARNED_MAX } from '../../kernel/limits/training.ts';
import type { AgentSettings, Entity, Intent, IntentResponse, Parameter, Phrase } from '../agent.ts';
import { newAgentSettings } from '../new-agent.ts';
import type { Fault } from './rule.ts';
import { validationRules } from './rules.ts';
import type { ScoresOf } from './subject.ts';
import { validateAgent } from './validate.ts';

type Case = {
  readonly settings?: Partial<AgentSettings>;
  readonly intents?: readonly Intent[];
  readonly entities?: readonly Entity[];
  readonly scoresOf?: ScoresOf;
};

let idsMade = 0;
const id = () => `made-${++idsMade}`;
type Part = Phrase['data'][number];
const phrase = (...parts: readonly (string | Part)[]): Phrase => ({
  id: id(),
  data: parts.map((part) => (typeof part === 'string' ? { text: part } : part)),
  isTemplate: false,
  count: 0,
});
const template = (text: string): Phrase => ({ ...phrase(text), isTemplate: true });
const says = (...texts: readonly string[]) => ({ en: texts.map((text) => phrase(text)) });
const marked = (text: string, meta: string, alias?: string): Part => ({
  text,
  meta,
  ...(alias !== undefined && { alias }),
});

const response = (parts: Partial<IntentResponse> = {}): IntentResponse => ({
  action: '',
  resetContexts: false,
  affectedContexts: [],
  parameters: [],
  messages: [{ type: 0, body: { speech: 'Done.' } }],
  ...parts,
});
const intent = (name: string, parts: Partial<Intent> = {}): Intent =>
  stories.intent({
    id: `id-${name}`,
    name,
    responses: [response()],
    phrases: says(`do ${name} now`, `please ${name}`, `${name} it is`),
    ...parts,
  });
const taking = (name: string, parameters: readonly Parameter[], parts: Partial<Intent> = {}): Intent =>
  intent(name, { responses: [response({ parameters: [...parameters] })], ...parts });
const annotating = (count: number): Intent => {
  const names = Array.from({ length: count }, (_, at) => `p${at}`);
  const parameters = names.map((name) => aParameter(name));
  const phrases = { en: names.map((name) => phrase('say ', marked('one', '@sys.number', name))) };
  return taking('a', parameters, { phrases });
};
const entity = (name: string, parts: Partial<Entity> = {}): Entity =>
  stories.entity({ id: `id-${name}`, name, entries: { en: [stories.entry(`a ${name}`)] }, ...parts });
const entries = (...list: readonly (readonly [string, ...string[]])[]) => ({
  en: list.map(([value, ...synonyms]) => ({ value, synonyms })),
});
const using = (...names: readonly string[]): Intent => {
  const annotated = { en: [phrase(...names.map((name) => marked(`a ${name}`, `@${name}`)))] };
  return taking(
    'use',
    names.map((name) => aParameter(name)),
    { phrases: annotated },
  );
};

/** No rule reports it. */
const fallback = intent('fallback', { fallbackIntent: true, phrases: {} });
const sized = { en: [phrase('a ', marked('big', '@size'), ' one')] };
const size = entity('size');
const setting = (name: string, lifespan = 5) =>
  intent('ask', { responses: [response({ affectedContexts: [{ name, lifespan }] })] });
const saying = (speech: string, ...parameters: readonly Parameter[]) =>
  intent('say', {
    responses: [response({ parameters: [...parameters], messages: [{ type: 0, body: { speech } }] })],
  });
const bilingual = { languages: ['en', 'de'] };
const scores =
  (a: number, b: number): ScoresOf =>
  () =>
    new Map([
      ['id-a', a],
      ['id-b', b],
    ]);

/** By code: agents that break the rule, with a part of the message; and similar agents that do not. */
const cases: Readonly<Record<string, { reported: readonly [Case, string][]; silent: readonly Case[] }>> = {
  annotation_entity_unknown: {
    reported: [
      [{ intents: [taking('a', [aParameter('size')], { phrases: sized })] }, '@size'],
      [
        { intents: [intent('a', { phrases: { en: [phrase(marked('x', '@sys.nothing'))] } })] },
        '@sys.nothing',
      ],
    ],
    silent: [
      { intents: [taking('a', [aParameter('size')], { phrases: sized })], entities: [entity('Size')] },
      { intents: [intent('a', { phrases: { en: [phrase(marked('5', '@sys.number'))] } })] },
    ],
  },
  parameter_entity_unknown: {
    reported: [[{ intents: [taking('a', [aParameter('n', { dataType: '@size' })])] }, '@size']],
    silent: [
      { intents: [taking('a', [aParameter('n', { dataType: '@size' })])], entities: [size] },
      { intents: [taking('a', [aParameter('n', { dataType: '' })])] },
      { intents: [taking('a', [aParameter('n', { dataType: '@sys.unit-temperature' })])] },
    ],
  },
  entity_reference_unknown: {
    reported: [
      [
        { entities: [entity('address', { isEnum: true, entries: entries(['@street in @sys.geo-city']) })] },
        'street',
      ],
    ],
    silent: [
      { entities: [entity('address', { isEnum: true, entries: entries(['@size in @sys.geo-city']) }), size] },
      { entities: [entity('address', { entries: entries(['me@home']) })] },
    ],
  },
  template_never_matches: {
    reported: [
      [{ intents: [intent('a', { phrases: { en: [template('a @size:size one')] } })] }, 'there is no entity'],
      [
        {
          intents: [intent('a', { phrases: { en: [template('a @size:size one')] } })],
          entities: [entity('size', { entries: {} })],
        },
        'no entries',
      ],
    ],
    silent: [
      {
        intents: [intent('a', { phrases: { en: [template('a @size:size one at @sys.time')] } })],
        entities: [size],
      },
      {
        intents: [intent('a', { phrases: { en: [template('a @size:size one')] } })],
        entities: [entity('size', { entries: {}, automatedExpansion: true })],
      },
      { intents: [intent('a', { phrases: { en: [phrase('write to me@home')] } })] },
    ],
  },
  reply_parameter_unknown: {
    reported: [
      [{ intents: [saying('Your $colour bike', aParameter('color'))] }, '"$colour"'],
      [{ intents: [saying('Your $color-coded bike', aParameter('color'))] }, '"$color-coded"'],
      [
        {
          intents: [
            taking('a', [aParameter('n', { prompts: [{ lang: 'en', value: 'How many $things?' }] })]),
          ],
        },
        '"$things"',
      ],
    ],
    silent: [
      { intents: [saying('Your $color- bike for $5, $color.original', aParameter('color'))] },
      { intents: [saying('It is #place.name')] },
    ],
  },
  parameter_twice: {
    reported: [[{ intents: [taking('a', [aParameter('n'), aParameter('n')])] }, '"n"']],
    silent: [{ intents: [taking('a', [aParameter('n'), aParameter('m')])] }],
  },
  phrase_in_two_intents: {
    reported: [
      [
        { intents: [intent('a', { phrases: says('Stop it!') }), intent('b', { phrases: says('stop it') })] },
        '"b"',
      ],
      [
        {
          intents: ['a', 'b'].map((name) =>
            intent(name, { phrases: { en: [template('stop @sys.any:what')] } }),
          ),
        },
        '"b"',
      ],
    ],
    silent: [
      {
        intents: [
          intent('a', { phrases: says('stop') }),
          intent('b', { phrases: says('stop'), contexts: ['x'] }),
        ],
      },
      {
        intents: [
          intent('a', { phrases: says('stop') }),
          intent('b', { phrases: says('stop'), priority: 0 }),
        ],
      },
      { intents: [intent('a', { phrases: says('stop', 'stop') })] },
    ],
  },
  language_without_phrases: {
    reported: [[{ settings: bilingual, intents: [intent('a')] }, 'no intent']],
    silent: [{ intents: [intent('a')] }],
  },
  phrase_nearer_another: {
    reported: [
      [{ intents: [intent('a'), intent('b', { auto: false })], scoresOf: scores(0.2, 0.7) }, '"b" (0.70)'],
      [{ intents: [intent('a'), intent('b', { auto: false })], scoresOf: scores(0.96, 0.995) }, '"b" (0.99)'],
    ],
    silent: [
      { intents: [intent('a'), intent('b', { auto: false })], scoresOf: scores(0.7, 0.2) },
      { intents: [intent('a'), intent('b', { auto: false })], scoresOf: scores(0.7, 0.71) },
      { intents: [intent('a'), intent('b', { auto: false, contexts: ['x'] })], scoresOf: scores(0.2, 0.7) },
      { intents: [intent('a'), intent('b')] },
    ],
  },
  intent_without_phrases: {
    reported: [[{ intents: [intent('a', { phrases: {} })] }, 'neither']],
    silent: [
      { intents: [intent('a', { phrases: {}, triggers: ['GO'] })] },
      { intents: [intent('a', { phrases: {}, priority: -1 })] },
    ],
  },
  intent_silent_in_language: {
    reported: [
      [
        {
          settings: bilingual,
          intents: [intent('a'), intent('b', { phrases: { ...says('hi'), de: [phrase('na')] } })],
        },
        'no phrases in this language',
      ],
    ],
    silent: [{ settings: bilingual, intents: [intent('a')] }],
  },
  phrase_too_long: {
    reported: [[{ intents: [intent('a', { phrases: says('x'.repeat(256)) })] }, '256 symbols']],
    silent: [{ intents: [intent('a', { phrases: says('😀'.repeat(255)) })] }],
  },
  too_many_values_learned: {
    reported: [[{ intents: [annotating(SLOTS_LEARNED_MAX + 1)] }, '101 parameters']],
    silent: [{ intents: [annotating(SLOTS_LEARNED_MAX)] }],
  },
  parameter_never_filled: {
    reported: [
      [{ intents: [taking('a', [aParameter('size')])] }, '"size"'],
      [{ intents: [taking('a', [aParameter('size', { value: '$size.original' })])] }, '"size"'],
    ],
    silent: [
      { intents: [taking('a', [aParameter('size')], { phrases: sized })] },
      { intents: [taking('a', [aParameter('size')], { phrases: { en: [template('a @x:size one')] } })] },
      { intents: [taking('a', [aParameter('size', { required: true })])] },
      { intents: [taking('a', [aParameter('size', { defaultValue: 'big' })])] },
      {
        intents: [
          taking('a', [aParameter('size', { value: '#place.size' }), aParameter('b', { value: 'big' })]),
        ],
      },
    ],
  },
  annotation_without_parameter: {
    reported: [[{ intents: [intent('a', { phrases: sized })] }, '"size"']],
    silent: [
      { intents: [taking('a', [aParameter('n', { value: '$size' })], { phrases: sized })] },
      { intents: [intent('a', { phrases: { en: [phrase(marked('please', '@sys.ignore'))] } })] },
    ],
  },
  prompt_missing: {
    reported: [
      [{ intents: [taking('a', [aParameter('n', { required: true })])] }, '"n"'],
      [
        {
          settings: bilingual,
          intents: [
            taking(
              'a',
              [aParameter('n', { required: true, prompts: [{ lang: 'en', value: 'How many?' }] })],
              {
                phrases: { ...says('go'), de: [phrase('los')] },
              },
            ),
          ],
        },
        '"n"',
      ],
    ],
    silent: [
      { intents: [taking('a', [aParameter('n')])] },
      {
        intents: [
          taking('a', [aParameter('n', { required: true, prompts: [{ lang: 'en', value: 'What?' }] })]),
        ],
      },
      { intents: [taking('a', [aParameter('n', { required: true })], { webhookForSlotFilling: true })] },
    ],
  },
  entity_without_entries: {
    reported: [[{ entities: [entity('size', { entries: {} })] }, 'no entries']],
    silent: [{ entities: [size, entity('any', { entries: {}, automatedExpansion: true })] }],
  },
  synonym_of_two_values: {
    reported: [
      [
        { entities: [entity('size', { entries: entries(['large', 'Big'], ['huge', 'big']) })] },
        '"large" and "huge"',
      ],
    ],
    silent: [
      { entities: [entity('size', { entries: entries(['large', 'big', 'big'], ['huge', 'giant']) })] },
    ],
  },
  context_never_set: {
    reported: [
      [{ intents: [intent('a', { contexts: ['Shop'] })] }, '"Shop"'],
      [{ intents: [intent('a', { contexts: ['shop'] }), setting('shop', 0)] }, '"shop"'],
    ],
    silent: [
      { intents: [intent('a', { contexts: ['Shop'] }), setting('shop')] },
      { intents: [intent('a', { contexts: ['go'] }), intent('b', { triggers: ['GO'] })] },
      { intents: [intent('a', { contexts: ['google_assistant_welcome'] })] },
    ],
  },
  trigger_in_two_intents: {
    reported: [
      [{ intents: [intent('a', { triggers: ['Go'] }), intent('b', { triggers: ['GO'] })] }, 'the event Go'],
    ],
    silent: [
      { intents: [intent('a', { triggers: ['Go'] }), intent('b', { triggers: ['GO'], contexts: ['x'] })] },
      { intents: [intent('a', { triggers: ['Go', 'GO'] })] },
    ],
  },
  parent_missing: {
    reported: [[{ intents: [intent('a', { parentId: 'gone' })] }, 'parent intent does not exist']],
    silent: [{ intents: [intent('a', { parentId: 'id-b' }), intent('b')] }],
  },
  fallback_missing: {
    reported: [[{ intents: [intent('f', { fallbackIntent: true, contexts: ['x'] })] }, 'no fallback']],
    silent: [{ intents: [fallback] }],
  },
  webhook_not_set: {
    reported: [[{ intents: [intent('a', { webhookUsed: true })] }, '"a"']],
    silent: [
      { intents: [intent('a')] },
      {
        settings: {
          webhook: { ...newAgentSettings('', 'en').webhook, enabled: true, url: 'https://x.example' },
        },
        intents: [intent('a', { webhookUsed: true })],
      },
    ],
  },
  synonym_in_two_entities: {
    reported: [
      [
        {
          intents: [using('size', 'portion')],
          entities: ['size', 'portion'].map((name) => entity(name, { entries: entries(['large', 'big']) })),
        },
        'big (en)',
      ],
    ],
    silent: [
      {
        intents: [using('size'), intent('b')],
        entities: ['size', 'portion'].map((name) => entity(name, { entries: entries(['large', 'big']) })),
      },
      { intents: [using('size', 'portion')], entities: [size, entity('portion')] },
    ],
  },
  entity_unused: {
    reported: [[{ entities: [size] }, 'uses it']],
    silent: [
      { intents: [using('size')], entities: [entity('Size')] },
      {
        intents: [using('box')],
        entities: [size, entity('box', { isEnum: true, entries: entries(['@size:s']) })],
      },
    ],
  },
  few_phrases: {
    reported: [
      [{ intents: [intent('a', { phrases: says('hi') })] }, 'single'],
      [{ intents: [intent('a', { phrases: says('hi', 'ho') })] }, 'only 2'],
    ],
    silent: [
      { intents: [intent('a')] },
      { intents: [intent('a', { phrases: says('hi'), auto: false })] },
      { intents: [intent('a', { phrases: { en: [template('hi @sys.any:x')] } })] },
    ],
  },
  intent_without_reply: {
    reported: [
      [
        {
          intents: [
            intent('a', { responses: [response({ messages: [{ type: 0, body: { speech: '' } }] })] }),
          ],
        },
        'no reply',
      ],
    ],
    silent: [
      { intents: [intent('a')] },
      { intents: [intent('a', { responses: [response({ messages: [] })], webhookUsed: true })] },
    ],
  },
};

const faultsOf = (
  code: string,
  { settings, intents = [], entities = [], scoresOf }: Case,
): readonly Fault[] => {
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]));
  const { findings } = validateAgent(
    {
      settings: { ...newAgentSettings('Shop', 'en'), ...settings },
      intents: byId(intents),
      entities: byId(entities),
    },
    scoresOf,
  );
  return findings.filter((finding) => finding.code === code);
};

describe.each(validationRules.map((rule) => rule.code))('the rule %s', (code) => {
  const { reported = [], silent = [] } = cases[code] ?? {};

  it('reports its violations', () => {
    expect(reported.length).toBeGreaterThan(0);
    for (const [broken, fragment] of reported)
      expect(faultsOf(code, broken)).toContainEqual(
        expect.objectContaining({ message: expect.stringContaining(fragment) }),
      );
  });

  it('does not report similar but valid agents', () => {
    expect(silent.length).toBeGreaterThan(0);
    for (const sound of silent) expect(faultsOf(code, sound)).toEqual([]);
  });
});

describe('the manual of rules', () => {
  const page = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8');
  const row = ({ code, summary, example, hint }: (typeof validationRules)[number]) =>
    `| \`${code}\` | ${[summary, example, hint].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

  it.each(['error', 'warning', 'note'] as const)('has every rule that gives a %s, as it is', (severity) => {
    const own = validationRules.filter((rule) => rule.severity === severity);
    const [, section = ''] = page.split(new RegExp(`^## .*\\b${severity}s?$`, 'im'));
    const [table = ''] = section.split('\n## ');
    expect(table.split('\n').filter((line) => line.startsWith('| `'))).toEqual(own.map(row));
  });

  it('lists no other rules', () => {
    expect(page.split('\n').filter((line) => line.startsWith('| `'))).toHaveLength(validationRules.length);
    expect(new Set(validationRules.map(({ code }) => code)).size).toBe(validationRules.length);
  });
});

it('a valid agent has no findings', () => {
  const greet = intent('greet', { phrases: says('hi', 'hello', 'good day') });
  expect(
    validateAgent({
      settings: newAgentSettings('Shop', 'en'),
      intents: new Map([greet, fallback].map((one) => [one.id, one])),
      entities: new Map(),
    }),
  ).toEqual({ findings: [], counts: { error: 0, warning: 0, note: 0 } });
});
