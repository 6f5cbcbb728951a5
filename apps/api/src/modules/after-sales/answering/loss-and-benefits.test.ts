import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { reaches } from '../../../testing/after-sales-steps.ts'
import {
  drawFor,
  drawFreeOrders,
  drawsOf,
  freeOrdersOf,
  giftCardsOf,
  issueCards,
  offerFreeOrders,
  offerGiftCards,
  offerPrizes,
  stopCampaign,
} from '../../../testing/campaign-steps.ts'
import { lookedAt, withdrawn } from '../../../testing/loss-steps.ts'
import { openTestMall, type TestMall, type Visitor } from '../../../testing/open-test-mall.ts'
import { paidOrder, send, type Contract } from '../../../testing/shop-steps.ts'
import { people } from '../../../testing/small-catalogue.ts'

/**
 * All goods of an order came back, and its shop keeps a part of their money: what the order had
 * brought its buyer goes as with a refund of all of it (decision 262). A lamp is 59.90.
 */

const ASK = 'POST /sapi/mall-order/web/reverseorder/askMall' as const
const GIVE_IN = 'POST /sapi/mall-merchant/reverseorder/giveIn' as const
const RECEIVE = 'POST /sapi/mall-order/web/order/signForDelivery' as const
const PAGE = 'POST /sapi/mall-operator/campaign/page' as const

let t: TestMall
let [anna, merchant, operator]: Visitor[] = []
beforeAll(async () => {
  t = await openTestMall({ delays: { script: 0, refund: 0 } })
  ;[anna, merchant, operator] = await Promise.all(
    [people.anna, people.merchant, people.operator].map((who) => t.signIn(who)),
  )
})
beforeEach(() => t.sql(`delete from rate_limits where key like 'withdrawal:%'`))
afterEach(async () => {
  expect(await t.audit()).toEqual([])
  await t.sql(`update campaigns set status = 'DONE' where status <> 'DONE'`)
})
afterAll(() => t.close())

const orderId = (contract: Contract) => contract.tradeOrderList[0]?.id ?? ''
async function received(contract: Contract): Promise<void> {
  await send(merchant!, orderId(contract))
  await anna!.call(RECEIVE, { id: orderId(contract) })
}
const bought = () => paidOrder(t, anna!, { lamp: 2 })
/**
 * Lamps are withdrawn from and come back; of their money 20.00 is kept. Answers with the request
 * about that.
 */
async function withholdFrom(contract: Contract, qty = 2): Promise<string> {
  const back = await withdrawn(t, anna!, orderId(contract), qty)
  const who = { buyer: anna!, merchant: merchant! }
  const { lossOfValue } = await lookedAt(t, who, back, { scrap: qty, loss: 20 })
  await reaches(t, anna!, back.id, 'REVERSE_DONE')
  return lossOfValue?.request.id ?? ''
}
/**
 * The mall is asked about it, and the shop gives in: the 20.00 go back as well, and the order is
 * closed.
 */
async function givenBack(lossId: string): Promise<void> {
  await anna!.call(ASK, { id: lossId, content: 'It was on for an hour.' })
  await merchant!.call(GIVE_IN, { id: lossId })
  await reaches(t, anna!, lossId, 'REVERSE_DONE')
}
/** What an order earned and won, in hundredths of a point, entry by entry. */
const entries = async (contract: Contract) =>
  (
    await t.sql<{ reason: string; pot: string; delta: number }>(
      `select e.reason, e.pot, e.delta::int from point_entries e join orders o on o.id = e.order_id where o.code = $1`,
      [contract.tradeOrderList[0]?.tradeOrderCode ?? ''],
    )
  )
    .map(({ reason, pot, delta }) => `${reason} ${pot} ${delta}`)
    .toSorted()
const spentOf = async (id: string) => {
  const one = (await operator!.call(PAGE, {})).data.find((campaign) => campaign.id === id)
  return (one?.giftCard ?? one?.freeOrder)?.spentAmt.value
}

describe('an order of which no goods stay, and a part of the money is kept', () => {
  test('gives back what was drawn for it, and keeps of what it earned the part for what is kept; nothing twice once that goes back, too', async () => {
    await offerPrizes(t)
    const contract = await bought()
    await drawFor(anna!, contract)
    await received(contract)
    const lossId = await withholdFrom(contract)
    expect(await drawsOf(anna!, contract)).toMatchObject([{ drawStatus: 'WITHDRAWN' }])
    const before = [
      'EARNED GROWTH 11980',
      'EARNED PENDING 11980',
      'FORFEITED PENDING -5000',
      'UNDONE GROWTH -9980',
      'UNDONE PENDING -9980',
      'WON PENDING 5000',
    ]
    expect(await entries(contract)).toEqual(before)
    await givenBack(lossId)
    expect(await entries(contract)).toEqual(
      [...before, 'UNDONE GROWTH -2000', 'UNDONE PENDING -2000'].toSorted(),
    )
  })

  test('cannot draw any more', async () => {
    await offerPrizes(t)
    const contract = await bought()
    await received(contract)
    const [draw] = await drawsOf(anna!, contract)
    await withholdFrom(contract)
    await expect(
      anna!.call('POST /sapi/mall-marketing/prize/drawPrize', { id: draw?.id ?? '' }),
    ).rejects.toMatchObject({ code: 'prize.over' })
  })

  test('has no gift card any more, also where what is kept would be enough for one, and its value is there once for another', async () => {
    const { id } = await offerGiftCards(t, { orderAmtFrom: { value: 10 } })
    const contract = await bought()
    await received(contract)
    await issueCards(t)
    expect(await spentOf(id)).toBe(15)
    const lossId = await withholdFrom(contract)
    const isWithdrawn = async () =>
      expect([await giftCardsOf(anna!, contract), await spentOf(id)]).toMatchObject([
        [{ giftCardStatus: 'WITHDRAWN' }],
        0,
      ])
    await isWithdrawn()
    await givenBack(lossId)
    await issueCards(t)
    await isWithdrawn()
  })

  test('is not free any more, and what was promised is there again, once', async () => {
    const { id } = await offerFreeOrders(t)
    const contract = await bought()
    await stopCampaign(t, id)
    await drawFreeOrders(t)
    expect(await spentOf(id)).toBe(119.8)
    await received(contract)
    const lossId = await withholdFrom(contract)
    const hasLapsed = async () =>
      expect([await freeOrdersOf(anna!, contract), await spentOf(id)]).toMatchObject([
        [{ freeOrderStatus: 'LAPSED' }],
        0,
      ])
    await hasLapsed()
    await givenBack(lossId)
    await hasLapsed()
  })
})

test('an order of which goods stay keeps what it brought', async () => {
  await offerPrizes(t)
  const card = await offerGiftCards(t)
  const contract = await paidOrder(t, anna!, { lamp: 2, desk: 1 })
  await drawFor(anna!, contract)
  await received(contract)
  await issueCards(t)
  await withholdFrom(contract)
  expect(await drawsOf(anna!, contract)).toMatchObject([{ drawStatus: 'DRAWN' }])
  expect(await giftCardsOf(anna!, contract)).toMatchObject([{ giftCardStatus: 'USABLE' }])
  expect(await spentOf(card.id)).toBe(15)
})
