import type { WirePayPages } from '@galleria/contract/pay-page'
import { sites } from '@galleria/contract/storefronts'
import { toWireId } from '@galleria/kernel/id'
import type { Context } from '#platform/context.ts'
import { guardsWhereOnePays } from '#platform/pages-guards.ts'
import { policyOf, type OwnPages } from './look-at-pages.ts'
import { findContents, findOpenMatters, type ScriptContent } from './pay-page.queries.ts'
import { isUnderWay, type Look } from './watched.rules.ts'
import { readWatched } from './watched.store.ts'

type WireLook = NonNullable<WirePayPages['look']>

/** What may run where one pays, what it is and was, and what was found when it was looked at. */
export async function readPayPages(
  ctx: Pick<Context, 'db' | 'now'>,
  own: OwnPages,
): Promise<WirePayPages> {
  const addresses = own.scripts.map(({ address }) => address)
  const [contents, matters, watched] = await Promise.all([
    findContents(ctx.db, addresses),
    findOpenMatters(ctx.db),
    readWatched(ctx),
  ])
  return {
    scriptList: own.scripts.map(({ address, provider, reason, channels, sites: on }) => {
      const [now, ...earlier] = contents.filter((one) => one.address === address)
      return {
        ...{ address, provider, reason, channelList: [...channels], siteList: [...on] },
        content: now ? presentContent(now) : null,
        earlierList: earlier.map(presentContent),
        earlierCount: Math.max(0, (now?.count ?? 0) - 1),
      }
    }),
    policyList: listPolicies(own),
    headerList: Object.entries(guardsWhereOnePays(own.origin)).map(([name, value]) => ({
      name,
      value,
    })),
    isUnderWay: watched ? isUnderWay(watched, ctx.now()) : false,
    doneAt: watched?.doneAt ?? null,
    nextAt: watched?.nextAt ?? null,
    look: watched?.last ? presentLook(watched.last) : null,
    matterList: matters.map(({ id, reference, reason, foundAt }) => ({
      ...{ id: toWireId('matter', id), reference, reason },
      foundAt: foundAt.toISOString(),
    })),
    matterCount: matters[0]?.count ?? 0,
  }
}

const presentContent = ({ sha384, bytes, firstSeenAt, lastSeenAt }: ScriptContent) => ({
  sha384,
  bytes,
  firstSeenAt: firstSeenAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
})

/** Each page has a nonce of its own. */
const NONCE = '…'

/** Storefronts that offer the same have the same policy. */
function listPolicies(own: OwnPages): WirePayPages['policyList'] {
  const byPolicy = Map.groupBy(sites, (site) => policyOf(own, site, NONCE))
  return [...byPolicy].map(([policy, siteList]) => ({ policy, siteList }))
}

function presentLook({ beganAt, endedAt, pages, silentScripts }: Look): WireLook {
  return {
    beganAt,
    endedAt,
    siteList: pages.flatMap(({ site, silent }) => (silent ? [] : site)),
    silentPageList: pages.flatMap(({ site, silent }) =>
      silent ? { site, status: silent.status } : [],
    ),
    silentScriptList: silentScripts.map(({ address, silent }) => ({
      address,
      status: silent?.status ?? null,
    })),
    foundList: presentFindings(pages),
  }
}

/** What is the same on several storefronts is told once. */
function presentFindings(pages: Look['pages']): WireLook['foundList'] {
  const all = pages.flatMap(({ site, found }) => found.map((finding) => ({ site, finding })))
  const same = Map.groupBy(all, ({ finding }) => JSON.stringify(finding))
  return [...same.values()].flatMap((places) => {
    const [first] = places
    if (!first) return []
    const { what, reference, arrived = null } = first.finding
    return { what, reference, arrived, siteList: places.map(({ site }) => site) }
  })
}
