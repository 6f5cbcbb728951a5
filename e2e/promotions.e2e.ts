import type { Page } from 'playwright-core'
import { runSql } from './account-steps.ts'
import { call, putInCart, until } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import {
  enterIn,
  openNewestOrder,
  payAtProvider,
  signInBackoffice,
  untilHydrated,
  orderByDemoPayment,
} from './steps.ts'

const DETAIL = '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer'
const HOUSE_SHOP = 5
type Money = { value: number }

const STOCKHOLM = {
  gender: 'UN_KNOW',
  firstName: 'Kim',
  lastName: 'Persson',
  personPhone: '+46 701234567',
  poiName: 'Storgatan',
  houseNo: '3',
  detailAddress: 'lgh 1101',
  hearFrom: 'A friend',
  postalCode: '114 55',
  city: 'Stockholm',
  province: 'Stockholms län',
  country: 'Sverige',
}

/**
 * Two desks of the house shop lie in the cart, in the storefront of Sweden: no other journey buys
 * there from it.
 */
async function fillWithDesks(page: Page, mall: RunningMall): Promise<void> {
  await enterIn(page, 'site=SE&lang=en')
  await putInCart(page, mall, 'desk', { qty: 2, shopId: HOUSE_SHOP })
}

/** The item number of something small that the house shop has plenty of. */
async function findGift(mall: RunningMall): Promise<string> {
  const [row] = await runSql(
    mall,
    `select k.code from skus k join items i on i.id = k.item_id join stock q on q.sku_id = k.id
    where i.shop_id = $1 and i.is_listed and i.freight = 'parcel' and i.voucher is null and i.measure is null order by q.on_hand - q.reserved desc limit 1`,
    [HOUSE_SHOP],
  )
  return String(row?.['code'] ?? '')
}

const ADD_ADDRESS = '/sapi/mall-customer/shipping-address/createShippingAddressFlow'

journey(
  '[ORD-047] a shop starts a promotion and a gift, the mall a coupon; all are on the bill at the checkout and on the order, and each line gives back what was paid',
  async ({ mall, page, another, width }) => {
    const name = `Autumn ${width}`
    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.getByRole('link', { name: 'Promotions' }).click()
    await shop.getByRole('button', { name: 'New promotion' }).click()
    await expectNoBarriers(shop)
    await shop.getByRole('button', { name: 'Save as a draft' }).click()
    await shop.getByText('Please fill this in.').waitFor()
    await shop.getByRole('textbox', { name: 'Name' }).fill(name)
    await shop.getByRole('combobox', { name: 'Storefront' }).selectOption('SE')
    await shop.getByRole('textbox', { name: 'Percent' }).fill('10')
    await shop.getByRole('button', { name: 'Save as a draft' }).click()
    await shop.getByRole('button', { name: `Start ${name}` }).click()
    await shop.getByRole('button', { name: `End ${name}` }).waitFor()
    await expectNoBarriers(shop)

    const gift = `Present ${width}`
    await shop.getByRole('button', { name: 'New promotion' }).click()
    await shop.getByRole('textbox', { name: 'Name' }).fill(gift)
    await shop.getByRole('combobox', { name: 'Storefront' }).selectOption('SE')
    await shop.getByRole('combobox', { name: 'What it takes off' }).selectOption('GIFT')
    await shop.getByRole('textbox', { name: /^Item number/ }).fill('NOBODYS-1')
    await shop.getByRole('button', { name: 'Save as a draft' }).click()
    await shop.getByText('There is no such item number in this shop.').waitFor()
    await expectNoBarriers(shop)
    await shop.getByRole('textbox', { name: /^Item number/ }).fill(await findGift(mall))
    await shop.getByRole('button', { name: 'Save as a draft' }).click()
    await shop.getByRole('button', { name: `Start ${gift}` }).click()
    await shop.getByRole('button', { name: `End ${gift}` }).waitFor()

    const operator = await another()
    const code = `HELLO-${width}`
    await signInBackoffice(operator, 'operator@galleria.test')
    await operator.getByRole('link', { name: 'Coupons' }).click()
    await operator.getByRole('button', { name: 'New coupon' }).click()
    await operator.getByRole('textbox', { name: 'Name' }).fill(`Welcome ${width}`)
    await operator.getByRole('combobox', { name: 'Storefront' }).selectOption('SE')
    await operator.getByRole('combobox', { name: 'What it takes off' }).selectOption('AMOUNT')
    await operator.getByRole('textbox', { name: /^Amount/ }).fill('100')
    await operator.getByRole('textbox', { name: /^From a value/ }).fill('50')
    await operator.getByRole('textbox', { name: 'Code' }).fill(code)
    await operator.getByRole('button', { name: 'Save as a draft' }).click()
    await operator.getByText('This must be more than what is taken off.').waitFor()
    await operator.getByRole('textbox', { name: /^From a value/ }).fill('500')
    await operator.getByRole('button', { name: 'Save as a draft' }).click()
    await operator.getByRole('button', { name: `Start Welcome ${width}` }).click()
    await operator.getByRole('button', { name: `End Welcome ${width}` }).waitFor()
    await expectNoBarriers(operator)

    await fillWithDesks(page, mall)
    await page.goto('/cart')
    await page.getByText(`${name}: 10% off`).first().waitFor()
    await expectNoBarriers(page)
    await page.locator('main a[href*="/item/"]').first().click()
    await page.getByRole('heading', { name: 'Offers from this shop' }).waitFor()
    await page
      .getByRole('listitem')
      .filter({ hasText: `${name}: 10% off` })
      .waitFor()
    await expectNoBarriers(page)
    const email = `promo${width}@galleria.test`
    await call(page, mall, ADD_ADDRESS, { ...STOCKHOLM, email })
    await page.goto('/checkout')
    await untilHydrated(page)
    await page.getByRole('textbox', { name: 'Coupon code' }).fill('NOBODYS')
    await page.getByRole('button', { name: 'Redeem' }).click()
    await page.getByText('There is no such coupon here.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('textbox', { name: 'Coupon code' }).fill(code.toLowerCase())
    await page.getByRole('button', { name: 'Redeem' }).click()
    await page.getByText(`Welcome ${width} (${code})`).waitFor()
    await page.getByText(`${name}: 10% off`).first().waitFor()
    await expectNoBarriers(page)
    await page.getByText(`Gift: ${gift}`).waitFor()
    await orderByDemoPayment(page)
    await payAtProvider(page, 'Pay now')
    await page.waitForURL(/\/buyer\/pay-result/)
    await page.goto('/buyer/orders')
    const id = await openNewestOrder(page)
    await page.getByText(`${name}: 10% off`).waitFor()
    await page.getByText(`Welcome ${width}: `).waitFor()
    await page.getByText('Gift', { exact: true }).first().waitFor()
    await expectNoBarriers(page)

    const detail = await call<{
      needPayAmt: Money
      skuAmt: Money
      shippingAmt: Money
      shopDiscountAmt: Money
      orderDiscountAmt: Money
      tradeOrderLineList: { tradeOrderLinePrice: { needPaySkuAmt: Money } }[]
    }>(page, mall, DETAIL, { id })
    const cents = ({ value }: Money) => Math.round(value * 100)
    expectEqual(
      cents(detail.needPayAmt),
      cents(detail.skuAmt) +
        cents(detail.shippingAmt) -
        cents(detail.shopDiscountAmt) -
        cents(detail.orderDiscountAmt),
      'the rows of the bill come to what is paid',
    )
    expectEqual(cents(detail.orderDiscountAmt), 100_00, 'the coupon')

    await page.goto(`/buyer/cancel/${id}`)
    await page.getByRole('combobox', { name: /number to cancel/ }).selectOption('1')
    await page.getByRole('button', { name: 'Cancel these items' }).click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    const paid = cents(
      detail.tradeOrderLineList[0]?.tradeOrderLinePrice.needPaySkuAmt ?? { value: 0 },
    )
    await until(
      async () =>
        cents((await call<{ refundedAmt: Money }>(page, mall, DETAIL, { id })).refundedAmt) ===
        paid - Math.round(paid / 2),
      'what was paid for one of the two to be back',
    )
    await shop.reload()
    await shop.getByText('Used once').first().waitFor()
    for (const one of [name, gift]) {
      const end = shop.getByRole('button', { name: `End ${one}` })
      await end.click()
      await end.waitFor({ state: 'detached' })
    }
  },
  [1280, 390],
  { length: 3 },
)
