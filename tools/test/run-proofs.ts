import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addCounts, printHeading, type Counts } from './counts.ts'
import { linkPackages } from './link-packages.ts'
import { runDeliberateFaults } from './run-deliberate-faults.ts'
import { runVersionBefore } from './version-before.ts'
import { buildIfNeeded } from '../start/build-if-needed.ts'
import { readWords, refuseWords } from '../start/read-words.ts'
import { endWithPrograms, findProgram, root, runProgram } from '../start/run-program.ts'

/**
 * What takes too long for every commit: more walks of the model, more hostile requests, more kills,
 * requirements broken on purpose, and mutation testing. More than an hour on two cores. `npm run
 * prove -- mutants` runs the proofs whose name contains the word.
 */
type Proof = { readonly name: string; run(): Promise<boolean> }

const MODEL_SEEDS = ['2', '3', '5', '8']

const proofs: readonly Proof[] = [
  ...MODEL_SEEDS.map((seed) => ({
    name: `model, walk ${seed}`,
    run: () =>
      runTests(['apps/api/src/faults/model.test.ts'], { MODEL_SEED: seed, MODEL_STEPS: '1000' }),
  })),
  { name: 'model of requests, twenty walks', run: walkRequests },
  ...MODEL_SEEDS.map((seed) => ({
    name: `promises that are taken by parcel, walks ${seed}`,
    run: () =>
      runTests(['apps/api/src/modules/payment/klarna/klarna-walks.test.ts'], {
        WALK_SEED: seed,
        WALKS: '15',
      }),
  })),
  {
    name: 'hostile requests',
    run: () =>
      runTests(['apps/api/src/hostile/malformed-requests.test.ts'], {
        HOSTILE_REQUESTS: '60000',
        HOSTILE_SEED: '7',
      }),
  },
  {
    name: 'hostile requests about what comes after the sale',
    run: () =>
      runTests(['apps/api/src/hostile/malformed-requests.test.ts'], {
        HOSTILE_REQUESTS: '10000',
        HOSTILE_CALLS: 'after-sales,review,withdrawal',
      }),
  },
  {
    name: 'hostile events of every provider',
    run: () => runTests(['apps/api/src/hostile/webhooks.test.ts'], { HOSTILE_REQUESTS: '10000' }),
  },
  ...[1, 2, 3].map((round) => ({
    name: `kills, round ${round}`,
    run: () =>
      runTests(['apps/api/src/faults/kill.test.ts', 'apps/api/src/faults/restart.test.ts']),
  })),
  {
    name: 'kills while goods come back, are exchanged, withdrawn from and disputed',
    run: () => runTests(['apps/api/src/faults/kill-requests.test.ts'], { REQUEST_KILLS: '200' }),
  },
  {
    name: 'two hundred exchanges for ten pieces',
    run: () =>
      runTests(['apps/api/src/modules/after-sales/exchange/exchange-edges.test.ts'], {
        EXCHANGES: '200',
      }),
  },
  {
    name: 'kills around the calls of each provider',
    run: () => runTests(['apps/api/src/faults/kill-providers.test.ts'], { KILLS: 'all' }),
  },
  {
    name: 'faults of the network, of events and of keys at all providers',
    run: () =>
      runTests(
        [
          'apps/api/src/faults/every-provider.test.ts',
          'apps/api/src/faults/provider-outage.test.ts',
        ],
        { TURN: 'all' },
      ),
  },
  ...[1, 2, 3].map((round) => ({
    name: `disasters, round ${round}`,
    run: () =>
      runTests(
        [
          'apps/api/src/faults/disasters.test.ts',
          'apps/api/src/faults/outage.test.ts',
          'apps/api/src/faults/wrong-clock.test.ts',
        ],
        { DISASTERS: 'all', DISASTER_SECONDS: '30' },
      ),
  })),
  ...[1, 2, 3].map((round) => ({
    name: `drill, round ${round}`,
    run: () => runTests(['apps/api/src/faults/drill.test.ts'], { DRILL_SHOPPERS: '12' }),
  })),
  { name: 'abuse of one process', run: () => measureAbuse(1) },
  ...[1, 2, 3].map((round) => ({
    name: `abuse of two processes, round ${round}`,
    run: () => measureAbuse(2),
  })),
  {
    name: 'journeys, all of them on all their screens',
    run: async () => {
      const { ok } = await runProgram(process.execPath, [join(root, 'e2e/run.ts')], {
        show: true,
        env: { TURN: 'all' },
      })
      return ok
    },
  },
  {
    name: 'a first start on any day',
    run: () => runTests(['apps/demo/src/any-day.test.ts'], { ANY_DAY: 'all' }),
  },
  {
    name: 'invoices of all tax cases',
    run: () => runTests(['apps/api/src/modules/invoice/paper/papers.test.ts'], { INVOICES: '200' }),
  },
  {
    name: 'unit and call tests, their files in any order',
    run: () => runTests([], { ANY_ORDER: '1', MALL_CONNECTIONS: '8' }),
  },
  { name: 'the version before on the newest schema', run: runVersionBefore },
  { name: 'deliberate faults', run: runDeliberateFaults },
  { name: 'mutants', run: findSurvivors },
]

/** Each alone is sound; what is rare comes in one of them. */
async function walkRequests(): Promise<boolean> {
  const files = mkdtempSync(join(tmpdir(), 'galleria-walks-'))
  try {
    let isSound = true
    const missed: string[][] = []
    for (let seed = 1; seed <= 20; seed += 1) {
      const file = join(files, `${seed}.txt`)
      const ok = await runTests(['apps/api/src/faults/model-after-sales.test.ts'], {
        MODEL_SEED: String(seed),
        MODEL_STEPS: '500',
        MODEL_MISSED: file,
      })
      isSound &&= ok
      if (ok) missed.push(readFileSync(file, 'utf8').split('\n').filter(Boolean))
    }
    const never = missed[0]?.filter((words) => missed.every((one) => one.includes(words))) ?? []
    for (const words of never) console.log(`came in no walk: ${words}`)
    return isSound && never.length === 0
  } finally {
    rmSync(files, { recursive: true, force: true })
  }
}

async function measureAbuse(processes: number): Promise<boolean> {
  await buildIfNeeded(console.log)
  return runTests(['apps/api/src/faults/abuse.test.ts'], {
    ABUSE: 'measured',
    ABUSE_PROCESSES: String(processes),
  })
}

async function runTests(files: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  const { ok } = await runProgram(
    findProgram('vitest', 'vitest'),
    ['run', '--testTimeout=1200000', ...files],
    { show: true, env },
  )
  return ok
}

/**
 * Mutants of rules, life cycles and the contract, in a copy of the tree: they are written into the
 * files. The packages of others are linked, ours are those of the copy.
 */
async function findSurvivors(): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'galleria-mutants-'))
  try {
    for (const name of ['apps', 'packages', 'database', 'tools'])
      cpSync(join(root, name), join(copy, name), {
        recursive: true,
        verbatimSymlinks: true,
        filter: (path) => !/\/(build|dist|node_modules|\.react-router)$/.test(path),
      })
    for (const name of readdirSync(root).filter((file) => /\.(json|ts)$/.test(file)))
      cpSync(join(root, name), join(copy, name))
    // Presenters name pictures by what the manifest says of them.
    symlinkSync(join(root, 'pictures'), join(copy, 'pictures'))
    linkPackages(copy)
    const { ok } = await runProgram(
      findProgram('@stryker-mutator/core', 'stryker'),
      ['run', 'stryker.config.json'],
      { cwd: copy, show: true },
    )
    if (existsSync(join(copy, 'reports')))
      cpSync(join(copy, 'reports'), join(root, 'build', 'mutants'), { recursive: true })
    return ok
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

const USAGE = `npm run prove -- [WORD ...]: the proofs whose name contains the words, or all: ${[...new Set(proofs.map(({ name }) => name.split(',')[0]))].join(', ')}`
const word = readWords(USAGE, { allowPositionals: true }).positionals.join(' ')
const wanted = proofs.filter((proof) => proof.name.includes(word))
if (wanted.length === 0) refuseWords(USAGE, `No proof's name contains "${word}"`)
endWithPrograms()
const total: Counts = { passed: 0, failed: 0 }
for (const { name, run } of wanted) {
  printHeading(name)
  const isProven = await run()
  console.log(`${isProven ? 'ok    ' : 'FAILED'} ${name}`)
  addCounts(total, isProven ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed > 0 ? 1 : 0)
