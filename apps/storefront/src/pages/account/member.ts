import type { WireUser } from '@galleria/contract/account'
import { loginFirst } from '../../parts/buyer/read-for-buyer.ts'
import type { Shop } from '../../shop-context.ts'

/**
 * Who is signed in; anybody else signs in first and comes back. Guests have no account to look
 * after.
 */
export async function demandMember(shop: Shop, request: Request): Promise<WireUser> {
  const user = await shop.user()
  if (!user) throw loginFirst(request)
  return user
}

/** A number as people read it: `+49 170 1234567`, with the code apart. */
export function mobileText(mobile: string, prefixes: readonly string[]): string {
  const prefix = prefixes.find((one) => mobile.startsWith(one))
  return prefix ? `${prefix} ${mobile.slice(prefix.length)}` : mobile
}

/** A member's own number in the two parts that calls take. */
export function splitMobile(
  mobile: string,
  prefixes: readonly string[],
): { prefix: string; mobile: string } | undefined {
  const prefix = prefixes.find((one) => mobile.startsWith(one))
  return prefix ? { prefix, mobile: mobile.slice(prefix.length) } : undefined
}
