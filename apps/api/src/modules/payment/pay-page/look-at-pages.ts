import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sites, type Site } from '@galleria/contract/storefronts'
import { callOutside, OutsideError } from '#platform/outside.ts'
import { guardsWhereOnePays } from '#platform/pages-guards.ts'
import { allowNonce, contentSecurityPolicy, type PageSources } from '#platform/pages-policy.ts'
import type { PageFinding } from '@galleria/contract/pay-page'
import type { KnownScript } from './inventory.ts'
import { findWeakHeaders, readScripts, type SeenPage } from './page.rules.ts'
import type { SeenScript } from './pay-script.store.ts'

/** Where the mall is reached from outside, what its pages may load, and where its build lies. */
export type OwnPages = {
  readonly origin: string
  readonly sources: Readonly<Record<Site, PageSources>>
  readonly scripts: readonly KnownScript[]
  readonly assets: string
}
/**
 * Something on a page that the inventory does not have: `reference` names it, `arrived` is a header
 * as it came.
 */
export type Finding = {
  readonly what: PageFinding
  readonly reference: string
  readonly arrived?: string | undefined
}
/** A page as it was looked at, or the status of an answer that was none of the mall's. */
export type SeenSite = { readonly site: Site; readonly found: readonly Finding[] } & Silence
export type Silence = { readonly silent?: { readonly status: number | null } | undefined }
type Looked = Map<string, Promise<readonly Finding[]>>

/**
 * Below the page on which one pays: the same document under the same policy, for which nobody needs
 * an order or a session. No page stands there, and the mall says so.
 */
const PATH = '/buyer/pre-pay/watched'
const STATUS = 404
const TIMEOUT_MS = 10_000
const MOST_BYTES = 8 * 1024 * 1024
/** Whoever writes more into a page is found out by these, and fills nobody's list. */
const MOST_FINDINGS = 20
const LONGEST_REFERENCE = 200
const LONGEST_HEADER = 3000
/** Of the build; no other address is looked for on the disk. */
const ASSET = /^\/assets\/([\w-]+(?:\.[\w-]+)*\.js)$/

export const digest = (text: string | Buffer) => createHash('sha384').update(text).digest('base64')

/** The pages of all storefronts as a browser gets them, held against the inventory. */
export async function lookAtPages(own: OwnPages): Promise<readonly SeenSite[]> {
  const looked: Looked = new Map()
  const seen: SeenSite[] = []
  for (const site of sites) seen.push(await lookAtPage(own, site, looked))
  return seen
}

async function lookAtPage(own: OwnPages, site: Site, looked: Looked): Promise<SeenSite> {
  try {
    const page = await fetchPage(`${own.origin}${PATH}?site=${site}`)
    return { site, found: (await findOnPage(own, site, page, looked)).slice(0, MOST_FINDINGS) }
  } catch (error) {
    return { site, found: [], silent: silenceOf(error) }
  }
}

/** Nobody knows what a browser gets; any other error is one of ours. */
export function silenceOf(error: unknown): NonNullable<Silence['silent']> {
  if (!(error instanceof OutsideError)) throw error
  return { status: error.status ?? null }
}

/** The policy of a storefront's pages under this nonce, as the mall sends it. */
export function policyOf({ sources }: Pick<OwnPages, 'sources'>, site: Site, nonce: string) {
  const { formTargets, vendors } = sources[site]
  return contentSecurityPolicy(allowNonce(nonce), { mode: 'built', formTargets, vendors })
}

async function findOnPage(
  own: OwnPages,
  site: Site,
  page: SeenPage,
  looked: Looked,
): Promise<readonly Finding[]> {
  const { origin, scripts } = own
  const { addresses, withoutNonce } = readScripts(page.html)
  const found: Finding[] = findWeakHeaders(page, {
    guards: guardsWhereOnePays(origin),
    policyOf: (nonce) => policyOf(own, site, nonce),
  }).map((name) => ({
    what: 'weakHeader',
    reference: name,
    arrived: page.headers[name]?.slice(0, LONGEST_HEADER),
  }))
  if (withoutNonce > 0) found.push({ what: 'unknownScript', reference: 'without an address' })
  for (const address of addresses) {
    if (found.length >= MOST_FINDINGS) break
    if (!URL.canParse(address, origin)) continue
    const { href } = new URL(address, origin)
    if (scripts.some((one) => one.address === href)) continue
    let look = looked.get(href)
    if (!look) looked.set(href, (look = lookAtOwn(own, href)))
    found.push(...(await look))
  }
  return found
}

/** A script of the mall's own is what was built, letter by letter. */
async function lookAtOwn({ origin, assets }: OwnPages, href: string): Promise<readonly Finding[]> {
  const reference = href.slice(0, LONGEST_REFERENCE)
  const url = new URL(href)
  const [, name] = ASSET.exec(url.pathname) ?? []
  if (!name || url.origin !== new URL(origin).origin) return [{ what: 'unknownScript', reference }]
  const built = await readFile(join(assets, name)).catch(() => undefined)
  if (!built) return [{ what: 'unknownScript', reference }]
  const sent = await fetchScript(href)
  return digest(sent) === digest(built) ? [] : [{ what: 'otherContent', reference }]
}

/** What a vendor's script is at this moment. */
export async function readVendorScript({ provider, address }: KnownScript): Promise<SeenScript> {
  const text = await fetchScript(address)
  return { provider, address, sha384: digest(text), bytes: Buffer.byteLength(text) }
}

/** Another answer than the mall's is nothing to judge: a proxy's limit, its own page, a sign-in. */
async function fetchPage(url: string): Promise<SeenPage> {
  const { status, body, headers } = await callOutside(url, {
    method: 'GET',
    as: 'text',
    headers: { accept: 'text/html' },
    timeoutMs: TIMEOUT_MS,
  })
  if (status !== STATUS)
    throw new OutsideError(`${new URL(url).origin} answered ${status} for a page`, { status })
  return { html: String(body), headers: Object.fromEntries(headers) }
}

async function fetchScript(url: string): Promise<string> {
  const { status, body } = await callOutside(url, {
    method: 'GET',
    as: 'text',
    headers: { accept: '*/*' },
    timeoutMs: TIMEOUT_MS,
    mostBytes: MOST_BYTES,
  })
  if (status !== 200)
    throw new OutsideError(`${new URL(url).origin} answered ${status}`, { status })
  return String(body)
}
