const path = require('node:path');

const test = '\\.(test|spec)\\.tsx?$';
/** Files that may use test tools: tests, what only tests load, and what starts or checks the project. */
const testCode = [test, '/test/', '^e2e/', '^scripts/', '^packages/testing/', '\\.config\\.(ts|js|mjs)$'];
const rooms = '^apps/api/extensions/suchi/src/';
/** Rooms inside a room: accounts/sessions, money/payments, melawa/door. Those of one room may share. */
const innerRoom =
  '((sessions|second-factor|orders|payments|treasury|answers|passes|door|stage|choices|board|event)/|)';
const context = `${rooms}([^/]+)/${innerRoom}`;
const entry = '(endpoint|hooks)(\\.ts$|/)';
const repository = '[\\w-]*repository(\\.ts$|/)';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const packages = [
  {
    name: 'domain-is-pure',
    comment:
      'A rule of the domain knows no database, framework, library or Node module. Take the fact it needs ' +
      '(the clock, a row, an id) as an argument and let the caller fetch it.',
    severity: 'error',
    from: { path: '^packages/domain/', pathNot: test },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'contracts-know-only-the-domain',
    comment:
      'Contracts are read by the browser and the server, so they import @suchi/domain and zod alone. ' +
      'Put what only one side needs into that side.',
    severity: 'error',
    from: { path: '^packages/contracts/', pathNot: test },
    to: { pathNot: ['^packages/(contracts|domain)/src/', '(^|/)node_modules/(\\.pnpm/)?zod[@/]'] },
  },
  {
    name: 'book-knows-only-the-domain',
    comment:
      'The pages of the book are drawn in the browser and by the worker alike, so the package imports @suchi/domain ' +
      'alone. Take a picture, a font or a file as an address and let the caller load it.',
    severity: 'error',
    from: { path: '^packages/book/', pathNot: test },
    to: { pathNot: '^packages/(book|domain)/src/' },
  },
  {
    name: 'packages-know-no-app',
    comment: 'A package serves the apps and never asks them. Move the shared part down into the package.',
    severity: 'error',
    from: { path: '^packages/' },
    to: { path: '^(apps|e2e|scripts)/' },
  },
  {
    name: 'web-knows-the-server-by-contract',
    comment:
      'The web app reaches the server over HTTP. Describe the endpoint in packages/contracts and import that; ' +
      'a rule both sides need belongs in packages/domain.',
    severity: 'error',
    from: { path: '^apps/web/', pathNot: testCode },
    to: {
      path: '^(apps|packages|e2e|scripts)/',
      pathNot: '^((apps/web|packages/(book|contracts|domain|words))/|scripts/release\\.ts$)',
    },
  },
  {
    name: 'extension-stands-alone',
    comment:
      'The extension is built into one bundle from itself, book, contracts, domain and words; only installation/ reads what ' +
      'apps/api/schema and apps/api/access declare. Move what else is shared into the extension or a package.',
    severity: 'error',
    from: { path: '^apps/api/extensions/suchi/src/', pathNot: [test, '/src/installation/'] },
    to: {
      path: '^(apps|packages|e2e|scripts)/',
      pathNot: '^(apps/api/extensions/suchi/src|packages/(book|contracts|domain|words))/',
    },
  },
  {
    name: 'declarations-run-nothing',
    comment:
      'Schema and access are data that installation/ reads; they know the rules (contracts, domain) and never the ' +
      'code that applies them. Put logic into the extension.',
    severity: 'error',
    from: { path: '^apps/api/(schema|access)/', pathNot: test },
    to: { path: '^(apps|packages)/', pathNot: '^(apps/api/(schema|access)|packages/(contracts|domain))/' },
  },
  {
    name: 'server-knows-no-web',
    comment:
      'The server never imports the web app. Words and shapes they share belong in packages/contracts.',
    severity: 'error',
    from: { path: '^apps/api/' },
    to: { path: '^(apps/web|e2e)/' },
  },
  {
    name: 'operator-stands-apart',
    comment:
      "The operator's command must work when the server does not. It imports the domain and what the extension exports (the " +
      "variables, the payment provider, the files, the mail server, the backup report, the key of choices, the version, what is held about a person) and starts the engine's command as a process for the rest.",
    severity: 'error',
    from: { path: '^apps/operator/', pathNot: testCode },
    to: {
      path: '^(apps|packages|e2e|scripts)/',
      pathNot: [
        '^apps/operator/',
        '^packages/domain/',
        '^apps/api/extensions/suchi/src/(release|data-use/person/collect|platform/(env|razorpay|secret-files|storage/(file|local|s3)-storage)|health/backup-report|mail/transport|melawa/present-choice-key)\\.ts$',
      ],
    },
  },
  {
    name: 'testing-is-for-tests',
    comment:
      'packages/testing holds fakes and builders that must never ship. If production needs a part of it, that ' +
      'part is not a test tool: move it to the package that owns it.',
    severity: 'error',
    from: { path: '^(apps|packages)/', pathNot: testCode },
    to: { path: '^packages/testing/' },
  },
  {
    name: 'tests-are-not-imported',
    comment: 'Nothing imports a test file. Move what it shares into a builder in packages/testing.',
    severity: 'error',
    from: {},
    to: { path: test },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const web = [
  {
    name: 'web-shared-knows-no-domain',
    comment:
      'src/shared is the floor of the web app and knows no feature, entity or route. Pass what it needs as a ' +
      'prop or an argument, or move the module up to the layer it talks about.',
    severity: 'error',
    from: { path: '^apps/web/src/shared/' },
    to: { path: '^apps/web/src/(entities|features|app)/' },
  },
  {
    name: 'web-entities-look-down',
    comment: 'An entity draws; it starts nothing. Let the feature pass the action in as a prop or a slot.',
    severity: 'error',
    from: { path: '^apps/web/src/entities/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'web-features-look-down',
    comment: 'A feature does not know its route. Take the link or the callback from src/app as a prop.',
    severity: 'error',
    // A feature's test may render the whole app around it.
    from: { path: '^apps/web/src/features/', pathNot: test },
    to: { path: '^apps/web/src/app/' },
  },
  {
    name: 'web-features-stand-apart',
    comment:
      'A feature never imports another feature. Let a route in src/app compose the two, or move the shared ' +
      'picture to src/entities and the shared mechanics to src/shared.',
    severity: 'error',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'web-entities-stand-apart',
    comment:
      'An entity never imports another entity. Let the feature that shows both compose them through a slot.',
    severity: 'error',
    from: { path: '^apps/web/src/entities/([^/]+)/' },
    to: { path: '^apps/web/src/entities/', pathNot: '^apps/web/src/entities/$1/' },
  },
  {
    name: 'web-back-office-stays-lazy',
    comment:
      "A member's browser never downloads back-office code. Reach src/app/admin only by a lazy route " +
      "(`lazy: () => import('./admin/…')`), and move what both sides show to src/entities or src/shared.",
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: ['^apps/web/src/app/admin/', test] },
    to: { path: '^apps/web/src/app/admin/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
  },
  {
    name: 'web-runs-in-a-browser',
    comment: 'There is no Node in a browser. Use the web platform, or do this work on the server.',
    severity: 'error',
    from: { path: '^apps/web/src/', pathNot: [...testCode, '^apps/web/src/test'] },
    to: { dependencyTypes: ['core'] },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const server = [
  {
    name: 'repository-is-the-floor',
    comment:
      'A repository loads and saves; it decides nothing and calls nobody above it. Move the decision into the ' +
      'command or the domain and pass the repository in.',
    severity: 'error',
    from: { path: `${context}(${repository}|[\\w-]*codec\\.ts$)` },
    to: { path: `${context}(commands/|${entry})` },
  },
  {
    name: 'commands-know-no-entry',
    comment:
      'A command works the same for a request, a hook and a job, so it knows none of them. Take what the entry ' +
      'knows as arguments.',
    severity: 'error',
    from: { path: `${context}commands/` },
    to: { path: `${context}${entry}` },
  },
  {
    name: 'presenters-only-present',
    comment: 'A presenter picks the fields that leave; it loads nothing. Let the command hand it the row.',
    severity: 'error',
    from: { path: `${context}present[\\w-]*(\\.ts$|/)`, pathNot: test },
    to: { path: `${context}(commands/|${entry}|${repository})`, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'rooms-meet-at-commands',
    comment:
      'The tables of a room and its inner files are its own. Let it offer a command or a presenter for what others ' +
      'need, and call that; what every room needs belongs into platform/.',
    severity: 'error',
    from: { path: `${rooms}([^/]+)/`, pathNot: test },
    to: {
      path: `${rooms}[^/]+/`,
      pathNot: [`${rooms}($1|platform)/`, `${context}(commands/|present[\\w-]*\\.ts$)`],
    },
  },
  {
    name: 'platform-knows-no-context',
    comment:
      'platform/ carries every context and knows none. Let the context pass in what is special about it.',
    severity: 'error',
    from: { path: '^apps/api/extensions/suchi/src/platform/', pathNot: test },
    to: {
      path: '^apps/api/extensions/suchi/src/[^/]+/',
      pathNot: '^apps/api/extensions/suchi/src/platform/',
    },
  },
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const hygiene = [
  {
    name: 'no-cycles',
    comment:
      'Modules in a cycle can be neither read nor tested alone. Move what both need into a third module below.',
    severity: 'error',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-orphans',
    comment: 'Nothing imports this module and it imports nothing. Delete it, or wire it in.',
    severity: 'error',
    from: {
      orphan: true,
      pathNot: [
        '\\.d\\.ts$',
        '\\.config\\.(ts|js|mjs|cjs)$',
        '^scripts/',
        '^apps/api/(migrations|templates|stubs)/',
        // Read as text and sent to browsers.
        '^packages/testing/src/payments/browser/',
        '^apps/web/src/boot/words-keeper\\.ts$',
      ],
    },
    to: {},
  },
  {
    name: 'no-unresolvable',
    comment: 'This import leads nowhere. Correct the path (with its .ts ending) or add the package.',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:|\\.(css|svg|png|webp|woff2|html|wasm)(\\?|$)' },
  },
  {
    name: 'no-undeclared-packages',
    comment: "This package is not in the importing workspace's package.json. Add it there, pinned.",
    severity: 'error',
    from: { path: '^(apps|packages)/[^/]+/(src|extensions)/', pathNot: testCode },
    to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
  },
  {
    name: 'no-dev-dependencies-in-production',
    comment:
      'A devDependency is not there in production. Move it to dependencies, or import only its types. ' +
      '(The extensions SDK is bundled at build time.)',
    severity: 'error',
    from: {
      path: '^(apps/(web|operator)/src|apps/api/extensions/suchi/src|packages/(domain|contracts|book)/src)/',
      pathNot: [test, '^apps/web/src/test'],
    },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: 'node_modules/@directus/extensions-sdk/',
    },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...packages, ...web, ...server, ...hygiene],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|coverage|public|\\.toolchain|\\.stack|art)/' },
    // Type-only imports are dependencies too: a file that knows the type of another room changes with it.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: path.join(__dirname, 'tsconfig.json') },
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts', '.json'],
    },
  },
};
