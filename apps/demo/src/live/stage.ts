import { createClient, type Client } from '@galleria/contract/client'
import type { Language, Site } from '@galleria/contract/storefronts'
import type { Id } from '@galleria/kernel/id'
import { openMall } from '../../../api/src/app.ts'
import { listPollRounds } from '../../../api/src/listen.ts'
import { openPayments } from '../../../api/src/modules/payment/index.ts'
import { createPinnedClock } from '../../../api/src/platform/clock.ts'
import { readEnv } from '../../../api/src/platform/env.ts'
import { sessionCookieName } from '../../../api/src/platform/http.ts'
import { createLog } from '../../../api/src/platform/log.ts'
import { openSession } from '../../../api/src/platform/sessions.ts'
import { startLab } from '../../../lab/src/lab.ts'
import { tellLab } from '../tell-lab.ts'

/** The whole mall on the database that is being filled, at any moment of its past, with a provider of its own; it sends no mail. */
export type Stage = {
  /** The mall's time from here on, in milliseconds; it goes forward only. */
  set(at: number): void
  /** Calls as this person makes them, through the same door as the browser's. */
  as(person: Person): Promise<Client>
  /** Sends a form with a file, as a page does. */
  upload<Answer>(person: Person, path: string, form: FormData): Promise<Answer>
  /** What the mall does by itself at this moment. */
  work(): Promise<void>
  /** The provider's bank ends what it still thinks about: the refunds of this contract. */
  endRefunds(contractId: string): Promise<void>
  query(text: string, values?: readonly unknown[]): Promise<void>
  /** All jobs of the past are done, all sessions ended. */
  close(): Promise<void>
}
/** Something that somebody does, at its moment. */
export type Act = { readonly at: number; run(): Promise<unknown> }
export type Person = { readonly id: string; readonly site: Site; readonly language: Language }

type Options = {
  databaseUrl: string
  dataDir: string
  /** When the first thing happens. */
  from: number
  /** Contracts whose refunds the bank does not carry out. */
  refundFails: readonly string[]
}

const KEY = 'mockpay-demo-key'
/** Longer than any filling takes. */
const BANK_MS = 3_600_000
/** What a request of the past leaves to do at once; the rest waits until everything has happened. */
const AT_ONCE = ['reverse.step', 'refund.send', 'refund.moved']

export async function openStage(options: Options): Promise<Stage> {
  const parts = await openParts(options)
  const { clock, lab, mall } = parts
  const own = () => mall.gate.own()
  const rounds = listPollRounds(own, mall.providers)
  const silent = mall.subscriptions.map((one) =>
    one.name.startsWith('mail.') ? { ...one, run: () => Promise.resolve() } : one,
  )

  async function as(person: Person): Promise<Client> {
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
    }
    return createClient((call, argument) => mall.gate.run(call, caller, argument))
  }
  async function work(): Promise<void> {
    for (const round of rounds) await round()
    await mall.jobs.drain(silent.filter(({ name }) => AT_ONCE.includes(name)))
  }
  const query = async (text: string, values: readonly unknown[] = []) =>
    void (await mall.database.pool.query(text, [...values]))
  return {
    set: (at) => clock.set(new Date(Math.max(at, clock.now().getTime()))),
    as,
    upload: (person, path, form) => upload(parts, person, path, form),
    work,
    async endRefunds(contractId) {
      const { rows } = await mall.database.pool.query<{ ref: string }>(
        'select t.provider_ref as ref from refund_tries t join refund_legs g on g.id = t.leg_id join refunds r on r.id = g.refund_id where r.contract_id = $1',
        [contractId],
      )
      for (const { ref } of rows) await lab.hurry(ref)
      // The bank is asked again after a while, as the mall does that heard nothing.
      clock.advance(60_000)
      await work()
    },
    query,
    async close() {
      await mall.jobs.drain(silent)
      await query('delete from sessions')
      await mall.close()
      await lab.stop()
    },
  }
}

/** A mall without pages and mails, and a provider who knows all that was paid. */
async function openParts({ databaseUrl, dataDir, from, refundFails }: Options) {
  const clock = createPinnedClock(new Date(from))
  const lab = await startLab({
    port: 0,
    smtpPort: 0,
    dataDir: ':memory:',
    now: () => clock.now(),
    delays: { refund: BANK_MS },
  })
  await tellLab({
    databaseUrl,
    labUrl: lab.url,
    webhookUrl: `${lab.url}/nobody`,
    key: KEY,
    refundFails,
  })
  const source = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SMTP_URL: `smtp://127.0.0.1:${lab.smtpPort}`,
    MOCKPAY_URL: `${lab.url}/mockpay`,
    CARRIER_URL: `${lab.url}/carrier`,
    PATIENCE: '10',
    PAGES: 'none',
    LOG_LEVEL: 'silent',
  }
  const env = readEnv(source)
  const mall = await openMall(env, createLog('silent'), clock, openPayments(source, env))
  return { clock, lab, env, mall }
}

type Parts = Awaited<ReturnType<typeof openParts>>

function signIn({ mall }: Parts, person: Person): Promise<string> {
  const ctx = mall.gate.own()
  return ctx.inTransaction((tx) =>
    openSession(ctx, tx, { id: person.id as Id<'user'>, kind: 'member' }),
  )
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
