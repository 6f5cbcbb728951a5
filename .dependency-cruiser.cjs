/** The arrows of the house. Each rule says in its comment what would go wrong without it. */

/** Lower ranks know nothing of higher ones; news travels up as jobs. */
const { ranks } = require('./module-ranks.cjs')

const TEST = '\\.test\\.tsx?$|^apps/api/src/(testing|hostile|faults)/'
/** A module's own index.ts, or that of one of its rooms. */
const DOORS = [
  '^apps/api/src/modules/[^/]+/index\\.ts$',
  '^apps/api/src/modules/[^/]+/[^/]+/index\\.ts$',
]
const moduleAt = (names) => `^apps/api/src/modules/(${names.join('|')})/`

const upward = ranks.slice(0, -1).map((names, index) => ({
  name: `rank-${index}-looks-down-only`,
  comment:
    'A module may use lower ranks only: otherwise a change of checkout could break an account.',
  severity: 'error',
  from: { path: moduleAt(names), pathNot: TEST },
  to: {
    path: moduleAt(ranks.slice(index).flat()),
    pathNot: names.map((name) => `^apps/api/src/modules/${name}/`).join('|'),
  },
}))
// Modules of one rank do not know each other; the rule above lets a module see itself, this one
// keeps it from its neighbours.
const sideways = ranks
  .filter((names) => names.length > 1)
  .flatMap((names) =>
    names.map((name) => ({
      name: `${name}-keeps-to-its-rank`,
      comment: 'Modules of one rank do not know each other, so that they can be changed apart.',
      severity: 'error',
      from: { path: `^apps/api/src/modules/${name}/`, pathNot: TEST },
      to: { path: moduleAt(names.filter((other) => other !== name)) },
    })),
  )

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Files in a circle can only be understood, loaded and changed together, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-imports',
      comment: 'An import that resolves to nothing works on one machine only.',
      severity: 'error',
      from: { pathNot: '\\+types/' },
      to: { couldNotResolve: true, pathNot: '\\+types/|virtual:|^vite/client$' },
    },
    {
      name: 'modules-through-their-door',
      comment:
        'Another module is used through an index.ts, its own or that of one of its rooms, which names what it may be used for.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: TEST },
      to: {
        path: '^apps/api/src/modules/([^/]+)/',
        pathNot: ['^apps/api/src/modules/$1/', ...DOORS],
      },
    },
    {
      name: 'platform-has-no-business',
      comment: 'The platform serves every module and knows none.',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: TEST },
      to: { path: '^apps/api/src/(modules|app|listen|main)' },
    },
    {
      name: 'apps-apart',
      comment:
        'Apps never import each other: the API hosts the built storefront, and the lab is spoken to over the network. Only tests start the lab themselves.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/src/', pathNot: `${TEST}|^apps/demo/` },
      to: { path: '^apps/([^/]+)/src/', pathNot: '^apps/$1/' },
    },
    {
      name: 'demo-through-doors',
      comment:
        'The demo mall is filled through what the modules offer, so that a rule is not written a second time to make data.',
      severity: 'error',
      from: { path: '^apps/demo/', pathNot: `${TEST}|^apps/demo/src/live/stage\\.ts$` },
      to: { path: '^apps/', pathNot: ['^apps/demo/', ...DOORS] },
    },
    {
      name: 'database-knows-no-app',
      comment: 'Migrations, the cluster and the audit stand below every app.',
      severity: 'error',
      from: { path: '^database/', pathNot: TEST },
      to: { path: '^apps/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'What every app uses cannot need one of them.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'kernel-stands-alone',
      comment: 'The kernel is pure: money, ids, life cycles without anything else of ours.',
      severity: 'error',
      from: { path: '^packages/kernel/' },
      to: { path: '^packages/(?!kernel/)' },
    },
    {
      name: 'contract-on-kernel',
      comment: 'The wire stands on the kernel alone.',
      severity: 'error',
      from: { path: '^packages/contract/', pathNot: TEST },
      to: { path: '^packages/(?!kernel/|contract/)' },
    },
    {
      name: 'pages-through-the-client',
      comment:
        'Pages speak to the shop through the contract; a page that opens the database would bypass every rule.',
      severity: 'error',
      from: { path: '^apps/(storefront|backoffice)/src/', pathNot: TEST },
      to: { path: '^database/|^apps/api/|node_modules/(pg|kysely|fastify)/' },
    },
    {
      name: 'no-tests-in-the-product',
      comment: 'What is shipped needs nothing that only tests have.',
      severity: 'error',
      from: { pathNot: `${TEST}|^e2e/|^bench/|^tools/|vitest` },
      to: { path: TEST },
    },
    ...upward,
    ...sideways,
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|node_modules|\\.react-router)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
