/** A page as it was answered. */
export type SeenPage = {
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** The scripts of a page: those with an address, and how many others without a nonce. */
export type PageScripts = {
  readonly addresses: readonly string[]
  readonly withoutNonce: number
}

const TAG = /<(script|link)\b([^>]*)>/gi
const ATTRIBUTE = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g

/** What searchers read about a page, and no browser runs. */
const INERT = /^application\/(?:ld\+)?json$/

/** Every address that a browser would run: of scripts, and of modules that are fetched ahead. */
export function readScripts(html: string): PageScripts {
  const addresses = new Set<string>()
  let withoutNonce = 0
  for (const [, name = '', text = ''] of html.matchAll(TAG)) {
    const attributes = Object.fromEntries(
      [...text.matchAll(ATTRIBUTE)].map(([, key = '', one, two, three]) => [
        key.toLowerCase(),
        one ?? two ?? three ?? '',
      ]),
    )
    const isAhead = attributes['rel'] === 'modulepreload' || attributes['as'] === 'script'
    if (INERT.test(attributes['type'] ?? '')) continue
    const address = name.toLowerCase() === 'script' ? attributes['src'] : undefined
    if (address !== undefined) addresses.add(address)
    else if (name.toLowerCase() === 'script' && !attributes['nonce']) withoutNonce += 1
    else if (isAhead && attributes['href']) addresses.add(attributes['href'])
  }
  return { addresses: [...addresses], withoutNonce }
}

/**
 * The headers that are not as the mall sends them: a weaker one, a longer one (a browser reads the
 * last of two, or neither), or none. `policyOf` makes the policy of a nonce: any other letter in it
 * is a change that nobody has written down.
 */
export function findWeakHeaders(
  { headers }: Pick<SeenPage, 'headers'>,
  {
    guards,
    policyOf,
  }: {
    readonly guards: Readonly<Record<string, string>>
    readonly policyOf: (nonce: string) => string
  },
): string[] {
  const policy = headers['content-security-policy'] ?? ''
  const nonce = /'nonce-([\w-]{20,})'/.exec(policy)?.[1] ?? ''
  const weak = Object.entries(guards)
    .filter(([name, value]) => headers[name] !== value)
    .map(([name]) => name)
  return policy === policyOf(nonce) && nonce ? weak : ['content-security-policy', ...weak]
}
