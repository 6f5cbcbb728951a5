import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sites, type Site } from '@galleria/contract/storefronts'
import { callOutside, OutsideError } from '#platform/outside.ts'
import { allowNonce, contentSecurityPolicy, type PageSources } from '#platform/pages-policy.ts'
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
/** Something on a page that the inventory does not have: `reference` names it. */
export type Finding = {
  readonly what: 'weakHeader' | 'unknownScript' | 'otherContent'
  readonly reference: string
}

/**
 * Below the page on which one pays: the same document under the same policy, for which nobody needs
 * an order or a session.
 */
const PATH = '/buyer/pre-pay/watched'
const TIMEOUT_MS = 10_000
const MOST_BYTES = 8 * 1024 * 1024
/** Of the build; no other address is looked for on the disk. */
const ASSET = /^\/assets\/([\w-]+(?:\.[\w-]+)*\.js)$/

export const digest = (text: string | Buffer) => createHash('sha384').update(text).digest('base64')

/** The pages of all storefronts as a browser gets them, held against the inventory. */
export async function lookAtPages(own: OwnPages): Promise<readonly Finding[]> {
  const found = new Map<string, Finding>()
  const looked = new Map<string, Promise<readonly Finding[]>>()
  for (const site of sites) {
    const page = await fetchPage(`${own.origin}${PATH}?site=${site}`)
    for (const one of await findOnPage(own, site, page, looked))
      found.set(`${one.what} ${one.reference}`, one)
  }
  return [...found.values()]
}

async function findOnPage(
  own: OwnPages,
  site: Site,
  page: SeenPage,
  looked: Map<string, Promise<readonly Finding[]>>,
): Promise<readonly Finding[]> {
  const { origin, sources, scripts } = own
  const { formTargets, vendors } = sources[site]
  const policyOf = (nonce: string) =>
    contentSecurityPolicy(allowNonce(nonce), { mode: 'built', formTargets, vendors })
  const { addresses, withoutNonce } = readScripts(page.html)
  const found: Finding[] = findWeakHeaders(page, { origin, policyOf }).map((name) => ({
    what: 'weakHeader',
    reference: name,
  }))
  if (withoutNonce > 0) found.push({ what: 'unknownScript', reference: 'without an address' })
  for (const address of addresses) {
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
  const reference = href.slice(0, 200)
  const url = new URL(href)
  const [, name] = ASSET.exec(url.pathname) ?? []
  if (!name || url.origin !== new URL(origin).origin) return [{ what: 'unknownScript', reference }]
  const built = await readFile(join(assets, name)).catch(() => undefined)
  if (!built) return [{ what: 'unknownScript', reference }]
  const sent = await fetchScript(href)
  return digest(sent) === digest(built) ? [] : [{ what: 'otherContent', reference }]
}

/** What a vendor's script is at this moment. */
export async function readVendorScript(script: KnownScript): Promise<SeenScript> {
  const text = await fetchScript(script.address)
  return { ...script, sha384: digest(text), bytes: Buffer.byteLength(text) }
}

async function fetchPage(url: string): Promise<SeenPage> {
  const { body, headers } = await callOutside(url, {
    method: 'GET',
    as: 'text',
    headers: { accept: 'text/html' },
    timeoutMs: TIMEOUT_MS,
  })
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
  if (status !== 200) throw new OutsideError(`${new URL(url).origin} answered ${status}`)
  return String(body)
}
