import type { BrowserContext, Page } from 'playwright-core'
import { addPhoto, receive, untilStatus } from './after-sales-steps.ts'
import { ask, buy, call, signIn, until, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, expectFocusOn, newMember, seen, tabTo } from './steps.ts'

const HOUSE = 5

type Reverse = {
  readonly id: string
  readonly reverseTradeOrderCode: string
  readonly reverseTradeOrderStatus: string
  readonly reverseTradeOrderLineList: readonly {
    readonly id: string
    readonly reverseQty: number
  }[]
}
const detailOf = (who: Who, mall: RunningMall, id: string) =>
  call<Reverse>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/**
 * A version of a desk of the house shop, of which there is another one at the same price; of both
 * there are plenty.
 */
async function findVersions(mall: RunningMall): Promise<number> {
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword: 'desk',
    pageSize: 50,
    filters: { available: true },
    shopId: HOUSE,
  })) as { data: { itemId: number }[] }
  for (const { itemId } of data) {
    const { skuList } = (await ask(mall, '/sapi/mall-item/item/detail', { id: itemId })) as {
      skuList: { id: number; availableQty: number; salePrc: { value: number }; preSale: unknown }[]
    }
    const [one, ...others] = skuList.filter((sku) => sku.availableQty > 20 && !sku.preSale)
    if (one && others.some(({ salePrc }) => salePrc.value === one.salePrc.value)) return one.id
  }
  throw new Error('the demo mall has no desk in two versions')
}

/** Two desks that their buyer holds, and the shop's own browser. */
async function holdDesks(
  page: Page,
  mall: RunningMall,
  somebody: () => Promise<BrowserContext>,
): Promise<{ orderId: string; shop: BrowserContext }> {
  await enterIn(page, 'site=DE&lang=en')
  await signIn(page, mall, await newMember(mall))
  const { orderId } = await buy(page, mall, { skuId: await findVersions(mall), qty: 2 })
  const shop = await somebody()
  await signIn(shop, mall, 'merchant@galleria.test')
  await receive(page, shop, mall, orderId)
  return { orderId, shop }
}

/**
 * In the drawer that is open: the last of what can be had without paying more, which is another
 * version where there is one.
 */
async function pickLast(page: Page): Promise<string> {
  const drawer = page.getByRole('dialog', { name: /^Instead of/ })
  const last = drawer
    .locator('label', { has: page.locator('input:enabled') })
    .filter({ hasNotText: 'You pay' })
    .last()
  const words = (await last.innerText()).split('\n')[0] ?? ''
  await last.click()
  await drawer.waitFor({ state: 'hidden' })
  return words
}

async function openDesk(
  shop: BrowserContext,
  width: number,
  { id, reverseTradeOrderCode: code }: Reverse,
): Promise<Page> {
  const desk = await shop.newPage()
  await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
  await desk.goto(`/backoffice/after-sales/${id}`)
  await desk.getByRole('heading', { name: `Request ${code}` }).waitFor()
  return desk
}

/** The shop agrees, the goods go back and are looked at: all of them are good. */
async function bringBack(
  page: Page,
  shop: BrowserContext,
  mall: RunningMall,
  id: string,
): Promise<void> {
  await call(shop, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
  await call(page, mall, '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', [
    {
      id,
      fulfillmentProgressList: [
        { serviceCode: `EXB${Date.now()}`, fulfillmentServiceProvider: { id: 2 } },
      ],
      returnMode: 'SELF_DELIVERY',
    },
  ])
  const { reverseTradeOrderLineList: lines } = await detailOf(page, mall, id)
  await call(shop, mall, '/sapi/mall-merchant/reverseorder/pass', {
    id,
    lines: lines.map((line) => ({ id: line.id, sellable: line.reverseQty })),
  })
}

journey(
  '[AS-001, AS-024, AS-045, AS-067, AS-080, AS-091] a desk is exchanged: another version is picked, the shop agrees and sets it aside, looks at what comes back, sends the replacement, and its buyer has it',
  async ({ mall, page, somebody, width }) => {
    const { orderId, shop } = await holdDesks(page, mall, somebody)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}`)
    await page.getByRole('link', { name: 'Exchange', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Exchange items' }).waitFor()
    await page.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText(/^2 × /).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    expectEqual(
      await page.getByLabel(/^Refund amount/).count(),
      0,
      'amounts that are asked for of an exchange',
    )
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.getByText('please choose what you would like instead').waitFor()
    const field = page.getByRole('button', { name: 'What would you like instead?' })
    await expectFocusOn(field, 'what is wanted instead')
    await expectNoBarriers(page)
    await field.click()
    await page.getByRole('dialog', { name: /^Instead of/ }).waitFor()
    await expectNoBarriers(page)
    const version = await pickLast(page)
    await expectSoon(
      () => page.getByText('please choose what you would like instead').count(),
      0,
      'the error once something is picked',
    )
    await page.getByLabel('What has happened?').fill('It is too dark for the room.')
    await page.reload()
    await expectSoon(
      async () => (await field.innerText()).includes(version),
      true,
      'what was picked before a reload',
    )
    await page.getByText(/^2 × /).waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/If it doesn’t, your exchange is approved/).waitFor()
    const card = (title: string) =>
      page.locator('section', { has: page.getByRole('heading', { name: title, exact: true }) })
    await card('Exchange item').getByText('Quantity: 2').waitFor()
    expectThat(
      await card('Exchange item')
        .locator('img')
        .first()
        .evaluate(
          async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth > 0),
        ),
      'the replacement has a picture',
    )
    await expectNoBarriers(page)
    const id = idIn(page)
    const desk = await openDesk(shop, width, await detailOf(page, mall, id))

    await desk.getByRole('heading', { name: 'Wanted instead' }).waitFor()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByText(/it is set aside from now on/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Agree to the exchange' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()
    await page.reload()
    await seen(page, 'Send items back').click()
    await page.waitForURL(/\/buyer\/as\/send-back\//)
    await page.getByRole('button', { name: 'Logistics company' }).click()
    await page.getByRole('radio').nth(1).click()
    const [back, out] = [`EXB${Date.now()}${width}`, `EXO${Date.now()}${width}`]
    await page.getByLabel('Tracking number').fill(back)
    await seen(page, 'I have sent the items').click()
    await page.getByText('The items are on their way back.').waitFor()
    await expectNoBarriers(page)

    await inspect(desk)
    await page.reload()
    await page.getByText(/has received your return and is sending you the replacement/).waitFor()
    await card('Exchange item').getByText('Quantity: 1').waitFor()
    await expectNoBarriers(page)
    await sendOut(desk, out)

    await page.reload()
    await page.getByText('Please confirm once it has arrived.', { exact: false }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'View logistics' }).click()
    await page.waitForURL(/\/buyer\/m-logistics/)
    await page.getByText(out, { exact: true }).waitFor()
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Return shipping' }).click()
    await page.getByText(back, { exact: true }).waitFor()
    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click()
    const question = page.getByRole('dialog', { name: 'Has the replacement arrived?' })
    await question.waitFor()
    await expectNoBarriers(page)
    await question.getByRole('button', { name: 'Confirm receipt' }).click()
    await page.getByRole('heading', { level: 2, name: 'Completed', exact: true }).waitFor()
    await page.getByText('Replacement received', { exact: true }).waitFor()
    await expectNoBarriers(page)
    await page.goto('/buyer/as')
    await page.getByText('Applied for: exchange').first().waitFor()
    await expectNoBarriers(page)
    await sendBackTheOld(page, orderId, version)
    await desk.reload()
    await desk.getByText('Replacement received', { exact: true }).waitFor()
    await expectNoBarriers(desk)
  },
  undefined,
  { length: 2 },
)

/**
 * One desk came in exchange, the other was not accepted and is still there: what is asked about
 * next is one of the two.
 */
async function sendBackTheOld(page: Page, orderId: string, version: string): Promise<void> {
  await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_RETURN`)
  const which = page.getByLabel('Which of them?')
  const words = await which.locator('option').allInnerTexts()
  expectEqual(words.length, 2, 'versions that are held')
  expectEqual(words[0], `1 × ${version}`, 'what came last')
  await which.selectOption({ index: 1 })
  await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
  await expectNoBarriers(page)
  await seen(page, 'Send application').click()
  await page.getByRole('link', { name: 'Follow the application' }).click()
  await page.waitForURL(/\/buyer\/as\/detail\//)
  const goods = page.locator('section', {
    has: page.getByRole('heading', { name: 'Goods', exact: true }),
  })
  const old = (words[1] ?? '').replace('1 × ', '').replace(', ', ' ; ')
  await goods.getByText(old, { exact: true }).waitFor()
}

/** Of two one is as good as new, the other is not accepted. */
async function inspect(desk: Page): Promise<void> {
  await desk.reload()
  await desk.getByRole('heading', { name: 'What came back' }).waitFor()
  await desk.getByLabel('Not accepted', { exact: true }).fill('1')
  await desk.getByLabel('Not accepted', { exact: true }).blur()
  await desk.getByLabel(/^Why something is not accepted/).fill('One has a burn mark.')
  await addPhoto(desk, 'burn.png')
  await desk.getByRole('button', { name: 'Remove photo 1' }).waitFor()
  await desk.locator('[data-sending]').waitFor({ state: 'detached' })
  await desk.getByRole('button', { name: 'Accept for the exchange' }).click()
  await desk.getByText(/^For each piece that you accept/).waitFor()
  await expectNoBarriers(desk)
  await desk.getByRole('button', { name: 'Accept the goods' }).click()
  await desk.getByText(/^Noted\. Next you send/).waitFor()
  await desk.getByRole('heading', { name: 'Send the replacement' }).waitFor()
  await expectNoBarriers(desk)
}

/**
 * What is missing is told at its field, what is typed outlives a reload, and a number that was
 * typed wrongly is put right.
 */
async function sendOut(desk: Page, number: string): Promise<void> {
  await desk.getByRole('button', { name: 'Ship the replacement' }).click()
  await desk.getByText('A tracking number has only letters and digits, at most 40.').waitFor()
  await expectNoBarriers(desk)
  await desk.getByLabel('Carrier').selectOption({ index: 2 })
  await desk.getByLabel('Tracking number').fill(`${number}x`)
  await desk.reload()
  await expectSoon(
    () => desk.getByLabel('Tracking number').inputValue(),
    `${number}x`,
    'the number that was typed before a reload',
  )
  // The carriers are read again, too.
  await expectSoon(
    async () => (await desk.getByLabel('Carrier').inputValue()) !== '',
    true,
    'the carrier that was chosen before a reload',
  )
  await desk.getByLabel('Tracking number').press('Enter')
  const confirm = desk.getByRole('button', { name: 'Confirm shipment' })
  await expectFocusOn(confirm, 'the button that ships')
  await expectNoBarriers(desk)
  await confirm.press('Enter')
  await desk.getByText(/^The replacement is on its way to/).waitFor()
  await desk.getByRole('button', { name: 'Correct the number' }).click()
  await desk.getByLabel('Tracking number').fill(number)
  await expectNoBarriers(desk)
  await desk.getByRole('button', { name: 'Save the number' }).click()
  await desk.getByText(number.toUpperCase(), { exact: false }).first().waitFor()
  await desk.getByText(/it counts as received from/).waitFor()
  await expectNoBarriers(desk)
}

journey(
  'an exchange by keyboard alone: what is wanted is picked from its drawer, and the shop that has none left gives the money back',
  async ({ mall, page, somebody, width }) => {
    const { orderId, shop } = await holdDesks(page, mall, somebody)
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
    await tabTo(page, 'What would you like instead?')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Instead of/ }).waitFor()
    await page.keyboard.press('Space')
    await tabTo(page, 'Done', 20, true)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /^Instead of/ }).waitFor({ state: 'hidden' })
    await tabTo(page, 'Send application')
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    const id = idIn(page)
    await bringBack(page, shop, mall, id)
    await page.reload()

    const desk = await openDesk(shop, width, await detailOf(page, mall, id))
    await desk.getByRole('button', { name: /^We have none/ }).click()
    await desk.getByText(/^Nothing is sent to/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Give the money back' }).press('Enter')
    await desk.getByText('The buyer gets the money back instead.').waitFor()
    await expectNoBarriers(desk)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('Changed to a refund', { exact: true }).waitFor()
    await page.getByText(/has been refunded to the payment method you used/).waitFor()
    await expectNoBarriers(page)
    expectEqual(
      await page.getByRole('heading', { name: 'Exchange item' }).count(),
      0,
      'a replacement that does not come',
    )
  },
  [1280],
)

journey(
  'without any script an exchange is asked for and received: the browser opens the drawer and the question by itself',
  async ({ mall, page, somebody }) => {
    const { orderId, shop } = await holdDesks(page, mall, somebody)
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_EXCHANGE`)
    await page.getByLabel('What has happened?').fill('It wobbles.')
    await seen(page, 'Send application').click()
    await page.getByText('please choose what you would like instead').waitFor()
    expectEqual(
      await page.getByLabel('What has happened?').inputValue(),
      'It wobbles.',
      'what was written before',
    )
    await page.getByRole('button', { name: 'What would you like instead?' }).click()
    const drawer = page.getByRole('dialog', { name: /^Instead of/ })
    await drawer.getByRole('radio').first().check()
    await drawer.getByRole('button', { name: 'Done' }).click()
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    const id = idIn(page)
    await bringBack(page, shop, mall, id)
    await call(shop, mall, '/sapi/mall-merchant/reverseorder/ship', {
      id,
      carrierId: 2,
      serviceCode: `EXN${Date.now()}`,
    })
    await page.reload()
    await page.getByRole('button', { name: 'Confirm receipt' }).first().click()
    await page
      .getByRole('dialog', { name: 'Has the replacement arrived?' })
      .getByRole('button', { name: 'Confirm receipt' })
      .click()
    await until(
      async () => (await detailOf(page, mall, id)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the end of the exchange',
    )
    await page.getByRole('heading', { level: 2, name: 'Completed', exact: true }).waitFor()
  },
  [390],
  { javaScript: false },
)
