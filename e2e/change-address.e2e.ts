import { fillOwn } from './address-steps.ts'
import { buy, call, signIn, until } from './call-steps.ts'
import { expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { enterIn, seen, untilHydrated, untilMailed } from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
const ALTONA = {
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Petersen',
  poiName: 'Palmaille',
  houseNo: '31',
  postalCode: '22767',
  city: 'Hamburg',
  province: 'Hamburg',
  country: 'DE',
  email: 'kim@galleria.test',
  personPhone: '+49 4030123456',
  company: '',
  detailAddress: '',
}

journey(
  'before anything is packed the goods are sent to another address, also a new one; the shop is told, and once a parcel is made there is nothing to change',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', shopId: 5 })
    await page.goto(`/buyer/order/detail/${orderId}`)
    await expectNoBarriers(page)
    await seen(page, 'Change the delivery address').click()
    await page.waitForURL(`/buyer/change-address/${orderId}`)
    await untilHydrated(page)
    await expectNoBarriers(page)
    await page.getByRole('link', { name: 'Another address' }).click()
    await page.waitForURL(/\/buyer\/addresses\?new=SHIPPING/)
    await fillOwn(page, 'DE', 'Elsewhere')
    await page.getByRole('button', { name: 'Save address' }).click()
    await page.waitForURL(`/buyer/change-address/${orderId}`)
    await page.getByRole('radio', { name: /Elsewhere/ }).check()
    await page.getByRole('button', { name: 'Deliver to this address' }).click()
    await page.waitForURL(`/buyer/order/detail/${orderId}`)
    await page.getByText('Delivery address changed').waitFor()
    await page.locator('address').filter({ hasText: 'Elsewhere' }).first().waitFor()
    const order = await call<{ tradeOrderCode: string; tradeOrderLineList: { id: string }[] }>(
      page,
      mall,
      DETAIL,
      { id: orderId },
    )
    await untilMailed(
      mall,
      'kim@galleria.test',
      `The delivery address of order ${order.tradeOrderCode} has been changed`,
    )
    // In the language that the shop's person read last: one mail of the sale, one of the change.
    await until(async () => {
      const inbox = await fetch(`${mall.lab}/inbox?to=merchant@galleria.test`)
      const mails = (await inbox.json()) as { subject: string }[]
      return mails.filter(({ subject }) => subject.includes(order.tradeOrderCode)).length === 2
    }, 'the mails to the shop')
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await call(shop, mall, '/sapi/mall-merchant/order/ship', {
      orderId,
      carrierId: 1,
      serviceCode: `GX${Date.now()}C`,
      lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
    })
    await page.goto(`/buyer/change-address/${orderId}`)
    expectThat(
      page.url().endsWith(`/buyer/order/detail/${orderId}`),
      'the order says how it stands',
    )
    await expectSoon(
      () => page.getByText('Change the delivery address').count(),
      0,
      'nothing to change any more',
    )
  },
)

journey(
  'another delivery address is chosen without script; who looked at the page while the parcel was made is told',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { orderId } = await buy(page, mall, { keyword: 'dining chair', qty: 2, shopId: 5 })
    await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', ALTONA)
    await page.goto(`/buyer/change-address/${orderId}`)
    await page.getByRole('radio', { name: /Palmaille/ }).check()
    await page.getByRole('button', { name: 'Deliver to this address' }).click()
    await page.waitForURL(`/buyer/order/detail/${orderId}`)
    await page.locator('address').filter({ hasText: 'Palmaille' }).first().waitFor()
    await page.goto(`/buyer/change-address/${orderId}`)
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const order = await call<{ tradeOrderLineList: { id: string }[] }>(page, mall, DETAIL, {
      id: orderId,
    })
    await call(shop, mall, '/sapi/mall-merchant/order/ship', {
      orderId,
      carrierId: 1,
      serviceCode: `GX${Date.now()}D`,
      lines: [{ id: order.tradeOrderLineList[0]?.id, qty: 1 }],
    })
    await page.getByRole('radio', { name: /Lange Reihe/ }).check()
    await page.getByRole('button', { name: 'Deliver to this address' }).click()
    await page.waitForURL(`/buyer/order/detail/${orderId}`)
    await page.locator('address').filter({ hasText: 'Palmaille' }).first().waitFor()
  },
  [1280],
  { javaScript: false },
)
