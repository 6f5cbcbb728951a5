import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import { OutsideError } from '#platform/outside.ts'
import { askAttemptsSoon } from '../attempts/attempt.store.ts'
import { askParcelCapturesSoon } from '../captures/parcel-capture.store.ts'
import { paymentJobs } from '../payment.jobs.ts'
import type { PaymentProvider, Providers } from '../providers/payment-provider.ts'
import { askRefundsSoon } from '../refunds/refund.store.ts'

/** What was sent so lately may still be on its way, and is not asked about yet. */
const ON_ITS_WAY_MS = 60_000
/** One call may be lost; a second one within that time was not lost by chance. */
const TOGETHER_MS = 60_000
/** One that is silent is asked so often whether it answers again. */
const PROBE_MS = 5_000
/** A call that is out for so long makes somebody ask whether anybody is there. */
const LONG_MS = 4_000
/** And that question is answered at once, or it is not: together less than ten seconds. */
const PROBE_ANSWERED_MS = 3_000

const keyOf = (provider: string) => `silent.${provider}`

/** When calls of this process got no answer last, and when a silent provider was asked last. */
const unanswered = new Map<string, number>()
const probed = new Map<string, number>()

/**
 * A call to a provider about a payment. When it gets no answer, or none for long, the provider is
 * asked whether it is there: one that does not answer that either is offered no more, until it
 * answers again. So is one whose second call in a row is lost.
 */
export async function listenTo<T>(
  ctx: Context,
  provider: PaymentProvider,
  call: () => Promise<T>,
): Promise<T> {
  const late = setTimeout(() => {
    doubt(ctx, provider).catch((error: unknown) =>
      ctx.log.error({ err: error, provider: provider.name }, 'a provider could not be asked'),
    )
  }, LONG_MS)
  try {
    return await call()
  } catch (error) {
    if (error instanceof OutsideError) await noteUnanswered(ctx, provider)
    throw error
  } finally {
    clearTimeout(late)
  }
}

async function noteUnanswered(ctx: Context, provider: PaymentProvider): Promise<void> {
  const at = ctx.now().getTime()
  const before = unanswered.get(provider.name)
  unanswered.set(provider.name, at)
  if (before !== undefined && Math.abs(at - before) < TOGETHER_MS)
    return noteSilence(ctx, provider.name)
  await doubt(ctx, provider)
}

async function doubt(ctx: Context, provider: PaymentProvider): Promise<void> {
  if (!(await isAnswering(ctx, provider))) await noteSilence(ctx, provider.name)
}

/** Remembered in the database, because the process that hears it again may be another. */
export async function noteSilence({ db, now }: Context, provider: string): Promise<void> {
  const known = (await readSetting(db, keyOf(provider))) as { since: string | null } | undefined
  if (!known?.since) await writeSetting(db, keyOf(provider), { since: now().toISOString() })
}

/** Those of the providers that do not answer at the moment. */
export async function findSilent(
  db: Db,
  providers: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('mall_settings')
    .where('key', 'in', [...providers.map(keyOf), ''])
    .where(sql`value->>'since'`, 'is not', null)
    .select('key')
    .execute()
  return new Set(providers.filter((name) => rows.some(({ key }) => key === keyOf(name))))
}

/** The poller's round: who was silent is asked whether it answers again. */
export async function probeSilent(ctx: Context, providers: Providers): Promise<void> {
  for (const name of await findSilent(ctx.db, [...providers.keys()])) {
    const provider = providers.get(name)
    const at = ctx.now().getTime()
    if (!provider || Math.abs(at - (probed.get(name) ?? 0)) < PROBE_MS) continue
    probed.set(name, at)
    if (await isAnswering(ctx, provider)) await askAfterSilence(ctx, name)
  }
}

async function isAnswering(ctx: Context, provider: PaymentProvider): Promise<boolean> {
  const patience = new AbortController()
  const tooLate = sleep(PROBE_ANSWERED_MS, false, { signal: patience.signal })
  const asked = provider.isThere?.() ?? provider.listCaptures(ctx.now(), 1, ctx.now())
  try {
    return await Promise.race([asked.then(() => true), tooLate])
  } catch (error) {
    if (error instanceof OutsideError) return false
    throw error
  } finally {
    patience.abort()
  }
}

/**
 * It answers again. After an hour of silence the pauses between two questions have grown to a
 * quarter of an hour and more, so everything that waits for an answer is due now: whoever paid
 * meanwhile is not left waiting because nobody had listened before. Contracts that could not be
 * closed without it are closed by the next round of the clock.
 */
export async function askAfterSilence(ctx: Context, provider: string): Promise<void> {
  const { db, now } = ctx
  unanswered.delete(provider)
  const known = (await readSetting(db, keyOf(provider))) as { since: string | null } | undefined
  if (!known?.since) return
  const at = now()
  const sentBefore = new Date(at.getTime() - ON_ITS_WAY_MS)
  const contractIds = await askAttemptsSoon(db, provider, { at, sentBefore })
  if (contractIds.length > 0) await ctx.jobs.send(db, paymentJobs.answersAgain, { contractIds })
  await askRefundsSoon(db, provider, { at, sentBefore })
  await askParcelCapturesSoon(db, provider, { at, sentBefore })
  await writeSetting(db, keyOf(provider), { since: null })
}
