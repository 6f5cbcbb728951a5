import { parseArgs } from 'node:util'
import { benchServer } from './server-bench.ts'
import { benchWeb } from './web-bench.ts'

/** `npm run bench`: the server. `npm run bench -- web`: the pages against their budgets. README.md says what is measured and how to read it. */
const {
  values,
  positionals: [word = 'server'],
} = parseArgs({
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    fresh: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    seconds: { type: 'string', default: '2.5' },
  },
})

const benchmarks: Readonly<Record<string, () => Promise<boolean>>> = {
  web: () =>
    benchWeb({ only: values.only.split(',').filter(Boolean), rounds: Number(values.rounds ?? 5) }),
  server: () =>
    benchServer({
      orders: Number(values.orders),
      isFresh: values.fresh,
      isProfiled: values.profile,
      only: values.only.split(',').filter(Boolean),
      pace: { rounds: Number(values.rounds ?? 3), milliseconds: Number(values.seconds) * 1000 },
    }),
}

const benchmark = benchmarks[word]
if (!benchmark) {
  console.error(`There is no benchmark "${word}"; there is ${Object.keys(benchmarks).join(', ')}`)
  process.exit(2)
}
const begin = performance.now()
const isMet = await benchmark()
console.log(
  `\n${isMet ? 'Every target is met' : 'A target is missed'} (${Math.round((performance.now() - begin) / 1000)} s)`,
)
process.exit(isMet ? 0 : 1)
