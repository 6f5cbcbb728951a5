import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { describeViolation, findViolations } from '../../../../database/audit.ts'
import { createFilledDatabase } from '../../../../database/testing.ts'
import type { Lab } from '../../../lab/src/lab.ts'
import { startWatchedLab } from '../../../lab/src/test-lab.ts'
import type { Delays } from '../../../lab/src/settings.ts'
import { openMall, type Mall } from '../app.ts'
import { openPayments, type PaymentSetup } from '#modules/payment/providers/index.ts'
import { createPinnedClock } from '#platform/clock.ts'
import { readEnv } from '#platform/env.ts'
import { createLog, type Log } from '#platform/log.ts'
import { freePort } from './free-port.ts'
import { query } from './query.ts'
import { stockShelves } from './small-catalogue.ts'
import { createVisitor, type Visitor, type Where } from './visitor.ts'

export type { Visitor } from './visitor.ts'

export type TestMall = {
  readonly mall: Mall
  readonly lab: Lab
  readonly databaseUrl: string
  readonly clock: ReturnType<typeof createPinnedClock>
  /** Somebody at the door: cookies of their own, no session yet. */
  visit(where?: Where): Visitor
  /** Somebody signed in, with the demo password. */
  signIn(email: string, where?: Where): Promise<Visitor>
  sql<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>
  /** Runs every job that is due now, but for mails and papers, which wait; answers how many. */
  drain(): Promise<number>
  /** The mails and papers as well: what is in an inbox is drained before. */
  drainAll(): Promise<number>
  /** The outcome the provider gives the next payment by itself. */
  scenario(outcome: string, channel?: string): Promise<void>
  /**
   * What the invariants find wrong, as sentences; `all` also asks those that hold only once nothing
   * is under way.
   */
  audit(which?: 'all' | 'always'): Promise<string[]>
  /** What came by mail or as a text message, the newest first; all that waits is sent before. */
  inbox(to: string): Promise<ReceivedMail[]>
  /**
   * Closes the mall. Throws when the books do not add up any more, whatever the tests of the file
   * did.
   */
  close(): Promise<void>
}

export type TestMallOptions = {
  /** The lab's waits, where a test needs others. */
  readonly delays?: Partial<Delays>
  /** How long the lab's carrier takes from one step to the next; as in the demo, if not said. */
  readonly carrierStepSeconds?: number
  /** Something that stands between the mall and the provider: where it is reached. */
  readonly through?: (labUrl: string) => Promise<string>
  /** Where the mall writes its log; nowhere, unless a test reads it. */
  readonly log?: Log
  /** Other ways to pay than the demo's. */
  readonly payments?: (demo: PaymentSetup) => PaymentSetup
  /** Settings that are not the demo's, by their names. */
  readonly settings?: Readonly<Record<string, string>>
  /**
   * When its clock stands still; now, unless two malls are to be compared. `MALL_AT` sets it for a
   * whole run, to look for what an hour of the day breaks.
   */
  readonly at?: Date
}

/**
 * The whole mall on a database of its own, with the lab beside it and a clock that stands still.
 * One per test file.
 */
export async function openTestMall(options: TestMallOptions = {}): Promise<TestMall> {
  const [database, dataDir, port] = await Promise.all([
    createFilledDatabase('shelves', stockShelves),
    mkdtemp(join(tmpdir(), 'mall-test-')),
    freePort(),
  ])
  const clock = createPinnedClock(options.at ?? new Date(process.env.MALL_AT ?? Date.now()))
  // The outside world's clock is the mall's: a leap in time is one for both, or a webhook would
  // look years old.
  const lab = await startWatchedLab({
    now: () => clock.now(),
    delays: { script: 20, bank: 400, late: 300, refund: 100, ...options.delays },
    ...(options.carrierStepSeconds ? { carrierStepSeconds: options.carrierStepSeconds } : {}),
  })
  const providerUrl = (await options.through?.(lab.url)) ?? lab.url
  const source = {
    ...settingsOf({ databaseUrl: database.url, dataDir, port, lab, providerUrl }),
    ...options.settings,
  }
  const env = readEnv(source)
  const log = options.log ?? createLog('silent')
  const payments = openPayments(source, { ...env, log })
  const mall = await openMall(env, log, clock, options.payments?.(payments) ?? payments)
  await mall.app.listen({ port, host: '127.0.0.1' })
  // A machine that is busy elsewhere makes the mall seem busy while it opens; no test is about that
  // moment.
  while (mall.app.isUnderPressure()) await sleep(50)

  const visit = (where?: Where) => createVisitor(mall.app, where)
  const auditor = new pg.Client({ connectionString: database.url })
  await auditor.connect()
  const audit = (which: 'all' | 'always' = 'all') => findWrong(auditor, clock.now(), which)
  const drainAll = () => mall.jobs.drain(mall.subscriptions)
  // Of two readers at once the second would find nothing due and read before the first's mails came.
  const drainInTurn = inTurn(drainAll)
  return {
    mall,
    audit,
    lab,
    clock,
    visit,
    databaseUrl: database.url,
    async signIn(email, where) {
      const visitor = visit(where)
      await visitor.call('POST /auth/web/user/login', { account: email, password: 'galleria-demo' })
      return visitor
    },
    sql: (text, values = []) => query(mall.database.db, text, values),
    drain: () => mall.jobs.drain(mall.subscriptions.filter(({ name }) => !isPaper(name))),
    drainAll,
    scenario: (outcome, channel = 'MOCKPAY') => setScenario(lab, outcome, channel),
    async inbox(to) {
      await drainInTurn()
      return readInbox(lab, to)
    },
    async close() {
      const wrong = await audit('always')
      await Promise.all([auditor.end(), mall.close()])
      await lab.stop()
      await Promise.all([database.drop(), rm(dataDir, { recursive: true, force: true })])
      if (wrong.length > 0) throw new Error(wrong.join('\n'))
    },
  }
}

function settingsOf(where: {
  databaseUrl: string
  dataDir: string
  port: number
  lab: Lab
  providerUrl: string
}) {
  const { lab } = where
  return {
    DATABASE_URL: where.databaseUrl,
    DATA_DIR: where.dataDir,
    PORT: String(where.port),
    // Over kept connections: at the start of each one the lab waits a tenth of a second for early
    // talkers.
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}?pool=true`,
    MOCKPAY_URL: `${where.providerUrl}/mockpay`,
    STRIPE_URL: `${where.providerUrl}/stripe`,
    PAYPAL_URL: `${where.providerUrl}/paypal`,
    KLARNA_URL: `${where.providerUrl}/klarna`,
    ADYEN_URL: `${where.providerUrl}/adyen`,
    AFFIRM_URL: `${where.providerUrl}/affirm`,
    BRAINTREE_URL: where.providerUrl,
    CARRIER_URL: `${lab.url}/carrier`,
    SMS_URL: `${lab.url}/sms/v1/messages`,
    OPENID_ISSUER: `${lab.url}/openid`,
    PATIENCE: '10',
    // A new connection plans every statement anew, which was a third of what the database did; `npm
    // run prove` has as many as the mall.
    DATABASE_CONNECTIONS: process.env.MALL_CONNECTIONS ?? '4',
    PAGES: 'none',
    LOG_LEVEL: 'silent',
  }
}

async function findWrong(client: pg.Client, now: Date, which: 'all' | 'always'): Promise<string[]> {
  await client.query('select set_config($1, $2, false)', ['mall.now', now.toISOString()])
  return (await findViolations(client, which)).map(describeViolation)
}

async function setScenario(lab: Lab, outcome: string, channel: string): Promise<void> {
  const answer = await fetch(`${lab.url}/scenario`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel, outcome }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The same, but each call waits for the one before. */
function inTurn<T>(run: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return () => {
    const next = last.then(run, run)
    last = next
    return next
  }
}

/** What takes long, and moves nothing else. */
const isPaper = (name: string) => name.startsWith('mail.') || name === 'invoice.draw'

export type ReceivedMail = {
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  codes: string[]
}

async function readInbox(lab: Lab, to: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${lab.url}/inbox?to=${encodeURIComponent(to)}`)
  return answer.json() as Promise<ReceivedMail[]>
}
