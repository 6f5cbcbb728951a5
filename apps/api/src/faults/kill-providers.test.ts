import { isProblem } from '@galleria/contract/client'
import { HOUR } from '@galleria/kernel/time'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import type { TestDatabase } from '../../../../database/test-server.ts'
import { createTestDatabase } from '../../../../database/testing.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { openPayments } from '#modules/payment/providers/index.ts'
import type { CrashPoint } from '#platform/crash-point.ts'
import { freePort } from '../testing/free-port.ts'
import { clearpayWay, london, ways, type Way } from '../testing/pay-everywhere.ts'
import { openProxy, type Proxy } from '../testing/provider-proxy.ts'
import { hamburg } from '../testing/shop-steps.ts'
import { stockShelves } from '../testing/small-catalogue.ts'
import { signedIn } from './member.ts'
import {
  insist,
  order,
  refundAll,
  ship,
  signIn,
  untilPaid,
  untilRefunded,
  type Purchase,
} from './patient-shopper.ts'
import { person, startApi, type ApiSettings, type Person, type RunningApi } from './run-process.ts'

/**
 * The process is killed with -9 before each call to a provider that moves money reaches it, and
 * after the provider has done it and before its answer arrives, while people shop and regret at
 * each of them; each time it is started again and nobody lends a hand. `npm run prove -- kills`
 * walks all of it, `KILLS=klarna` one provider.
 */
const wanted = process.env['KILLS']
const nameOf = ({ name, provider }: Way) => name ?? provider
const walked = [...ways, clearpayWay].filter((way) => wanted === 'all' || wanted === nameOf(way))

/** Where cards are typed at another provider than Adyen: one form for them is all that is shown. */
const named: Readonly<Record<string, string>> = {
  stripe: 'STRIPE_PAY_PC',
  braintree: 'BRAINTREE',
}

/** Of a parcel whose money is taken by a promise. */
const parcelBorders = [
  'capture.sent',
  'capture.answered',
  'capture.finished',
  'capture.released',
] as const
/** Told by events, which are stored before they are worked through. */
const borders: Record<string, readonly CrashPoint[]> = {
  stripe: ['webhook.stored', 'webhook.settled'],
  adyen: ['webhook.stored', 'webhook.settled'],
  paypal: ['webhook.stored', 'payment.asked', 'webhook.settled'],
  klarna: ['webhook.stored', 'webhook.settled', ...parcelBorders],
  affirm: parcelBorders,
  clearpay: ['webhook.stored', 'webhook.settled', ...parcelBorders],
}

let database: TestDatabase
let lab: Awaited<ReturnType<typeof startLab>>
let proxy: Proxy
let settings: ApiSettings
let books: pg.Client
let api: RunningApi
let merchant: Person
beforeAll(async () => {
  if (walked.length === 0) return
  database = await createTestDatabase()
  lab = await startLab({
    port: 0,
    smtpPort: 0,
    dataDir: ':memory:',
    delays: { script: 30, refund: 100, adyenReport: 0, paypalReport: 0 },
  })
  proxy = await openProxy(lab.url)
  settings = {
    databaseUrl: database.url,
    dataDir: await mkdtemp(join(tmpdir(), 'mall-faults-')),
    port: await freePort(),
    lab: { url: proxy.url, smtpPort: lab.smtpPort },
  }
  await stockShelves(database.url)
  books = new pg.Client({ connectionString: database.url })
  await books.connect()
  api = await startApi(settings)
  merchant = await signIn(person(api.url), 'merchant@galleria.test')
  await stop()
})
afterAll(async () => {
  if (walked.length === 0) return
  api?.child.kill('SIGKILL')
  await api?.ended()
  await books.end()
  await proxy.stop()
  await lab.stop()
  await Promise.all([database.drop(), rm(settings.dataDir, { recursive: true, force: true })])
})

test('the ways to pay at every provider but the one of the other walk are walked here', () => {
  const all = [...openPayments({}, { labUrl: 'http://127.0.0.1:9' }).providers.keys()]
  expect([...ways.map(({ provider }) => provider), 'mockpay'].toSorted()).toEqual(all.toSorted())
})

// One that failed leaves none to the next.
afterEach(async () => {
  if (walked.length > 0) await stop()
})

test.for(walked.map((way) => ({ ...way, at: nameOf(way) })))(
  'killed around every call that moves money at $at, the mall loses nothing, takes nothing twice, gives nothing twice',
  { timeout: 1_500_000 },
  async (way) => {
    settings = { ...settings, more: { PAY_CHANNELS: named[way.provider] ?? '' } }
    const walk: string[] = []
    const visits: Promise<void>[] = []
    const visit = async (name: string) => {
      // Earlier people are still at it: whoever comes there first brings the process down for all.
      const one = shopAndRegret(way)
      one.catch(() => undefined)
      visits.push(one)
      walk.push(
        `${name}: ${await Promise.race([api.ended(), one.then(() => 'nobody came there')])}`,
      )
    }
    for (const call of way.calls)
      for (const isDone of [false, true]) {
        api = await startApi(settings)
        killAt(call, isDone)
        await visit(`${isDone ? 'after' : 'before'} ${call.source}`)
        proxy.clear()
      }
    for (const point of borders[way.at] ?? []) {
      // What PayPal signs is looked up where the mall asks it.
      api = await startApi({ ...settings, lab: { ...settings.lab, url: lab.url } }, point)
      await visit(point)
    }
    api = await startApi(settings)
    const isUp = performance.now()
    await Promise.all(visits)
    await untilNothingIsPromised()
    // Whatever was cut off is taken up again within a minute, without a hand.
    expect(performance.now() - isUp).toBeLessThan(150_000)
    await stop()
    expect(walk).toEqual(walk.map((line) => line.replace(/: .*$/, ': SIGKILL')))
    expect((await findViolations(books)).map(describeViolation)).toEqual([])
    await expectSameMoney(way, visits.length)
  },
)

function killAt(call: RegExp, isDone: boolean): void {
  proxy.when(
    call,
    async (ask) => {
      if (isDone) await ask()
      api.child.kill('SIGKILL')
      return 'hang up'
    },
    1,
  )
}

let parcels = 0
const counted = new Map<string, number>()

async function shopAndRegret({ site, isByParcel, pay }: Way): Promise<void> {
  const buyer = await signedIn(books, api.url, site)
  const purchase = await order(buyer, 'lamp', site === 'UK' ? { ...hamburg, ...london } : hamburg)
  await pay({
    payer: buyer,
    contractId: purchase.contractId,
    labUrl: lab.url,
    // Sixty tries in ten minutes are all that paying allows.
    insist: (work) => insist(work, { pauseMs: 1_000 }),
  })
  await untilPaid(buyer, purchase)
  if (isByParcel) await sendOnce(purchase)
  await untilRefunded(buyer, await refundAll(buyer, merchant, purchase))
}

/** The last of what was promised is given up once all of it was taken: nobody waits for that. */
async function untilNothingIsPromised(): Promise<void> {
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(300)) {
    const { rows } = await books.query(
      `select 1 from payment_attempts where status = 'PRE_AUTH_SUCCESS'`,
    )
    if (rows.length === 0) return
  }
}

/** A parcel whose answer was lost is there already when it is said again. */
async function sendOnce(purchase: Purchase): Promise<void> {
  await ship(merchant, purchase, `KILL${(parcels += 1)}`).catch((error: unknown) => {
    const isSent = isProblem(error) && ['parcel.number_taken', 'order.state'].includes(error.code)
    if (!isSent) throw error
  })
}

async function stop(): Promise<void> {
  api.child.kill('SIGKILL')
  await api.ended()
}

/**
 * What the provider lists as taken and given back is, name by name, what the books have: of each
 * purchase once.
 */
async function expectSameMoney({ provider: name }: Way, visits: number): Promise<void> {
  // Two ways may lead to one provider.
  const count = (counted.get(name) ?? 0) + visits
  counted.set(name, count)
  const { providers } = openPayments({}, { labUrl: lab.url })
  const provider = providers.get(name)
  if (!provider) throw new Error(`no ${name}`)
  const now = new Date()
  const since = new Date(now.getTime() - HOUR)
  const { captures, unreadable } = await provider.listCaptures(since, 500, now)
  const { refunds } = await provider.listRefunds(since, 500, now)
  const undone = refunds.flatMap(({ undoes }) => undoes?.captureRef ?? [])
  const { rows } = await books.query<{ taken: string[]; back: string[]; kinds: string[] }>(
    `select array(select provider_ref from captures where provider = $1 order by 1) as taken,
       array(select t.provider_ref from refund_tries t join refund_legs g on g.id = t.leg_id where g.provider = $1 and t.status in ('DONE', 'EXTRA') order by 1) as back,
       array(select distinct disposition from captures where provider = $1) as kinds`,
    [name],
  )
  expect({
    taken: [...captures.map(({ ref }) => ref), ...undone].toSorted(),
    back: refunds.map(({ ref }) => ref).toSorted(),
    unreadable,
    kinds: ['APPLIED'],
  }).toEqual({ ...rows[0], unreadable: [] })
  expect([rows[0]?.taken.length, rows[0]?.back.length]).toEqual([count, count])
}
