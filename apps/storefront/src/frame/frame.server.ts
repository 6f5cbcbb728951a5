import { greetingAt } from '@galleria/contract/storefronts'
import type { WireMerchantStatus } from '@galleria/contract/merchant-entry'
import type { Shop } from '../shop-context.ts'
import { menuOf } from './menu.server.ts'

/** What stands round every page: storefront, language, person, cart and menus. */
export async function readFrame(shop: Shop) {
  const [user, cartQty, menu, merchant] = await Promise.all([
    shop.user(),
    shop.cartQty(),
    menuOf(shop),
    merchantEntry(shop),
  ])
  return {
    site: shop.site,
    language: shop.language,
    theme: shop.theme,
    origin: shop.origin,
    isDemo: shop.isDemo,
    cartQty,
    menu,
    greeting: greetingAt(hourIn(shop.front.timeZone)),
    /**
     * The storefront's calendar day, such as 2026-12-04: the server's, so that the browser writes
     * the same.
     */
    today: dayIn(shop.front.timeZone),
    merchant,
    user: user ? { nickname: user.nickname, email: user.email } : undefined,
  }
}

/** Swedish writes a day as ISO 8601 does. */
const days = new Map<string, Intl.DateTimeFormat>()
function dayIn(timeZone: string): string {
  const day = days.get(timeZone) ?? new Intl.DateTimeFormat('sv', { timeZone })
  days.set(timeZone, day)
  return day.format(new Date())
}

const clocks = new Map<string, Intl.DateTimeFormat>()
function hourIn(timeZone: string): number {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone })
  clocks.set(timeZone, clock)
  return Number(clock.format())
}

/**
 * The way into selling, for those the server shows one. A comfort: without its answer the page
 * stands.
 */
async function merchantEntry(
  shop: Shop,
): Promise<Pick<WireMerchantStatus, 'label' | 'path'> | undefined> {
  const status = await shop
    .call('POST /sapi/mall-merchant/status/queryMerchantStatus', {})
    .catch(() => undefined)
  return status?.isShow ? { label: status.label, path: status.path } : undefined
}
