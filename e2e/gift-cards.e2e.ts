import type { Page } from 'playwright-core'
import { buy, call, putInCart, signIn, until } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { fillCampaign } from './campaign-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, signInBackoffice, untilHydrated, untilMailed } from './steps.ts'

const LIST = '/sapi/mall-order/web/order/pageTradeOrderForBuyer'
const CARDS = '/sapi/mall-marketing/giftCards/filterGiftCardsFlow'

/** The operator plans gift cards for large orders; a few of other journeys may be among them. */
async function planCards(desk: Page, name: string): Promise<void> {
  await desk.getByRole('link', { name: 'Campaigns' }).click()
  await desk.getByRole('button', { name: 'New gift cards' }).click()
  const form = desk.getByRole('form', { name: 'New gift cards' })
  await form.getByLabel('Good for days').fill('0')
  await form.getByRole('button', { name: 'Plan the gift cards' }).click()
  await form.getByText('Please type a whole number up to 1095.').waitFor()
  await expectNoBarriers(desk)
  await fillCampaign(form, name, '1500')
  await form.getByLabel('Value of a card').fill('40')
  await form.getByLabel('Good for days').fill('180')
  await form.getByLabel('Budget in all').fill('400')
  await form.getByRole('button', { name: 'Plan the gift cards' }).click()
  const planned = desk.getByRole('listitem', { name })
  await planned.getByText('of €400.00 promised or given').waitFor()
  await planned.getByText('€40.00, good for 180 days').waitFor()
  await expectNoBarriers(desk)
}

/** Anna's order of some weeks ago that has brought a card; the clock of the mall has made it. */
async function findAnnasCard(page: Page, mall: RunningMall): Promise<string> {
  const found: { orderId?: string } = {}
  await until(async () => {
    const pages = await Promise.all(
      [1, 2].map((pageNo) =>
        call<{ data: { id: string }[] }>(page, mall, LIST, { pageNo, pageSize: 50 }),
      ),
    )
    for (const { id } of pages.flatMap(({ data }) => data)) {
      const cards = await call<{ giftCardStatus: string }[]>(page, mall, CARDS, { id })
      if (cards.some(({ giftCardStatus }) => giftCardStatus === 'USABLE')) found.orderId = id
    }
    return found.orderId !== undefined
  }, 'a gift card of Anna')
  return found.orderId ?? ''
}

journey(
  '[ORD-149, ORD-150] the operator plans gift cards, a paid order says that it brings one, and the budget knows',
  async ({ mall, page, another, width }) => {
    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    const name = `Gift cards ${width} ${Date.now()}`
    await planCards(desk, name)

    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'ben@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'desk', qty: 12 })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page
      .getByRole('region', { name: 'A gift card of €40.00 comes with this order' })
      .getByText('€40.00 off when you spend €400.00 or more.')
      .waitFor()
    await expectNoBarriers(page)

    await desk.reload()
    const planned = desk.getByRole('listitem', { name })
    await planned.getByText('of €400.00 promised or given').waitFor()
    expectThat(
      !(await planned.innerText()).includes('€0.00 of'),
      'the operator reads what of the budget is promised',
    )
    await planned.getByRole('button', { name: `Take no more orders: ${name}` }).click()
    await planned.getByText('Stopped').waitFor()
  },
)

journey(
  '[ORD-149, ORD-150] a buyer looks at the code of a gift card, has it sent by mail, and the checkout takes its value off',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const orderId = await findAnnasCard(page, mall)
    await page.goto(`/buyer/order/detail/${orderId}`)
    const card = page.getByRole('region', { name: 'Your gift card of €15.00' })
    await card.getByText('€15.00 off once, in any shop, when you spend €150.00 or more').waitFor()
    await expectNoBarriers(page)
    await card.getByRole('link', { name: 'Show the code' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your gift card' })
    const code = (await dialog.locator('code').innerText()).trim()
    expectThat(
      /^[0-9A-Z]{4}(-[0-9A-Z]{4}){2}$/.test(code),
      'the code is shown when it is asked for',
    )
    await expectNoBarriers(page)
    await dialog.getByRole('button', { name: 'Close' }).click()
    // The same journey on another screen may have pressed before.
    const send = card.getByRole('button', { name: 'Send by email' })
    if ((await send.count()) > 0) await send.click()
    await card.getByText('Sent by email').waitFor()
    await expectNoBarriers(page)
    // She ordered in German.
    await untilMailed(mall, 'anna@galleria.test', 'Eine Geschenkkarte über')
    const href = await card.getByRole('link', { name: 'Show the code' }).getAttribute('href')
    await page.goto(href ?? '')
    await page.getByText(code).waitFor()
    await expectNoBarriers(page)

    await putInCart(page, mall, 'writing desk', { qty: 2 })
    await page.goto('/checkout')
    await untilHydrated(page)
    await page.getByRole('textbox', { name: 'Coupon code' }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Redeem' }).click()
    await page.getByText('Gift card', { exact: true }).first().waitFor()
    expectThat(!page.url().includes(code.slice(0, 4).toLowerCase()), 'the code is in no address')
    await page.getByText('-€15.00').or(page.getByText('−€15.00')).first().waitFor()
    await expectNoBarriers(page)
  },
)
