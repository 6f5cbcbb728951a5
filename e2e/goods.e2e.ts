import type { Page } from 'playwright-core'
import { buy, call, findSkus, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, signInBackoffice } from './steps.ts'
import type { RunningMall } from './start-mall.ts'

/** A shop that no other journey counts, and who works there. */
const SHOP = { id: 16, staff: 'wouter@oud-eik.test' }

type Goods = { skuCode: string; onHandQty: number; priceList: { salePrc: { value: number } }[] }

/** Goods of the shop with an order that holds one of them; each screen has goods of its own. */
async function findHeld(mall: RunningMall, buyer: Who, shop: Who, width: number) {
  await enterIn(buyer, 'site=DE&lang=en')
  await signIn(buyer, mall, 'anna@galleria.test')
  const found = await findSkus(mall, '', { shopId: SHOP.id, count: 2 })
  const goods = found[width > 1000 ? 0 : 1]!
  const { orderId } = await buy(buyer, mall, { skuId: goods.skuId })
  await signIn(shop, mall, SHOP.staff)
  const { goodsList, orderList } = await call<{
    goodsList: { sku: { code: string } }[]
    orderList: { tradeOrderCode: string }[]
  }>(shop, mall, '/sapi/mall-merchant/order/pickList', { ids: [orderId] })
  return {
    path: goods.path,
    order: orderList[0]!.tradeOrderCode,
    code: goodsList[0]!.sku.code,
  }
}

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
const settled = (page: Page) =>
  page.waitForFunction(() => !document.querySelector('[data-stale], [aria-busy=true]'))

journey(
  'a shop books what came in, is told what left while it counted and whose goods it cannot write off, sets its prices, and takes an item off sale',
  async ({ mall, page, width, somebody, another }) => {
    const buyer = await another()
    const colleague = await somebody()
    const { code, order, path } = await findHeld(mall, buyer, colleague, width)
    const read = () =>
      call<Goods>(colleague, mall, '/sapi/mall-merchant/goods/detail', { skuCode: code })
    const before = await read()
    const note = `Delivery note ${crypto.randomUUID().slice(0, 8)}`

    await signInBackoffice(page, SHOP.staff)
    await page.getByRole('link', { name: 'Goods' }).click()
    await page.getByRole('searchbox', { name: 'Search goods' }).fill(code)
    await page.waitForURL((url) => url.searchParams.get('q') === code)
    await settled(page)
    await expectNoBarriers(page)
    await page.getByRole('link', { name: code, exact: true }).click()
    const detail = page.getByRole('dialog', { name: code })
    const stock = detail.getByRole('region', { name: 'Stock' })
    const onHand = async () => Number(await stock.locator('dd').first().innerText())
    await stock.getByRole('link', { name: order }).waitFor()
    expectEqual(await onHand(), before.onHandQty, 'what is on hand')
    await settled(page)
    await expectNoBarriers(page)

    // What came in.
    await stock.getByRole('button', { name: 'Received or gone' }).click()
    const moving = stock.getByRole('form', { name: `Change the stock of ${code}` })
    await moving.getByRole('button', { name: 'Save' }).click()
    await moving.getByText('Please fill this in.').waitFor()
    await moving.getByLabel('How many').fill('1,5')
    await moving.getByText('Whole units only.').waitFor()
    await expectNoBarriers(page)
    await moving.getByLabel('How many').fill('12')
    await moving.getByLabel('Note').fill(note)
    await moving.getByRole('button', { name: 'Save' }).click()
    await moving.waitFor({ state: 'detached' })
    expectEqual(await onHand(), before.onHandQty + 12, 'what is on hand with what came in')

    // More is gone than is free: the orders that hold the rest stand there.
    await stock.getByRole('button', { name: 'Received or gone' }).click()
    await moving.getByLabel('What happened').selectOption('LOST')
    await moving.getByLabel('How many').fill(String(before.onHandQty + 12))
    await moving.getByRole('button', { name: 'Save' }).click()
    await moving.getByText(/^Orders hold \d+ of these\./).waitFor()
    await expectNoBarriers(page)
    await moving.getByRole('button', { name: 'Not now' }).click()

    // A colleague books something while somebody counts.
    await stock.getByRole('button', { name: 'Count', exact: true }).click()
    const counting = stock.getByRole('form', { name: `Count ${code}` })
    await call(colleague, mall, '/sapi/mall-merchant/goods/move', {
      skuCode: code,
      reason: 'DAMAGED',
      qty: 2,
      requestKey: crypto.randomUUID(),
    })
    await counting.getByLabel('Counted').fill(String(before.onHandQty + 12))
    await counting.getByRole('button', { name: 'Save the count' }).click()
    await counting.getByText(`${before.onHandQty + 10} are on hand now.`).waitFor()
    await expectNoBarriers(page)
    await counting.getByLabel('Counted').fill(String(before.onHandQty + 9))
    await counting.getByRole('button', { name: 'Save the count' }).click()
    await counting.waitFor({ state: 'detached' })
    expectEqual((await read()).onHandQty, before.onHandQty + 9, 'what was counted')

    await stock.getByRole('button', { name: 'What changed the stock' }).click()
    const moves = stock.getByRole('list', { name: 'What changed the stock' })
    await moves.getByText(note).waitFor()
    expectEqual(
      (await moves.getByRole('listitem').first().innerText()).split(/\s*·/)[0],
      'Counted',
      'the last change',
    )

    await changePrices(page, { code, price: before.priceList[0]!.salePrc.value })
    await buyer.goto(path)
    await buyer.getByText('lowest price of the last 30 days', { exact: false }).first().waitFor()

    await sellNot(page, code)
    await expectGone(mall, buyer, path)
    await detail.getByRole('button', { name: 'Put it on sale again' }).click()
    await detail.getByRole('button', { name: 'Take it off sale' }).waitFor()
  },
)

/** Germany’s price: too low by a slip, then meant, as a reduction. */
async function changePrices(page: Page, { code, price }: { code: string; price: number }) {
  const prices = page.getByRole('region', { name: 'Prices' })
  await prices.getByRole('button', { name: 'Change prices' }).click()
  const form = prices.getByRole('form', { name: `Prices of ${code}` })
  const field = form.getByLabel('Germany (EUR)')
  await field.fill('')
  await form.getByRole('button', { name: 'Save the prices' }).click()
  await form.getByText('Please type an amount.').waitFor()
  await field.fill((price / 10).toFixed(2))
  await form.getByRole('button', { name: 'Save the prices' }).click()
  await form.getByText(/less than half of the last price/).waitFor()
  await form.getByLabel('These prices are right').waitFor()
  await expectNoBarriers(page)
  await field.fill((price - 1).toFixed(2))
  await form.getByLabel(/^Germany: announce as reduced/).check()
  await form.getByRole('button', { name: 'Save the prices' }).click()
  await form.waitFor({ state: 'detached' })
  const germany = prices.getByRole('listitem').filter({ hasText: /^Germany/ })
  await germany.getByText(euros.format(price - 1)).waitFor()
  await germany.getByText(/^Reduced from €.*lowest of the 30 days before/).waitFor()
  // In France it is sold no longer, and then again.
  const france = prices.getByRole('listitem').filter({ hasText: /^France/ })
  const sold = (await france.innerText()).match(/€[\d,.]+/)?.[0] ?? ''
  await prices.getByRole('button', { name: 'Change prices' }).click()
  await form.getByLabel('France: no longer sell it there').check()
  await form.getByRole('button', { name: 'Save the prices' }).click()
  await form.waitFor({ state: 'detached' })
  await france.getByText('Not sold there').waitFor()
  await prices.getByRole('button', { name: 'Change prices' }).click()
  await form.getByLabel('France (EUR)').fill(sold.replaceAll(/[€,]/g, ''))
  await form.getByRole('button', { name: 'Save the prices' }).click()
  await form.waitFor({ state: 'detached' })
  await france.getByText(sold).waitFor()
  await prices.getByRole('button', { name: 'Prices so far' }).click()
  await prices.getByRole('list', { name: 'Prices so far' }).getByText(/since/).first().waitFor()
  await settled(page)
  await expectNoBarriers(page)
}

async function sellNot(page: Page, code: string) {
  const detail = page.getByRole('dialog', { name: code })
  await detail.getByRole('button', { name: 'Take it off sale' }).click()
  await detail.getByText('Buyers can no longer find any version of the item').waitFor()
  await expectNoBarriers(page)
  await detail.getByRole('button', { name: 'Take it off sale' }).click()
  await detail.getByRole('button', { name: 'Put it on sale again' }).waitFor()
}

async function expectGone(mall: RunningMall, buyer: Page, path: string) {
  const answer = await buyer.request.get(new URL(path, mall.url).href)
  expectEqual(answer.status(), 404, 'the page of an item that is off sale')
}
