import { createClient, type Client } from '@galleria/contract/client'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { isRefusal, type Refusal } from '@galleria/kernel/refusal'
import { openMall } from '../../../api/src/app.ts'
import { listPollRounds } from '../../../api/src/listen.ts'
import { stepReverse } from '../../../api/src/modules/after-sales/index.ts'
import {
  endDueGroupBuys,
  expireDueContracts,
} from '../../../api/src/modules/checkout/ending/index.ts'
import { tellOverdue } from '../../../api/src/modules/order/parcels/index.ts'
import { paymentJobs } from '../../../api/src/modules/payment/index.ts'
import { openPayments } from '../../../api/src/modules/payment/providers/index.ts'
import { grantPoints } from '../../../api/src/modules/points/index.ts'
import {
  checkParcelsUnderWay,
  checkReverseParcels,
} from '../../../api/src/modules/shipping/index.ts'
import { createPinnedClock } from '../../../api/src/platform/clock.ts'
import { readEnv } from '../../../api/src/platform/env.ts'
import { sessionCookieName } from '../../../api/src/platform/http.ts'
import type { JobName } from '../../../api/src/platform/jobs.ts'
import { createLog } from '../../../api/src/platform/log.ts'
import { openSession } from '../../../api/src/platform/sessions.ts'
import { startLab, type Lab } from '../../../lab/src/lab.ts'
import { CARRIER_STEP } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import { copyPayments } from '../copy-payments.ts'
import { readId } from './read-id.ts'

/**
 * The whole mall on the database that is being filled, at any moment of its past, with a provider
 * and a carrier of its own; it sends no mail.
 */
export type Stage = {
  /** The mall's time from here on, in milliseconds; it goes forward only. */
  set(at: number): void
  wait(milliseconds: number): void
  /** The provider is told what was paid before; of these contracts refunds will not succeed. */
  tellProvider(refundFails: readonly string[]): Promise<void>
  /** Calls as this person makes them, through the same door as the browser's. */
  as(person: Person): Promise<Client>
  /** Sends a form with a file, as a page does. */
  upload<Answer>(person: Person, path: string, form: FormData): Promise<Answer>
  /**
   * Does these jobs, in the order in which one brings the next; all others wait until everything
   * has happened.
   */
  work(jobs: readonly JobName[]): Promise<void>
  /**
   * What the mall does by itself at this moment: about orders nobody paid, groups of buyers whose
   * time is over, parcels on the road, and a request that waits for its shop.
   */
  closeUnpaid(): Promise<void>
  endGroups(): Promise<void>
  followParcels(): Promise<void>
  lookAtRequest(id: string): Promise<void>
  /** The carrier has lost the parcel in which goods come back. */
  loseParcel(parcel: { readonly carrier: string; readonly number: string }): Promise<void>
  /** How the bank will answer to the next payment. */
  bankWill(outcome: 'paid' | 'declined' | 'pending' | 'refund_fails'): Promise<void>
  /**
   * The bank ends what it still thinks about: a payment by its name there, or the refunds of a
   * contract.
   */
  endAtBank(ref: string): Promise<void>
  endRefunds(contractId: string): Promise<void>
  /** Points to spend, once for each reference. */
  grant(personId: string, points: number, ref: string): Promise<void>
  query(text: string, values?: readonly unknown[]): Promise<void>
  /**
   * All jobs of the past are done, what would have been looked at meanwhile has been, all sessions
   * ended.
   */
  finish(): Promise<void>
  close(): Promise<void>
}
/** Something that somebody does, at its moment. */
export type Act = { readonly at: number; run(): Promise<unknown> }
export type Person = { readonly id: string; readonly site: Site; readonly language: Language }
/** Who answers for a shop, by seller. */
export type Staff = (sellerId: number) => Person

type Options = { databaseUrl: string; dataDir: string }

const KEY = 'mockpay-demo-key'
/** It was asked when it was told of the parcel. */
const UNTIL_ASKED_AGAIN_MS = 120_000
/** Longer than any filling takes. */
const BANK_MS = HOUR

export async function openStage(options: Options): Promise<Stage> {
  const parts = await openParts(options)
  const { clock, lab, mall } = parts
  const own = () => mall.gate.own()
  const query = async (text: string, values: readonly unknown[] = []) =>
    void (await mall.database.pool.query(text, [...values]))
  return {
    set: (at) => clock.set(new Date(Math.max(at, clock.now().getTime()))),
    wait: (milliseconds) => clock.advance(milliseconds),
    tellProvider: async (refundFails) =>
      void (await copyPayments({
        databaseUrl: options.databaseUrl,
        labUrl: lab.url,
        webhookUrl: `${lab.url}/nobody`,
        key: KEY,
        refundFails,
      })),
    as: (person) => callAs(parts, person),
    upload: (person, path, form) => upload(parts, person, path, form),
    async work(jobs) {
      await mall.jobs.drain(
        jobs.flatMap((job) => mall.subscriptions.filter(({ name }) => name === job)),
      )
    },
    closeUnpaid: () => expireDueContracts(own(), mall.providers),
    endGroups: () => endDueGroupBuys(own()),
    followParcels: () => checkParcelsUnderWay(own()),
    lookAtRequest: (id) => stepReverse(own(), readId('reverse', id)),
    async loseParcel(parcel) {
      await tellLab(lab, '/carrier/test/advance', { ...parcel, to: 'lost' })
      clock.advance(UNTIL_ASKED_AGAIN_MS)
      await checkReverseParcels(own())
    },
    bankWill: (outcome) => tellLab(lab, '/scenario', { channel: 'MOCKPAY', outcome }),
    grant: (personId, points, ref) =>
      own().inTransaction((tx) =>
        grantPoints(tx, {
          userId: personId as Id<'user'>,
          points: points * 100,
          ref,
          at: clock.now(),
        }),
      ),
    endAtBank: (ref) => lab.hurry(ref),
    endRefunds: (contractId) => endRefunds(parts, contractId),
    query,
    async finish() {
      // A round looks at so many at a time.
      do for (const round of listPollRounds(own, mall.providers)) await round()
      while (await isRefundDue(parts))
      await tellOverdue(own())
      // Mails that nobody shall get, and dates by which the clock's rounds go, too.
      await query('delete from pgboss.job')
      await query('delete from sessions')
    },
    async close() {
      await mall.close()
      await lab.stop()
    },
  }
}

/** A mall without pages and mails, and a provider and carrier beside it. */
async function openParts({ databaseUrl, dataDir }: Options) {
  const clock = createPinnedClock(new Date(0))
  const lab = await startLab({
    port: 0,
    smtpPort: 0,
    dataDir: ':memory:',
    now: () => clock.now(),
    delays: { script: BANK_MS, refund: BANK_MS, webhookRetries: [BANK_MS] },
    carrierStepSeconds: CARRIER_STEP / 1000,
  })
  const source = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    // The provider's news go to the provider itself, who has no use for them: whoever waits for one
    // asks.
    PORT: new URL(lab.url).port,
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}`,
    // What is kept under the mall's secret now is opened by the mall that runs afterwards.
    SECRET: process.env['SECRET'],
    MOCKPAY_URL: `${lab.url}/mockpay`,
    CARRIER_URL: `${lab.url}/carrier`,
    PATIENCE: '10',
    PAGES: 'none',
    LOG_LEVEL: 'silent',
  }
  const env = readEnv(source)
  const mall = await openMall(env, createLog('silent'), clock, openPayments(source, env))
  // A commit need not wait for the disk: what is lost with the machine is lived again, and the last
  // one, by which all of it counts, does wait.
  mall.database.pool.on(
    'connect',
    (client) => void client.query('set synchronous_commit = off').catch(() => undefined),
  )
  return { clock, lab, env, mall, tokens: new Map<string, { token: string; at: number }>() }
}

type Parts = Awaited<ReturnType<typeof openParts>>

async function callAs(parts: Parts, person: Person): Promise<Client> {
  const { site, language } = person
  const token = await signIn(parts, person)
  const caller = {
    token,
    site,
    language,
    requestId: 'demo',
    ip: '127.0.0.1',
    userAgent: '',
    onSession: () => undefined,
    device: undefined,
    onDevice: () => undefined,
  }
  return createClient(async (call, argument) => {
    try {
      return await parts.mall.gate.run(call, caller, argument)
    } catch (cause) {
      throw isRefusal(cause) ? explain(call, argument, cause) : cause
    }
  })
}

/**
 * A refusal in the demo's past is a mistake of the demo: what was asked, and why it was refused.
 */
function explain(call: string, argument: unknown, cause: Refusal): Error {
  const facts = JSON.stringify(cause.facts)
  return new Error(`${call} ${JSON.stringify(argument)}: ${cause.code} ${facts}`, { cause })
}

/** Whoever was here within the last day is still signed in. */
async function signIn({ mall, clock, tokens }: Parts, person: Person): Promise<string> {
  const at = clock.now().getTime()
  const known = tokens.get(person.id)
  if (known && at - known.at < DAY) return known.token
  const ctx = mall.gate.own()
  const token = await ctx.inTransaction((tx) =>
    openSession(ctx, tx, { id: person.id as Id<'user'>, kind: 'member' }),
  )
  tokens.set(person.id, { token, at })
  return token
}

async function tellLab(lab: Lab, path: string, what: object): Promise<void> {
  const answer = await fetch(`${lab.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(what),
  })
  if (!answer.ok) throw new Error(`the lab answered ${answer.status} ${await answer.text()}`)
}

async function isRefundDue({ mall, clock }: Parts): Promise<boolean> {
  const { rowCount } = await mall.database.pool.query(
    'select from refund_legs where next_try_at <= $1 limit 1',
    [clock.now()],
  )
  return rowCount !== 0
}

/** The mall hears of it because it asks again. */
async function endRefunds({ mall, lab }: Parts, contractId: string): Promise<void> {
  const { rows } = await mall.database.pool.query<{ id: Id<'refund'>; ref: string }>(
    'select r.id, t.provider_ref as ref from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id where r.contract_id = $1',
    [readId('contract', contractId)],
  )
  for (const { ref } of rows) await lab.hurry(ref)
  const ctx = mall.gate.own()
  for (const { id } of rows) await ctx.jobs.send(ctx.db, paymentJobs.sendRefund, { refundId: id })
}

async function upload<Answer>(
  parts: Parts,
  person: Person,
  path: string,
  form: FormData,
): Promise<Answer> {
  const { mall, env } = parts
  const request = new Request(env.origin, { method: 'POST', body: form })
  const answer = await mall.app.inject({
    method: 'POST',
    url: path,
    payload: Buffer.from(await request.arrayBuffer()),
    headers: {
      origin: env.origin,
      host: new URL(env.origin).host,
      'content-type': request.headers.get('content-type') ?? '',
      cookie: `${sessionCookieName(env)}=${await signIn(parts, person)}`,
    },
  })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.body}`)
  return answer.json<Answer>()
}
