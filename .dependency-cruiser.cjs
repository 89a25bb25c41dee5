/**
 * The arrows of the house: what each room may import, everything else is refused.
 * bin → cli → compose → http | store | views | replay | turn → privacy → session → agent → nlu → kernel
 */
const domain = ['session', 'agent', 'nlu', 'kernel'];
const languageLibraries = ['chrono-node', 'linkify-it', 'n2words', 'snowball-stemmers'];

/**
 * `types`: rooms whose types a room may name without importing their code; `schemas`: their folders that hold
 * the shapes of what they tell, and nothing else.
 */
const rooms = {
  kernel: { packages: ['typebox'] },
  nlu: { rooms: ['kernel'], packages: ['typebox', ...languageLibraries] },
  agent: { rooms: ['nlu', 'kernel'], packages: ['typebox'] },
  session: { rooms: ['agent', 'nlu', 'kernel'], packages: ['typebox', 'xstate'] },
  privacy: { rooms: domain, packages: ['typebox'] },
  turn: {
    rooms: ['privacy', ...domain],
    packages: ['typebox', 'ajv', 'ipaddr.js', 'lru-cache', 're2js', 'undici'],
    node: true,
  },
  replay: { rooms: domain, types: ['turn'], packages: ['typebox'] },
  views: { rooms: domain, types: ['turn'], packages: ['typebox', 'lru-cache'], node: true },
  store: {
    rooms: ['kernel'],
    packages: ['@eventstore/db-client', 'lmdb', 'lru-cache', 'protobufjs'],
    node: true,
  },
  metrics: { rooms: ['session', 'kernel'], types: ['views'], packages: ['prom-client'], node: true },
  http: {
    rooms: ['privacy', ...domain],
    types: ['turn', 'views', 'replay'],
    schemas: ['replay/told'],
    packages: [
      '@koa/cors',
      '@koa/router',
      'ajv',
      'koa',
      'koa-body',
      'pino',
      'rate-limiter-flexible',
      'typebox',
      'yaml',
      'yauzl',
      'yazl',
    ],
    node: true,
  },
  cli: {
    rooms: ['kernel'],
    files: ['backup', 'compose', 'config', 'settings', 'export-folder', 'move-store'],
    types: ['agent', 'nlu', 'session', 'views', 'replay'],
    packages: [
      '@duckdb/node-api',
      'cli-progress',
      'commander',
      'picocolors',
      'string-width',
      'yaml',
      'yauzl',
      'yazl',
    ],
    node: true,
  },
};

const files = {
  bin: { rooms: ['cli', 'kernel'], node: true },
  'open-stores': { rooms: ['store', 'kernel'], files: ['config'], node: true },
  backup: {
    rooms: ['store', 'kernel'],
    files: ['data-folder'],
    packages: ['ajv', 'typebox'],
    node: true,
  },
  'move-store': { rooms: ['store', 'kernel'], files: ['config', 'open-stores'], node: true },
  'analytics-side': { rooms: ['http', 'views', 'turn', ...domain], node: true },
  'metrics-side': { rooms: ['http', 'metrics', 'turn', 'views', 'kernel'], files: ['config'], node: true },
  'desk-options': {
    rooms: ['http', 'turn', 'session', 'kernel'],
    files: ['config', 'data-folder', 'model-files'],
    packages: ['pino'],
    node: true,
  },
  'read-side': { rooms: ['http', 'views', 'replay', 'turn', 'kernel'], node: true },
  'open-views': { rooms: ['views', 'kernel'], files: ['config', 'views-in-thread'], node: true },
  'views-in-thread': { rooms: ['views', 'kernel'], files: ['config'], node: true },
  'views-thread': { files: ['keep-views', 'views-in-thread'], node: true },
  'keep-views': {
    rooms: ['views', 'turn', 'kernel'],
    files: ['open-stores', 'open-views', 'views-in-thread'],
    node: true,
  },
  'webhook-audit': { rooms: ['http', 'views', 'replay', 'turn', 'session', 'kernel'], node: true },
  'closing-stack': {},
  'open-sealing': { rooms: ['store', 'session', 'kernel'], files: ['config'], node: true },
  'privacy-side': {
    rooms: ['http', 'views', 'privacy', 'turn', 'session', 'kernel'],
    types: ['replay'],
    files: ['config', 'open-stores'],
    node: true,
  },
  'data-folder': { files: ['config', 'settings'], node: true },
  'model-files': { rooms: ['kernel'], types: ['turn'], node: true },
  'export-folder': { types: ['agent'], node: true },
  'example-agent': {
    rooms: ['kernel'],
    types: ['turn'],
    files: ['data-folder', 'export-folder'],
    node: true,
  },
  'what-if-files': { rooms: ['kernel'], types: ['replay'], node: true },
  settings: { rooms: ['kernel'], packages: ['typebox'] },
  config: { files: ['settings'], packages: ['ajv', 'typebox'], node: true },
  compose: {
    rooms: ['http', 'store', 'views', 'replay', 'turn', ...domain],
    files: [
      'analytics-side',
      'closing-stack',
      'config',
      'data-folder',
      'desk-options',
      'example-agent',
      'metrics-side',
      'open-stores',
      'open-sealing',
      'open-views',
      'privacy-side',
      'read-side',
      'settings',
      'webhook-audit',
      'what-if-files',
    ],
    packages: ['pino'],
    node: true,
  },
};

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const targets = ({ rooms: names = [], files: stems = [], packages = [] }) => [
  ...names.map((name) => `^src/${name}/`),
  ...stems.map((stem) => `^src/${stem}\\.ts$`),
  // A package is found under node_modules, or by its bare name where its types alone are resolved.
  ...packages.map((name) => `(^|/)node_modules/(@types/)?${literally(name)}/`),
  ...packages.map((name) => `^${literally(name)}(/|$)`),
];

const rule = (name, path, allowed) => ({
  name: `${name}-imports-only-what-it-may`,
  severity: 'error',
  from: { path },
  to: {
    pathNot: [path, ...targets(allowed), ...(allowed.types ?? []).map((room) => `^src/${room}/`)],
    ...(allowed.node ? { dependencyTypesNot: ['core'] } : {}),
  },
});

const typesOnly = (name, path, allowed) => ({
  name: `${name}-names-types-only`,
  severity: 'error',
  comment: 'compose hands the things themselves over',
  from: { path },
  to: {
    path: allowed.types.map((room) => `^src/${room}/`),
    pathNot: (allowed.schemas ?? []).map((folder) => `^src/${folder}/`),
    dependencyTypesNot: ['type-only'],
  },
});

const places = [
  ...Object.entries(rooms).map(([name, allowed]) => [name, `^src/${name}/`, allowed]),
  ...Object.entries(files).map(([name, allowed]) => [name, `^src/${name}\\.ts$`, allowed]),
];

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'files that name each other, if only in types, are read in no order',
      from: {},
      to: { circular: true },
    },
    {
      name: 'vendor-client-loads-lazily',
      severity: 'error',
      comment: 'its 17 MB are loaded by those who use it',
      from: { path: '^src/' },
      to: {
        path: literally('@eventstore/db-client'),
        dependencyTypesNot: ['type-only', 'type-import'],
        dynamic: false,
      },
    },
    ...places.map(([name, path, allowed]) => rule(name, path, allowed)),
    ...places.filter(([, , { types }]) => types !== undefined).map((place) => typesOnly(...place)),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.test\\.ts$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.d.ts', '.js', '.json'],
    },
  },
};
