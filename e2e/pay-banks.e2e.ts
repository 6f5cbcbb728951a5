import type { Locator, Page } from 'playwright-core'
import { call, signIn, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import {
  amsterdam,
  answerOnPhone,
  london,
  milan,
  openAdyen,
  payButton,
  placeAt,
  recordStatus,
  type Place,
  warsaw,
} from './pay-steps.ts'
import type { RunningMall } from './start-mall.ts'

const CARRIER = 2

const hamburgCompany: Place = { site: 'DE', address: { company: 'Hafenbüro Nord GmbH' } }

/** How a method is called on the page, and whether it promises instead of paying. */
type Method = {
  readonly name: string
  readonly place: Place
  readonly isLender?: true
}
const atTheirOwnPage: readonly Method[] = [
  { name: 'iDEAL', place: amsterdam },
  { name: 'Bancontact', place: amsterdam },
  { name: 'Satispay', place: milan },
  { name: 'Online Banking Poland', place: warsaw },
  { name: 'PayPo', place: warsaw },
  // Its promise ends before goods from Germany are in London, so all of it is taken at once.
  { name: 'Clearpay', place: london },
  { name: 'Billie', place: hamburgCompany, isLender: true },
]

async function leaveFor(page: Page, name: string): Promise<void> {
  const channel: Locator = await openAdyen(page)
  await channel.getByRole('radio', { name }).check()
  await expectNoBarriers(page)
  await payButton(channel).click()
  await page.waitForURL(/\/adyen\/hpp\/pay\//)
}

/** All of an order leaves in one parcel. */
async function sendAll(mall: RunningMall, shop: Page, orderId: string): Promise<void> {
  await signIn(shop, mall, 'merchant@galleria.test')
  const { tradeOrderLineList } = await call<{
    tradeOrderLineList: { id: string; tradeQty: number }[]
  }>(shop, mall, '/sapi/mall-merchant/order/detail', { id: orderId })
  await call(shop, mall, '/sapi/mall-merchant/order/ship', {
    orderId,
    carrierId: CARRIER,
    serviceCode: `PB${Date.now()}`,
    lines: tradeOrderLineList.map(({ id, tradeQty }) => ({ id, qty: tradeQty })),
  })
}

for (const { name, place, isLender } of atTheirOwnPage)
  journey(
    `${name} is chosen, declines on its own page and says so, is chosen again and pays${isLender ? '; what it has promised is taken with the parcel' : ''}`,
    async ({ mall, page, another }) => {
      const { contractId, orderId, prePay } = await placeAt(page, mall, place)
      await page.goto(prePay)
      await leaveFor(page, name)
      await page.getByRole('button', { name: 'Decline' }).click()
      await page.waitForURL(/\/buyer\/pay-result/)
      await page
        .getByRole('heading', { level: 1, name: 'The payment did not go through' })
        .waitFor()
      await expectNoBarriers(page)

      await page.goto(prePay)
      await leaveFor(page, name)
      await page.getByRole('button', { name: 'Pay now' }).click()
      await page.waitForURL(/\/buyer\/pay-result/)
      await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
      expectEqual(
        await recordStatus(page, mall, contractId),
        isLender ? 'PRE_AUTH_SUCCESS' : 'PAY_SUCCESS',
        'how the payment stands',
      )
      if (!isLender) return
      await sendAll(mall, await another(), orderId)
      await until(
        async () => (await recordStatus(page, mall, contractId)) === 'PAY_SUCCESS',
        'the money of the parcel',
      )
    },
  )

journey(
  'BLIK waits for a yes in the app of the bank, and the page goes on by itself',
  async ({ mall, page }) => {
    const { contractId, prePay } = await placeAt(page, mall, warsaw)
    await page.goto(prePay)
    const channel = await openAdyen(page)
    await channel.getByRole('radio', { name: 'BLIK' }).check()
    await channel.getByLabel('6-digit BLIK code').fill('123456')
    await payButton(channel).click()
    await page.locator('[data-wait="blik"]').waitFor()
    await expectNoBarriers(page)
    expectEqual(await recordStatus(page, mall, contractId), 'PAY_PENDING', 'how it stands')
    await answerOnPhone(mall, contractId)
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.getByRole('heading', { name: /Thank you|paid/i }).waitFor()
  },
)
