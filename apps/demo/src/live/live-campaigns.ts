import type { Client } from '@galleria/contract/client'
import type { Purchase } from '../anna.ts'
import { DAY, HOUR } from '@galleria/kernel/time'
import type { Desk } from '../operator-desk.ts'
import type { Act, Stage } from './stage.ts'

/**
 * The operator's campaigns: one of some days ago that Anna's orders came into, one of which she has
 * drawn for; one that lasts, in the south; one of free orders; and one of gift cards that a
 * complete order of hers came into.
 */
export function planCampaigns(
  stage: Stage,
  desk: Desk,
  buyer: Purchase['buyer'],
  now: number,
): Act[] {
  return [
    { at: now - 25 * DAY, run: async () => planGiftCards(await stage.as(desk.operator), now) },
    { at: now - 6 * DAY, run: async () => planAll(await stage.as(desk.operator), now) },
    { at: now - 2 * DAY - 5 * HOUR, run: () => drawOne(stage, buyer) },
  ]
}

async function planAll(call: Client, now: number): Promise<void> {
  await planDraws(call, now)
  await planFreeOrders(call, now)
}

async function planDraws(call: Client, now: number): Promise<void> {
  const at = (days: number) => new Date(now + days * DAY).toISOString()
  await call('POST /sapi/mall-operator/campaign/createPrize', {
    name: 'Thank you, northern storefronts',
    siteList: ['DE', 'NL', 'FR'],
    orderAmtFrom: { value: 10 },
    startTime: at(-5),
    endTime: at(-3.5),
    prizeList: [{ prizeType: 'POINTS', points: 50, weight: 1, stock: 5000 }],
  })
  await call('POST /sapi/mall-operator/campaign/createPrize', {
    name: 'Anniversary, southern storefronts',
    siteList: ['ES', 'IT'],
    orderAmtFrom: { value: 250 },
    startTime: at(-5),
    endTime: at(90),
    prizeList: [
      { prizeType: 'POINTS', points: 1000, weight: 1, stock: 20 },
      { prizeType: 'POINTS', points: 100, weight: 29, stock: null },
      { prizeType: 'NOTHING', points: 0, weight: 70, stock: null },
    ],
  })
}

/** Over for some days: the mall draws it when it opens. */
async function planFreeOrders(call: Client, now: number): Promise<void> {
  const at = (days: number) => new Date(now + days * DAY).toISOString()
  await call('POST /sapi/mall-operator/campaign/createFreeOrder', {
    name: 'Free orders of last week',
    siteList: ['DE', 'NL', 'FR'],
    orderAmtFrom: { value: 10 },
    startTime: at(-5),
    endTime: at(-3.5),
    oneIn: 2,
    mostAmt: { value: 40 },
    budgetAmt: { value: 2000 },
  })
}

/** Its cards come when the mall opens. */
async function planGiftCards(call: Client, now: number): Promise<void> {
  const at = (days: number) => new Date(now + days * DAY).toISOString()
  await call('POST /sapi/mall-operator/campaign/createGiftCard', {
    name: 'Gift cards for the new room',
    siteList: ['DE', 'NL', 'FR'],
    orderAmtFrom: { value: 10 },
    startTime: at(-24),
    endTime: at(-22),
    giftCardAmt: { value: 15 },
    validDays: 365,
    budgetAmt: { value: 1500 },
  })
}

async function drawOne(stage: Stage, buyer: Purchase['buyer']): Promise<void> {
  const call = await stage.as(buyer)
  const { data } = await call('POST /sapi/mall-order/web/order/pageTradeOrderForBuyer', {
    pageSize: 50,
  })
  for (const { id } of data) {
    const { prizeDrawList } = await call('POST /sapi/mall-marketing/prize/drawPrizeContent', {
      id,
    })
    const open = prizeDrawList.find(({ drawStatus }) => drawStatus === 'OPEN')
    if (!open) continue
    await call('POST /sapi/mall-marketing/prize/drawPrize', { id: open.id })
    return
  }
  throw new Error('no order of hers came into the campaign')
}
