import type { Page } from 'playwright-core'
import { ask, call, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import {
  enterIn,
  fillCheckout,
  openNewestOrder,
  payAtProvider,
  seen,
  untilMailed,
} from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'

/** The address of something that is sold to groups, in a version of which there are enough. */
async function findOffer(mall: RunningMall, keyword: string): Promise<string> {
  // Of the house shop, which no journey freezes meanwhile.
  const { data } = (await ask(mall, '/sapi/mall-item/item/search', {
    keyword,
    shopId: 5,
    pageSize: 20,
  })) as {
    data: { urlKey: string; shopId: number; itemId: number }[]
  }
  for (const { urlKey, shopId, itemId } of data) {
    const { skuList } = (await ask(mall, '/sapi/mall-item/item/detail', { id: itemId })) as {
      skuList: { skuUrlSuffix: string; groupOffer: { sizeList: unknown[] } | null }[]
    }
    const sku = skuList.find(({ groupOffer }) => groupOffer?.sizeList.length === 3)
    if (sku) return `/item/${urlKey}-${shopId}-${itemId}?sku=${sku.skuUrlSuffix}`
  }
  throw new Error(`${keyword} is not sold to groups`)
}

async function orderAndPay(page: Page, email: string): Promise<void> {
  const press = await fillCheckout(page, email)
  await page.getByText(/^Ordered in a group of 2: you save 8/).waitFor()
  await expectNoBarriers(page)
  await press.click()
  await page.waitForURL(/\/mockpay\/pay\//)
  await payAtProvider(page, 'Pay now')
  await page.getByText('Thank you for your order!').waitFor()
}

const statusOf = async (who: Who, mall: RunningMall, id: string) =>
  (await call<{ displayStatus: string }>(who, mall, DETAIL, { id })).displayStatus

journey(
  '[ORD-020, ORD-021, ORD-108] a guest starts a group and invites by link and QR code; another guest joins by it, the group is full, and the goods of both are prepared',
  async ({ mall, page, width, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await page.goto(await findOffer(mall, 'task chair'))
    const box = page.getByRole('region', { name: 'Cheaper together' })
    await box.getByText('Start a group', { exact: true }).waitFor()
    await expectNoBarriers(page)
    await box.getByRole('button', { name: 'Start a group of 2' }).click()
    await page.waitForURL(/\/checkout/)
    const email = `group${width}-${Date.now()}@galleria.test`
    await orderAndPay(page, email)
    await page.getByText('Your order is sent as soon as the group is full.').waitFor()

    await page.goto('/buyer/orders')
    await page.getByText('Waiting for the group').first().waitFor()
    await page.getByText('1 more person needed.').first().waitFor()
    const orderId = await openNewestOrder(page)
    const banner = page.getByRole('region', { name: 'Group of 2' })
    await banner.getByText('Time until the group closes').waitFor()
    const code = await banner.getByRole('img', { name: 'QR code of the invitation' }).boundingBox()
    expectEqual(code?.width, width < 640 ? 60 : 132, 'the QR code is as wide as it should be')
    await expectNoBarriers(page)
    const link = await banner.getByRole('link', { name: /\/items\// }).getAttribute('href')
    expectThat(link?.endsWith(`/${orderId}`), 'the invitation names the order')

    const friend = await another()
    await enterIn(friend, 'site=DE&lang=en')
    await friend.goto(new URL(link ?? '').pathname)
    await friend.getByText('You’ve been invited to this group.').waitFor()
    await expectNoBarriers(friend)
    await friend.getByRole('button', { name: 'Join the group' }).first().click()
    await friend.waitForURL(/\/checkout/)
    await orderAndPay(friend, `friend${width}-${Date.now()}@galleria.test`)

    await expectSoon(
      () => statusOf(page, mall, orderId).catch(() => ''),
      'UN_DELIVERY',
      'the order goes on once the group is full',
    )
    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByText('The group is full, the order goes ahead').waitFor()
    await expectSoon(() => seen(page, 'Invite').count(), 0, 'nobody can be invited any more')
    await untilMailed(mall, email, 'The group is full')

    const late = await another()
    await enterIn(late, 'site=DE&lang=en')
    await late.goto(new URL(link ?? '').pathname)
    await late.getByText('You’ve been invited to a group, but it is already full.').waitFor()
    await late.getByText('You can start a new one.').waitFor()
  },
  [1280, 390],
  { length: 3 },
)
