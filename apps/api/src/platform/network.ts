import { isIPv6 } from 'node:net'

/**
 * Whom the limits count: an IPv4 address, or the /64 of an IPv6 one, because whoever has one of
 * those addresses has all of them.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)
  if (mapped?.[1]) return mapped[1]
  const bare = ip.split('%')[0] ?? ''
  if (!isIPv6(bare)) return ip
  const [before = '', after] = bare.split('::')
  const head = before.split(':').filter(Boolean)
  const tail = (after ?? '').split(':').filter(Boolean)
  const all =
    after === undefined
      ? head
      : [...head, ...Array(8 - head.length - tail.length).fill('0'), ...tail]
  return `${all
    .slice(0, 4)
    .map((group: string) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
