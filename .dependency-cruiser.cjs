/**
 * The import rules: which rooms (folders of src/) a room may import. Everything else is refused.
 *
 * bin → cli → compose → http | store | disk | views | replay | audit | erasure
 *   → turn → authoring → webhook | training → outside → privacy → session → agent → nlu → kernel
 */
const domain = ['session', 'agent', 'nlu', 'kernel'];

/**
 * `types`: rooms whose types (only) may be imported; compose passes in the implementations. `schemas`: their
 * folders that contain only wire shapes, which may be imported as values. `values`: single files that may be.
 */
const rooms = {
  kernel: { packages: ['typebox'] },
  nlu: { rooms: ['kernel'], packages: ['linkify-it', 'snowball-stemmers'] },
  agent: { rooms: ['nlu', 'kernel'] },
  session: { rooms: ['agent', 'nlu', 'kernel'], packages: ['xstate'] },
  privacy: { rooms: domain },
  outside: { rooms: ['kernel'], node: true },
  tracing: {
    rooms: ['outside', 'kernel'],
    packages: [
      '@opentelemetry/api',
      '@opentelemetry/core',
      '@opentelemetry/exporter-trace-otlp-http',
      '@opentelemetry/resources',
      '@opentelemetry/sdk-trace-base',
    ],
    node: true,
  },
  encoder: { rooms: ['kernel'], packages: ['lru-cache'], node: true },
  training: { rooms: ['outside', 'agent', 'nlu', 'kernel'], packages: ['lru-cache'], node: true },
  webhook: {
    rooms: ['outside', 'session', 'agent', 'kernel'],
    packages: ['ipaddr.js', 'lru-cache', 'undici'],
    node: true,
  },
  // It makes and publishes agents, and knows no session.
  authoring: {
    rooms: ['webhook', 'training', 'outside', 'agent', 'nlu', 'kernel'],
    packages: ['lru-cache', 're2js'],
    node: true,
  },
  turn: {
    rooms: ['authoring', 'webhook', 'training', 'outside', 'privacy', ...domain],
    packages: ['lru-cache'],
    node: true,
  },
  erasure: {
    rooms: ['outside', 'privacy', 'session', 'agent', 'kernel'],
    types: ['turn', 'authoring'],
    node: true,
  },
  replay: { rooms: domain, types: ['turn', 'authoring', 'webhook', 'outside'] },
  audit: { rooms: ['outside', 'privacy', 'session', 'kernel'], node: true },
  views: { rooms: ['privacy', ...domain], packages: ['lru-cache'], node: true },
  store: {
    rooms: ['kernel'],
    packages: ['@eventstore/db-client', 'lmdb', 'lru-cache', 'protobufjs'],
    node: true,
  },
  metrics: { rooms: ['session', 'agent', 'kernel'], types: ['views'], packages: ['prom-client'], node: true },
  http: {
    rooms: ['privacy', ...domain],
    types: ['turn', 'authoring', 'webhook', 'erasure', 'outside', 'views', 'replay', 'audit'],
    schemas: ['replay/wire', 'audit/wire'],
    // Long requests are served in slices; it has no state that compose could hand over.
    values: ['outside/slices.ts'],
    packages: [
      '@koa/cors',
      '@koa/router',
      'ajv',
      'koa',
      'koa-body',
      'pino',
      'rate-limiter-flexible',
      'windows-iana',
      'yaml',
      'yauzl',
      'yazl',
    ],
    node: true,
  },
  settings: { rooms: ['kernel'], packages: ['ajv'], node: true },
  disk: {
    rooms: ['settings', 'store', 'kernel'],
    types: ['agent', 'training', 'replay', 'outside'],
    packages: ['ajv'],
    node: true,
  },
  compose: {
    rooms: [
      'http',
      'store',
      'disk',
      'settings',
      'metrics',
      'tracing',
      'views',
      'replay',
      'audit',
      'erasure',
      'turn',
      'authoring',
      'webhook',
      'training',
      'encoder',
      'outside',
      'privacy',
      ...domain,
    ],
    packages: ['pino'],
    node: true,
  },
  cli: {
    // Whoever witnesses a record verifies it for themselves.
    rooms: ['compose', 'audit', 'disk', 'settings', 'kernel'],
    types: ['agent', 'nlu', 'session', 'views', 'replay', 'erasure'],
    packages: ['@duckdb/node-api', 'cli-progress', 'commander', 'string-width', 'yaml', 'yauzl', 'yazl'],
    node: true,
  },
};

/** The program itself is the only file beside the rooms. */
const program = { rooms: ['cli', 'kernel'], node: true };

const literally = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const targets = ({ rooms: names = [], packages = [] }) => [
  ...names.map((name) => `^src/${name}/`),
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
    pathNot: [
      ...(allowed.schemas ?? []).map((folder) => `^src/${folder}/`),
      ...(allowed.values ?? []).map((file) => `^src/${literally(file)}$`),
    ],
    dependencyTypesNot: ['type-only'],
  },
});

const places = [
  ...Object.entries(rooms).map(([name, allowed]) => [name, `^src/${name}/`, allowed]),
  ['program', '^src/bin\\.ts$', program],
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
    {
      name: 'schemas-are-built-in-one-file',
      severity: 'error',
      comment: 'the build bundles TypeBox into this file, because its 373 modules load slowly',
      from: { path: '^src/', pathNot: '^src/kernel/schema\\.ts$' },
      to: { path: targets({ packages: ['typebox'] }) },
    },
    {
      name: 'every-file-is-in-a-room',
      severity: 'error',
      comment: 'a file outside the rooms has no import rule',
      from: {},
      to: { path: '^src/', pathNot: places.map(([, path]) => path) },
    },
    {
      name: 'console-imports-only-what-it-may',
      severity: 'error',
      comment: 'it is a program for browsers, and knows the server by its API alone',
      from: { path: '^console/src/' },
      to: { pathNot: ['^console/src/', ...targets({ packages: ['preact', '@preact/signals'] })] },
    },
    {
      name: 'server-knows-no-page',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^console/' },
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
