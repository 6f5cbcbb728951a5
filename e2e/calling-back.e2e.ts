import { setTimeout as sleep } from 'node:timers/promises'
import { buy, call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  '[LOG-020] a shop calls back a parcel that its carrier does not have yet: the form for a parcel is there again, and the buyer reads why',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const { orderId: id } = await buy(buyer, mall, { keyword: 'desk lamp', shopId: HOUSE_SHOP })
    await signIn(page, mall, 'merchant@galleria.test')
    type Lines = { tradeOrderLineList: { id: string; canShipQty: number }[] }
    const { tradeOrderLineList } = await call<Lines>(
      page,
      mall,
      '/sapi/mall-merchant/order/detail',
      { id },
    )
    const number = id.slice(-16).toUpperCase()
    await call(page, mall, '/sapi/mall-merchant/order/ship', {
      orderId: id,
      carrierId: 1,
      serviceCode: number,
      lines: tradeOrderLineList.map((line) => ({ id: line.id, qty: line.canShipQty })),
    })
    await leaveAtTheDesk(mall.lab, number)

    await page.goto(`/backoffice/orders/${id}?view=all`)
    await page.getByRole('button', { name: 'Call it back' }).click()
    await page.getByRole('button', { name: 'Call it back' }).click()
    await page.getByText('Please say why; the buyer reads it.').waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('Why it is called back').fill('A leg is missing.')
    await page.getByRole('button', { name: 'Call it back' }).click()
    await page.getByText('Recalled', { exact: false }).first().waitFor()
    await page.getByLabel('Tracking number').waitFor()
    await page.getByText('Parcel called back').waitFor()
    await expectNoBarriers(page)

    const reader = await buyer.newPage()
    await reader.goto(`/buyer/order/detail/${id}`)
    await reader.getByText('The shop recalled a parcel').waitFor()
    await reader.getByText('The shop recalled this parcel: A leg is missing.').waitFor()
    await expectNoBarriers(reader)
  },
)

/**
 * Its carrier has only been told of it, and does not come: until it knows the number there is
 * nothing to stop.
 */
async function leaveAtTheDesk(lab: string, number: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await fetch(`${lab}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carrier: 'dhl', number, to: 'registered' }),
    })
    if (ok) return
    await sleep(100)
  }
  throw new Error('the carrier was never told of the parcel')
}
