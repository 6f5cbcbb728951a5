import { readNumber, readWords, refuseWords } from '../tools/start/read-words.ts'
import { PLAN } from './databases.ts'
import { benchGoods } from './goods-bench.ts'
import { benchMemory } from './memory-bench.ts'
import { benchPayments } from './payment-bench.ts'
import { benchPhotos } from './photo-bench.ts'
import { benchServer } from './server-bench.ts'
import { benchWeb } from './web-bench.ts'

/**
 * `npm run bench`: the server. `npm run bench -- web`: the pages against their budgets. `npm run
 * bench -- memory`: what the process takes. `npm run bench -- payments`: how long buyers and
 * providers wait. `npm run bench -- photos`: what photos and hostile files take of the process.
 * `npm run bench -- goods`: a mall of 200,000 items against one of 240. README.md says what is
 * measured and how to read it.
 */
const USAGE =
  'npm run bench -- [server | web | memory | payments | photos | goods] [--orders=N] [--only=ROW,...] [--rounds=N] [--seconds=N] [--profile] [--fresh]: bench/README.md says what is measured, and how long'
const {
  values,
  positionals: [word = 'server', ...more],
} = readWords(USAGE, {
  allowPositionals: true,
  options: {
    orders: { type: 'string', default: '1000000' },
    fresh: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    rounds: { type: 'string' },
    seconds: { type: 'string' },
  },
})
const numberOf = (name: 'orders' | 'rounds' | 'seconds') => readNumber(USAGE, name, values[name])
const orders = numberOf('orders') ?? 0
if (orders % PLAN.orders !== 0)
  refuseWords(USAGE, `--orders is ${PLAN.orders} times a whole number, not ${orders}`)

const benchmarks: Readonly<Record<string, () => Promise<boolean>>> = {
  goods: () => benchGoods({ isFresh: values.fresh, only: values.only.split(',').filter(Boolean) }),
  payments: benchPayments,
  photos: benchPhotos,
  memory: () => benchMemory({ seconds: numberOf('seconds') ?? 120 }),
  web: () =>
    benchWeb({ only: values.only.split(',').filter(Boolean), rounds: numberOf('rounds') ?? 5 }),
  server: () =>
    benchServer({
      orders,
      isFresh: values.fresh,
      isProfiled: values.profile,
      only: values.only.split(',').filter(Boolean),
      pace: {
        rounds: numberOf('rounds') ?? 3,
        milliseconds: (numberOf('seconds') ?? 2.5) * 1000,
      },
    }),
}

const benchmark = more.length === 0 ? benchmarks[word] : undefined
if (!benchmark) refuseWords(USAGE, `There is no benchmark "${[word, ...more].join(' ')}"`)
const begin = performance.now()
const isMet = await benchmark()
console.log(
  `\n${isMet ? 'Every target is met' : 'A target is missed'} (${Math.round((performance.now() - begin) / 1000)} s)`,
)
process.exit(isMet ? 0 : 1)
