import { matterReasons } from '@galleria/contract/matter-reasons'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Context } from '#platform/context.ts'
import { readSetting, writeSetting } from '#platform/mall-settings.ts'
import { OutsideError } from '#platform/outside.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import { lookAtPages, readVendorScript, type Finding, type OwnPages } from './look-at-pages.ts'
import { findOpenFindings, noteScript } from './pay-script.store.ts'

export const WATCHED_PAGES = 'pay-page.watched'
/** One that could not be looked at is looked at again after this time. */
const AGAIN_MS = HOUR

type Watched = {
  readonly nextAt: string
  readonly beganAt: string
  readonly doneAt?: string | undefined
}
export const readWatched = async (ctx: Pick<Context, 'db'>) =>
  (await readSetting(ctx.db, WATCHED_PAGES)) as Watched | undefined

/**
 * Once a day: the pages on which one pays as a browser gets them, and what the vendors' scripts are
 * (decision record 303). What nobody has written down stands on the operator's list until it is
 * gone or explained. Two processes at once note the same.
 */
export async function watchPayPages(ctx: Context, own: OwnPages): Promise<void> {
  const watched = await readWatched(ctx)
  const now = ctx.now()
  if (watched && new Date(watched.nextAt) > now) return
  const next = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const beganAt = watched?.beganAt ?? now.toISOString()
  // First: where this process ends in the middle, it is looked at again.
  await writeSetting(ctx.db, WATCHED_PAGES, {
    nextAt: next(AGAIN_MS),
    beganAt,
    doneAt: watched?.doneAt,
  })
  try {
    await list(ctx, await lookAtPages(own))
    if (!(await noteVendors(ctx, own))) return
    await writeSetting(ctx.db, WATCHED_PAGES, {
      nextAt: next(DAY),
      beganAt,
      doneAt: now.toISOString(),
    })
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error
    ctx.log.warn({ err: error }, 'a page on which one pays could not be looked at')
  }
}

const causeOf = ({ what, reference }: Finding) => `pay-page:${what}:${reference}`

async function list(ctx: Context, found: readonly Finding[]): Promise<void> {
  const causes = new Set(found.map(causeOf))
  for (const finding of found) {
    const opened = await ctx.inTransaction((tx) =>
      openMatter(ctx, tx, {
        kind: 'PAY_PAGE_CHANGED',
        cause: causeOf(finding),
        provider: 'galleria',
        reference: finding.reference,
        reason: matterReasons[finding.what],
      }),
    )
    if (opened)
      ctx.log.error({ ...finding }, 'a page on which one pays is not as it was written down')
  }
  for (const cause of await findOpenFindings(ctx.db))
    if (!causes.has(cause))
      await ctx.inTransaction((tx) => resolveMatters(tx, { cause }, ctx.now()))
}

/** False when a vendor does not answer: all are asked again then. */
async function noteVendors(ctx: Context, { scripts }: OwnPages): Promise<boolean> {
  const read = await Promise.allSettled(scripts.map(readVendorScript))
  for (const one of read) {
    if (one.status === 'rejected') {
      if (!(one.reason instanceof OutsideError)) throw one.reason
      ctx.log.warn({ err: one.reason }, "a vendor's script could not be looked at")
      continue
    }
    const { provider, address, sha384 } = one.value
    if (await ctx.inTransaction((tx) => noteScript(tx, one.value, ctx.now())))
      ctx.log.warn({ provider, address, sha384 }, "a vendor's script is another one since today")
  }
  return read.every(({ status }) => status === 'fulfilled')
}
