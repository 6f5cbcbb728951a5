import { matterReasons } from '@galleria/contract/matter-reasons'
import type { Context } from '#platform/context.ts'
import { openMatter, resolveMatters } from '../matters/matter.store.ts'
import {
  lookAtPages,
  readVendorScript,
  silenceOf,
  type Finding,
  type OwnPages,
  type SeenSite,
} from './look-at-pages.ts'
import { findOpenFindings, noteScript } from './pay-script.store.ts'
import { begin, end, isDue, type Look } from './watched.rules.ts'
import { changeWatched, readWatched } from './watched.store.ts'

/**
 * Once a day, or when an operator asks: the pages on which one pays as a browser gets them, and
 * what the vendors' scripts are (decision record 303). What nobody has written down stands on the
 * operator's list until it is gone. One process at a time; where it ends in the middle, another
 * begins anew.
 */
export async function watchPayPages(ctx: Context, own: OwnPages): Promise<void> {
  const beganAt = ctx.now()
  const watched = await readWatched(ctx)
  if (watched && !isDue(watched, beganAt)) return
  if (!(await change(ctx, (one) => begin(one, beganAt)))) return
  const pages = await lookAtPages(own)
  await list(ctx, pages)
  const silentScripts = await noteVendors(ctx, own)
  const look = { beganAt: beganAt.toISOString(), endedAt: ctx.now().toISOString() }
  await change(ctx, (one) => end(one, { ...look, pages, silentScripts }, ctx.now()))
}

const change = (ctx: Context, work: Parameters<typeof changeWatched>[2]) =>
  ctx.inTransaction((tx) => changeWatched(tx, ctx.now(), work))

const causeOf = ({ what, reference }: Finding) => `pay-page:${what}:${reference}`

/** What is not found any more is gone only where every page was answered. */
async function list(ctx: Context, pages: readonly SeenSite[]): Promise<void> {
  const found = new Map(pages.flatMap((page) => page.found.map((one) => [causeOf(one), one])))
  for (const [cause, finding] of found) {
    const opened = await ctx.inTransaction((tx) =>
      openMatter(ctx, tx, {
        kind: 'PAY_PAGE_CHANGED',
        cause,
        provider: 'galleria',
        reference: finding.reference,
        reason: matterReasons[finding.what],
      }),
    )
    if (opened)
      ctx.log.error({ ...finding }, 'a page on which one pays is not as it was written down')
  }
  const silent = pages.filter((page) => page.silent)
  for (const { site, silent: answer } of silent)
    ctx.log.warn({ site, ...answer }, 'a page on which one pays could not be looked at')
  if (silent.length > 0) return
  for (const cause of await findOpenFindings(ctx.db))
    if (!found.has(cause)) await ctx.inTransaction((tx) => resolveMatters(tx, { cause }, ctx.now()))
}

/** Answers with the scripts that did not answer: all are asked again then. */
async function noteVendors(ctx: Context, { scripts }: OwnPages): Promise<Look['silentScripts']> {
  const silent: Look['silentScripts'][number][] = []
  for (const script of scripts) {
    const seen = await readVendorScript(script).catch((error: unknown) => silenceOf(error))
    const { provider, address } = script
    if ('status' in seen) {
      silent.push({ address, silent: seen })
      ctx.log.warn({ provider, address, ...seen }, "a vendor's script could not be looked at")
    } else if (await ctx.inTransaction((tx) => noteScript(tx, seen, ctx.now())))
      ctx.log.warn(
        { provider, address, sha384: seen.sha384 },
        "a vendor's script is another one since today",
      )
  }
  return silent
}
