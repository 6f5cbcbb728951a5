import { ask, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import {
  enterIn,
  fillCheckout,
  openNewestOrder,
  payAtProvider,
  seen,
  untilHydrated,
  untilInCart,
} from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

/** The page of a desk that the house shop sells with a chair, a lamp and drawers. */
async function findSet(mall: RunningMall): Promise<string> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword: 'slim desk',
    pageSize: 50,
  })) as {
    data: { urlKey: string; shopId: number; itemId: number; combinationType: string | null }[]
  }
  const card = data.find(
    ({ combinationType, shopId }) => combinationType === 'DIY_ITEM' && shopId === 5,
  )
  expectThat(card, 'a desk heads a set')
  return `/item/${card.urlKey}-${card.shopId}-${card.itemId}`
}

type Line = {
  id: string
  lineGroupTypeDict: string | null
  tradeQty: number
  canShipQty: number
  tradeOrderLinePrice: { needPaySkuAmt: { value: number } }
}

journey(
  'a set is put into the cart, ordered and paid as one for less than singly, its order shows its goods to buyer and shop, one of them is cancelled by itself, and it is bought again',
  async ({ mall, page, width, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(await findSet(mall))
    await untilHydrated(page)
    const set = page.getByRole('form', { name: 'Set', exact: true })
    await set.scrollIntoViewIfNeeded()
    await set.getByText(/^Bought separately/).waitFor()
    await set.getByRole('button', { name: 'Add the set to basket' }).click()
    await untilInCart(page)
    await page.goto('/cart')
    await page.getByText('A set of:').waitFor()
    await expectNoBarriers(page)
    await page.goto('/checkout')
    const press = await fillCheckout(page, `set${width}@galleria.test`)
    await page.getByText('A set of:').waitFor()
    await expectNoBarriers(page)
    await press.click()
    await page.waitForURL(/\/mockpay\/pay\//)
    await payAtProvider(page, 'Pay now')
    await page.getByText('Each shop packs your items').waitFor()

    await page.goto('/buyer/orders')
    await page.getByText('A set of:').waitFor()
    await expectNoBarriers(page)
    const id = await openNewestOrder(page)
    await page.getByText('A set of:').waitFor()
    await expectNoBarriers(page)
    const lines = async () =>
      (await call<{ tradeOrderLineList: Line[] }>(page, mall, DETAIL, { id })).tradeOrderLineList
    const [main, ...parts] = await lines()
    expectEqual(
      [main?.lineGroupTypeDict, ...new Set(parts.map((part) => part.lineGroupTypeDict))],
      ['DIY_MAIN', 'DIY_CHILD'],
      'a line for the set and one for each of its goods',
    )
    const cents = (line: Line | undefined) =>
      Math.round((line?.tradeOrderLinePrice.needPaySkuAmt.value ?? 0) * 100)
    expectEqual(
      parts.reduce((sum, part) => sum + cents(part), 0),
      cents(main),
      'the price of the set is that of its goods',
    )

    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const desk = await shop.newPage()
    await desk.goto(`/backoffice/orders/${id}`)
    await desk
      .getByText(/^A set of \d items$/)
      .first()
      .waitFor()
    await expectSoon(
      () => desk.getByRole('textbox', { name: /^Pieces of / }).count(),
      parts.length,
      'goods to pack',
    )
    await expectNoBarriers(desk)

    await page.goto(`/buyer/cancel/${id}`)
    const choices = page.getByRole('combobox', { name: /number to cancel/ })
    expectEqual(await choices.count(), parts.length, 'goods to choose from')
    await expectNoBarriers(page)
    for (const choice of (await choices.all()).slice(1)) await choice.selectOption('0')
    await page.getByRole('button', { name: 'Cancel these items' }).click()
    await page.waitForURL(/\/buyer\/order\/detail\//)
    expectEqual(
      (await lines()).map((line) => line.canShipQty),
      [0, 0, ...parts.slice(1).map((part) => part.tradeQty)],
      'what is still sent',
    )
    await page.goto(`/buyer/order/detail/${id}`)
    await untilHydrated(page)
    await seen(page, 'Buy again').click()
    await page.waitForURL(/\/cart/)
    await page.getByText('A set of:').waitFor()
  },
  [1280, 390],
  { length: 2 },
)
