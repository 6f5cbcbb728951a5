import { Resolver } from 'node:dns/promises'
import { BlockList, isIP, isIPv6 } from 'node:net'

/**
 * Whether an address is one of the open internet. What a shop names is asked from inside the house:
 * nothing there must be reached by it, neither by number nor by a name that leads there.
 */
const closed = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // The machines' own house service at one large host.
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, prefix, 'ipv4')
/** Inside of what is given out: tunnels into IPv4, documentation. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, prefix, 'ipv6')
const givenOut = new BlockList()
givenOut.addSubnet('2000::', 3, 'ipv6')

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (!isIP(address)) return false
  if (isIPv6(address)) return givenOut.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  return !closed.check(address, 'ipv4')
}

export function isLoopback(address: string): boolean {
  return isIP(address) !== 0 && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

export class NotPublic extends Error {
  constructor(host: string) {
    super(`${host} is no public address`)
    this.name = 'NotPublic'
  }
}

export type Reach = (address: string) => boolean

/**
 * The addresses of a host, all of which may be reached; throws `NotPublic` where one may not, and
 * what the resolver throws where there is none.
 */
export async function resolvePublic(
  host: string,
  mayReach: Reach,
  look: Look = lookUp,
): Promise<{ address: string; family: number }[]> {
  const bare = host.replace(/^\[|\]$/g, '')
  const found = isIP(bare) ? [{ address: bare, family: isIP(bare) }] : await look(bare)
  if (found.length === 0 || !found.every(({ address }) => mayReach(address)))
    throw new NotPublic(host)
  return found
}

/**
 * Of the network, not of this machine's files and not in the pool of threads in which the process
 * looks up its own: a name server that is silent keeps nobody else waiting.
 */
export type Look = (host: string) => Promise<{ address: string; family: number }[]>
const lookUp: Look = async (host) => {
  if (host === 'localhost') return [{ address: '127.0.0.1', family: 4 }]
  const resolver = new Resolver({ timeout: 2000, tries: 1 })
  const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
  if (four.status === 'rejected' && six.status === 'rejected') throw four.reason
  return [
    ...listOf(four).map((address) => ({ address, family: 4 })),
    ...listOf(six).map((address) => ({ address, family: 6 })),
  ]
}

const listOf = (found: PromiseSettledResult<string[]>) =>
  found.status === 'fulfilled' ? found.value : []
