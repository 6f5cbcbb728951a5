import type { Page } from 'playwright-core'
import { fromWireId } from '../packages/kernel/src/id.ts'
import { runSql } from './account-steps.ts'
import { ask, call, type Who } from './call-steps.ts'
import { expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import {
  enterIn,
  fillCheckout,
  openNewestOrder,
  payAtProvider,
  seen,
  untilInCart,
  orderByDemoPayment,
} from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

/** The address of something that is sold by a deposit. */
async function findPreSale(mall: RunningMall, keyword: string): Promise<string> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', { keyword, pageSize: 20 })) as {
    data: { urlKey: string; shopId: number; itemId: number; isPreSale: boolean }[]
  }
  const card = data.find(({ isPreSale }) => isPreSale)
  expectThat(card, `${keyword} is in a pre-sale`)
  const { skuList } = (await ask(mall, '/sapi/mall-item/item/detail', { id: card.itemId })) as {
    skuList: { skuUrlSuffix: string; availableQty: number }[]
  }
  const sku = skuList.find(({ availableQty }) => availableQty > 3)
  return `/item/${card.urlKey}-${card.shopId}-${card.itemId}?sku=${sku?.skuUrlSuffix}`
}

/** A guest orders it and pays the deposit; answers with the order's id. */
async function orderAndPayDeposit(page: Page, item: string, email: string): Promise<string> {
  await page.goto(item)
  await page.getByText(/^Pre-order: pay a deposit/).waitFor()
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Pre-order', exact: true }).click()
  await untilInCart(page)
  await page.goto('/cart')
  await page.getByText('It has to be ordered on its own.').waitFor()
  await expectNoBarriers(page)
  await page.goto('/checkout')
  const press = await fillCheckout(page, email)
  await page.getByText('Deposit, now').waitFor()
  await page.getByText('Balance, with delivery, later').waitFor()
  await expectNoBarriers(page)
  await press.click()
  await page.waitForURL(/\/mockpay\/pay\//)
  const waiting = await page.context().newPage()
  await waiting.goto('/buyer/orders')
  await waiting.getByText(/Please pay the deposit of/).waitFor()
  await waiting.getByText('Time until the order closes').waitFor()
  await seen(waiting, 'Pay the deposit').waitFor()
  await expectNoBarriers(waiting)
  await waiting.close()
  await payAtProvider(page, 'Pay now')
  await page.getByText('We’ll email you when the balance can be paid.').waitFor()
  await page.goto('/buyer/orders')
  return openNewestOrder(page)
}

/** The campaign's days pass, as the mall sees them. */
async function movePreSale(
  mall: RunningMall,
  orderId: string,
  days: { from: string; until: string },
): Promise<void> {
  const id = fromWireId('order', orderId)
  const terms = `jsonb_build_object('balanceStartsAt', ${days.from}, 'balanceEndsAt', ${days.until})`
  await runSql(
    mall,
    `update order_lines set snapshot = jsonb_set(snapshot, '{preSale}', (snapshot -> 'preSale') || ${terms}) where order_id = $1`,
    [id],
  )
  await runSql(
    mall,
    `update payment_orders set opens_at = ${days.from}, closes_at = ${days.until} where kind = 'BALANCE' and contract_id = (select contract_id from orders where id = $1)`,
    [id],
  )
  await runSql(
    mall,
    `update contracts set deadline_at = ${days.until} where id = (select contract_id from orders where id = $1)`,
    [id],
  )
  await runSql(mall, `update orders set deadline_at = ${days.until} where id = $1`, [id])
}

const statusOf = async (who: Who, mall: RunningMall, id: string) =>
  (await call<{ displayStatus: string }>(who, mall, DETAIL, { id })).displayStatus

journey(
  '[ORD-038, ORD-049, ORD-050, ORD-051, ORD-052, ORD-053, ORD-101, ORD-102, PAY-007, PAY-073] goods of a pre-sale are ordered by themselves, their deposit is paid at once, and their balance when its time has come; then they are sent',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const orderId = await orderAndPayDeposit(
      page,
      await findPreSale(mall, 'four-poster bed'),
      `presale${width}@galleria.test`,
    )
    const banner = page.getByRole('region', { name: 'Pre-sale' })
    await banner.getByText(/^The balance of .* can be paid from/).waitFor()
    await banner.getByText('Time until the balance can be paid').waitFor()
    await banner.getByText('Arrives within 21 days of paying the balance').waitFor()
    await expectSoon(() => seen(page, 'Pay the balance').count(), 0, 'it is too early')
    await expectNoBarriers(page)

    await movePreSale(mall, orderId, {
      from: `now() - interval '1 hour'`,
      until: `now() + interval '3 days'`,
    })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await banner.getByText(/^Please pay the balance of .* by/).waitFor()
    await seen(page, 'Pay the balance').click()
    await page.waitForURL(/\/checkout\?tradeContractId=/)
    await page.getByText(/^Balance of your pre-order/).waitFor()
    // Opened by itself, as from a mail, the goods and the bill have their words too.
    await page.reload()
    await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
    await page.getByText(/^Balance of your pre-order/).waitFor()
    await page.getByText('Balance, including delivery').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Pay the balance' }).click()
    await page.waitForURL(/\/buyer\/pre-pay/)
    await page.getByText('Balance of your pre-order, including delivery').waitFor()
    await expectNoBarriers(page)
    await payAtProvider(page, 'Pay now')
    await page.getByText('Each shop packs your items').waitFor()
    await page.goto(`/buyer/order/detail/${orderId}`)
    await banner.getByText('Everything is paid.').waitFor()
    await banner.getByText('Expected within 21 days of your last payment').waitFor()
    await expectNoBarriers(page)
  },
  [1280, 390],
  { length: 2 },
)

journey(
  'a balance that nobody pays in time closes the order, and its buyer reads what becomes of the deposit; who takes the order back before has the deposit back',
  async ({ mall, page, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const preSale = await findPreSale(mall, 'corner sofa')
    const orderId = await orderAndPayDeposit(page, preSale, `missed${width}@galleria.test`)
    const banner = page.getByRole('region', { name: 'Pre-sale' })
    await banner.getByText(/the order is closed and the deposit is not refunded/).waitFor()
    await movePreSale(mall, orderId, {
      from: `now() - interval '3 days'`,
      until: `now() - interval '1 second'`,
    })
    // The clock's round comes each minute; whoever asks for too much at the same address may have
    // to wait for the answer.
    for (const end = Date.now() + 75_000; Date.now() < end;) {
      if ((await statusOf(page, mall, orderId).catch(() => '')) === 'CLOSED') break
      await page.waitForTimeout(3000)
    }
    await page.goto(`/buyer/order/detail/${orderId}`)
    await banner
      .getByText(/^The balance was not paid in time\. The deposit of .* was not refunded/)
      .waitFor()
    await expectNoBarriers(page)

    const other = await orderAndPayDepositAgain(page, preSale)
    await seen(page, 'Cancel order').click()
    const dialog = page.locator('dialog:modal')
    await dialog.getByText(/your deposit is refunded to the payment method you used/).waitFor()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await page.getByText('The order has been cancelled').waitFor()
    await page.goto(`/buyer/order/detail/${other}`)
    await banner.getByText(/The deposit of .* is refunded to the payment method you used/).waitFor()
  },
  [1280, 390],
  { length: 3 },
)

/** The same guest, whose address is known. */
async function orderAndPayDepositAgain(page: Page, item: string): Promise<string> {
  await page.goto(item)
  await page.getByRole('button', { name: 'Pre-order', exact: true }).click()
  await untilInCart(page)
  await page.goto('/checkout')
  await orderByDemoPayment(page)
  await payAtProvider(page, 'Pay now')
  await page.getByText('We’ll email you when the balance can be paid.').waitFor()
  await page.goto('/buyer/orders')
  return openNewestOrder(page)
}
