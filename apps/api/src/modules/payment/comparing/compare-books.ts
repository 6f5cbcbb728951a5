import { money, type Currency } from '@galleria/kernel/money'
import { HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import type { PaymentProvider } from '../providers/payment-provider.ts'
import {
  dayAfter,
  dayBefore,
  dayOf,
  daysDue,
  spanOf,
  surplusOf,
  type Day,
  type DayFigures,
} from './compare.rules.ts'
import {
  findBooked,
  findChangedDays,
  findDiffering,
  findMatterOf,
  findOpenDays,
  isExplained,
  readCompared,
  sumDay,
  writeCompared,
  writeDay,
  type Reading,
} from './day.store.ts'
import { noteGivenBack, noteTaken } from './listed.store.ts'
import { readGivenBack, readTaken } from './read-list.ts'

/**
 * One that agreed is looked at again after a week and after a month: what was changed since is
 * found, too.
 */
const LATER_DAYS = [7, 30]
/** A day that does not agree is looked at again each day, until it does. */
const AGAIN_MS = 23 * HOUR

/**
 * Holds each day of the books, once it is over and listed, against what the provider says of it,
 * currency by currency. A day that does not agree is on the operator's list with both figures, and
 * leaves it once it agrees. One that agreed is looked at again when what is noted of it since does
 * not agree any more, and after a week and a month. The part of the list that speaks of the day is
 * read once for that; of a day without money nobody is asked. Throws when the provider does not
 * answer: then the day's turn comes again.
 */
export async function compareBooks(ctx: Context, provider: PaymentProvider): Promise<void> {
  const now = ctx.now()
  const compared = await readCompared(ctx.db, provider.name)
  // Nobody noted what was listed of the days before.
  if (!compared) {
    const from = dayOf(now)
    return writeCompared(ctx.db, provider.name, { first: from, from, at: now })
  }
  if (now.getTime() - compared.at.getTime() < HOUR) return
  const { first } = compared
  let { from } = compared
  for (const day of daysDue(from, now, provider)) {
    await compareDay(ctx, provider, day)
    for (const before of LATER_DAYS.map((days) => dayBefore(day, days)))
      if (before >= first) await compareDay(ctx, provider, before)
    from = dayAfter(day)
    await writeCompared(ctx.db, provider.name, { first, from, at: compared.at })
  }
  for (const day of await findChangedDays(ctx.db, provider.name, { first, from }))
    await compareDay(ctx, provider, day)
  const due = now.getTime() - AGAIN_MS
  const open = (await findOpenDays(ctx.db, provider.name)).filter(
    ({ comparedAt }) => comparedAt.getTime() <= due,
  )
  for (const day of new Set(open.map((one) => one.day))) await compareDay(ctx, provider, day)
  await writeCompared(ctx.db, provider.name, { first, from, at: now })
}

async function compareDay(ctx: Context, provider: PaymentProvider, day: Day): Promise<void> {
  const { name } = provider
  const readAt = ctx.now()
  const span = spanOf(day, await findBooked(ctx.db, name, day), provider)
  if (!span) return ctx.inTransaction((tx) => resolveOthers(ctx, tx, name, day, []))
  for await (const page of readTaken(provider, span, readAt))
    await noteTaken(ctx.db, name, page, { readAt })
  for await (const page of readGivenBack(provider, span, readAt))
    await noteGivenBack(ctx.db, name, page, { readAt })
  await ctx.inTransaction(async (tx) => {
    const reading = { span, readAt }
    const figures = await sumDay(tx, name, day, reading)
    const differing = figures.filter((one) => one.differing > 0)
    for (const one of differing) await listDay(ctx, tx, name, day, one, reading)
    await resolveOthers(ctx, tx, name, day, differing)
  })
}

const causeOf = (provider: string, day: Day, currency: string) =>
  `day:${provider}:${day}:${currency}`

async function listDay(
  ctx: Context,
  tx: Tx,
  provider: string,
  day: Day,
  figures: DayFigures,
  reading: Reading,
): Promise<void> {
  // Somebody has found out why: only another difference is a new one.
  if (await isExplained(tx, provider, day, figures)) return
  const { currency } = figures
  const cause = causeOf(provider, day, currency)
  const surplus = Math.abs(surplusOf(figures))
  const opened = await openMatter(ctx, tx, {
    kind: 'BOOKS_DIFFER',
    cause,
    provider,
    reference: day,
    amount: surplus === 0 ? undefined : money(surplus, currency as Currency),
    reason: '',
  })
  const matterId = opened ?? (await findMatterOf(tx, cause))
  // Another process has just resolved it: the next comparison finds it again.
  if (!matterId) return
  const entries = await findDiffering(tx, provider, day, currency, reading)
  await writeDay(tx, provider, day, figures, { matterId, entries, at: ctx.now() })
  if (opened)
    ctx.log.error({ provider, day, ...figures }, 'the books and a provider do not agree on a day')
}

/** What agrees now, or has no money any more, leaves the list. */
async function resolveOthers(
  ctx: Context,
  tx: Tx,
  provider: string,
  day: Day,
  differing: readonly DayFigures[],
): Promise<void> {
  const differingCauses = new Set(differing.map(({ currency }) => causeOf(provider, day, currency)))
  for (const open of await findOpenDays(tx, provider)) {
    const cause = causeOf(provider, open.day, open.currency)
    if (open.day === day && !differingCauses.has(cause))
      await resolveMatters(tx, { cause }, ctx.now())
  }
}
