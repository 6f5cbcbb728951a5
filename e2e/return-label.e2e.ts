import { setTimeout as sleep } from 'node:timers/promises'
import { buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn, type Who } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'

const DPD = 2

/** One desk, damaged, of an order that was received; the shop has agreed. */
async function agreed(buyer: Who, merchant: Who, mall: RunningMall): Promise<string> {
  const { orderId } = await buyDesks(buyer, mall)
  await receive(buyer, merchant, mall, orderId)
  const { tradeOrderLineList } = await call<{ tradeOrderLineList: { id: string }[] }>(
    buyer,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const { id } = await call<{ id: string }>(
    buyer,
    mall,
    '/api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
    {
      tradeOrder: { id: orderId },
      reverseTradeOrderLineList: [
        { tradeOrderLine: { id: tradeOrderLineList[0]?.id }, reverseQty: 1 },
      ],
      applyRefundAmt: { value: 100 },
      reverseReason: 'DAMAGED',
    },
  )
  await call(merchant, mall, '/sapi/mall-merchant/reverseorder/approve', { id })
  return id
}

/** Until the carrier knows the number there is nothing to say of it. */
async function carrierSays(lab: string, number: string, to: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { ok } = await fetch(`${lab}/carrier/test/advance`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ carrier: 'dpd', number, to }),
    })
    if (ok) return
    await sleep(100)
  }
  throw new Error('the carrier was never told of the parcel')
}

/** Its carrier has had it before the mall hears of its number. */
async function scanAtOnce(lab: string, number: string): Promise<void> {
  await fetch(`${lab}/carrier/v1/trackings/dpd/${number}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ country: 'DE' }),
  })
  await carrierSays(lab, number, 'in_transit')
}

journey(
  'a shop gives its label for goods with a fault: its buyer shows the code, the carrier’s scan sends them, and the money goes back',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const id = await agreed(page, merchant, mall)
    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText('The label for sending the goods back is to come.').waitFor()
    await expectNoBarriers(page)

    const number = `LABEL${id.slice(-12).toUpperCase()}`
    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.waitForURL(/\/backoffice\/?$/)
    await shop.goto(`/backoffice/after-sales/${id}?view=all`)
    const request = shop.getByRole('dialog')
    await request.getByText('please give your label', { exact: false }).waitFor()
    await request.getByRole('button', { name: 'Give a return label' }).click()
    await request.getByLabel('Carrier').selectOption(String(DPD))
    await request.getByLabel('Tracking number').fill(number)
    await request.getByRole('button', { name: 'Give the label' }).click()
    await request.getByText('Please add a code or a PDF.').waitFor()
    await expectNoBarriers(shop)
    await request.getByLabel('Code for the counter').fill('RETURN-4711')
    await request.getByRole('button', { name: 'Give the label' }).click()
    await request.getByText('Your label:', { exact: false }).waitFor()
    await expectNoBarriers(shop)

    await page.reload()
    await page.getByRole('img', { name: 'QR code for the counter' }).waitFor()
    await page.getByText('Show this code at the counter: RETURN-4711').waitFor()
    await expectNoBarriers(page)

    // Another one, which its carrier has in hand by the time the mall asks: it is asked as soon as a label is given.
    await scanAtOnce(mall.lab, `${number}B`)
    await request.getByRole('button', { name: 'Give another label' }).click()
    await request.getByLabel('Carrier').selectOption(String(DPD))
    await request.getByLabel('Tracking number').fill(`${number}B`)
    await request.getByLabel('Code for the counter').fill('RETURN-4712')
    await request.getByRole('button', { name: 'Give the label' }).click()
    await untilSent(page, mall, id)
    await page.reload()
    await page.getByText('The items are on their way back.').waitFor()
    const { reverseTradeOrderLineList } = await read(page, mall, id)
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/pass', {
      id,
      lines: [{ id: reverseTradeOrderLineList[0]?.id, sellable: 1 }],
    })
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
  },
)

type Request = {
  reverseTradeOrderStatus: string
  reverseTradeOrderLineList: { id: string }[]
}
const read = (who: Who, mall: RunningMall, id: string) =>
  call<Request>(who, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })

async function untilSent(who: Who, mall: RunningMall, id: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if ((await read(who, mall, id)).reverseTradeOrderStatus === 'WAITING_FOR_QC_DONE') return
    await sleep(200)
  }
  throw new Error('the scan was never read')
}
