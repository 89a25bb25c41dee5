/** The export of an agent with sixty intents of ten phrases each, and queries to it. */
const verbs = ['open', 'close', 'find', 'change', 'cancel', 'explain', 'repeat', 'share', 'book', 'check'];
const things = ['account', 'parcel', 'flight', 'invoice', 'appointment', 'subscription'];
const sizes = ['small', 'medium', 'large'];

const phrasings: readonly ((verb: string, thing: string) => string)[] = [
  (verb, thing) => `${verb} my ${thing}`,
  (verb, thing) => `please ${verb} the ${thing}`,
  (verb, thing) => `can you ${verb} my ${thing}`,
  (verb, thing) => `I want to ${verb} a ${thing}`,
  (verb, thing) => `how do I ${verb} this ${thing}`,
  (verb, thing) => `help me ${verb} my ${thing}`,
  (verb, thing) => `I need to ${verb} the ${thing} today`,
  (verb, thing) => `${verb} ${thing}`,
];

const others: readonly ((verb: string, thing: string) => string)[] = [
  (verb, thing) => `could you ${verb} that ${thing} for me`,
  (verb, thing) => `hello I would like to ${verb} my other ${thing} now`,
  (verb, thing) => `the ${thing} is what I have to ${verb}`,
];

const intentOf = (verb: string, thing: string) => {
  const plain = phrasings.map((phrase) => ({ data: [{ text: phrase(verb, thing) }] }));
  const withValues = [
    [{ text: `${verb} ` }, { text: '3', meta: '@sys.number', alias: 'count' }, { text: ` ${thing}s` }],
    [{ text: `${verb} a ` }, { text: 'large', meta: '@size', alias: 'size' }, { text: ` ${thing}` }],
  ].map((data) => ({ data }));
  return {
    name: `${verb}-${thing}`,
    auto: true,
    contexts: [],
    userSays: [...plain, ...withValues].map((says, index) => ({ id: `${verb}-${thing}-${index}`, ...says })),
    responses: [
      {
        action: `${verb}.${thing}`,
        affectedContexts: [{ name: thing, lifespan: 5 }],
        parameters: [
          { name: 'count', dataType: '@sys.number', value: '$count' },
          { name: 'size', dataType: '@size', value: '$size' },
        ],
        messages: [
          { type: 0, speech: [`I will ${verb} your ${thing}.`, `Your ${thing}: ${verb}, of course.`] },
        ],
      },
    ],
  };
};

export const asFile = (path: string, content: object) => ({ path, text: JSON.stringify(content) });

export const madeAgent = () => [
  asFile('agent.json', { language: 'en', name: 'Measured' }),
  asFile('entities/size.json', {
    name: 'size',
    entries: sizes.map((value) => ({ value, synonyms: [value] })),
  }),
  asFile('intents/fallback.json', {
    name: 'fallback',
    fallbackIntent: true,
    responses: [{ action: 'input.unknown', messages: [{ type: 0, speech: 'Pardon?' }] }],
  }),
  ...verbs.flatMap((verb) =>
    things.map((thing) => asFile(`intents/${verb}-${thing}.json`, intentOf(verb, thing))),
  ),
];

/** Half of them are training phrases, a third use other words, the rest have values. */
export const utterances: readonly string[] = verbs.flatMap((verb, row) =>
  things.flatMap((thing, column) => [
    phrasings[(row + column) % phrasings.length]?.(verb, thing) ?? verb,
    phrasings[(row + column + 3) % phrasings.length]?.(verb, thing) ?? verb,
    phrasings[(row + column + 5) % phrasings.length]?.(verb, thing) ?? verb,
    others[(row + column) % others.length]?.(verb, thing) ?? verb,
    others[(row + column + 1) % others.length]?.(verb, thing) ?? verb,
    `${verb} ${row + 2} ${sizes[column % sizes.length]} ${thing}s`,
  ]),
);
