import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { makePdf } from '../apps/api/src/testing/document-steps.ts'
import { buyDesks, receive } from './after-sales-steps.ts'
import { call, signIn, type Who } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen, signInBackoffice, untilHydrated } from './steps.ts'

type Reverse = {
  readonly id: string
  readonly reverseTradeOrderCode: string
  readonly reverseTradeOrderLineList: readonly { readonly id: string }[]
}

/**
 * Two desks that were sent back, not accepted and sent out again; their buyer has asked the mall,
 * and the shop has said its side.
 */
async function sentOutAgain(
  page: Page,
  merchant: Who,
  mall: RunningMall,
  label: string,
): Promise<Reverse> {
  const { orderId } = await buyDesks(page, mall)
  await receive(page, merchant, mall, orderId)
  const { tradeOrderLineList } = await call<{ tradeOrderLineList: { id: string }[] }>(
    page,
    mall,
    '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
    { id: orderId },
  )
  const asked = {
    tradeOrder: { id: orderId },
    reverseTradeOrderType: 'SALE_RETURN',
    reverseTradeOrderLineList: [
      { tradeOrderLine: { id: tradeOrderLineList[0]?.id }, reverseQty: 2 },
    ],
  }
  const { availableRefundAmt } = await call<{ availableRefundAmt: { value: number } }>(
    page,
    mall,
    '/api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
    asked,
  )
  const { id } = await call<Reverse>(
    page,
    mall,
    '/api/trantor/flow/trade_InitiateReverseTradeOrderForReturnFlow',
    {
      ...asked,
      applyRefundAmt: { value: availableRefundAmt.value },
      reverseReason: 'NO_LONGER_WANTED',
    },
  )
  const ofShop = (what: string, body: object) =>
    call(merchant, mall, `/sapi/mall-merchant/reverseorder/${what}`, { id, ...body })
  await ofShop('approve', {})
  await call(page, mall, '/api/trantor/flow/trade_PostBackReverseTradeOrderFlow', {
    id,
    fulfillmentProgressList: [{ serviceCode: `IN${label}`, fulfillmentServiceProvider: { id: 2 } }],
    returnMode: 'SELF_DELIVERY',
  })
  await ofShop('refuse', {
    reason: 'Both tops are scratched.',
    attachmentList: { files: [{ url: await uploadPhoto(merchant, mall) }] },
    carrierId: 2,
    serviceCode: `OUT${label}`,
  })
  await call(page, mall, '/sapi/mall-order/web/reverseorder/askMall', {
    id,
    content: 'They left me without a scratch.',
  })
  await ofShop('answerDispute', { content: 'We took photos when we opened the parcel.' })
  return call<Reverse>(page, mall, '/sapi/mall-order/web/reverseorder/querybyid', { id })
}

async function uploadPhoto(who: Who, mall: RunningMall): Promise<string> {
  const answer = await who.request.post(`${mall.url}/sapi/mall-content/web/file/upload`, {
    headers: { origin: mall.url },
    multipart: { purpose: 'evidence', file: await pictureFile() },
  })
  return ((await answer.json()) as { url: string }).url
}

const pdf = { name: 'report.pdf', mimeType: 'application/pdf', buffer: makePdf() }
const sent = (page: Page) => page.waitForFunction(() => !document.querySelector('[data-sending]'))

journey(
  'until the mall rules both sides add photos, a document and words; an operator rules that one of two desks comes back once more, at the cost of the shop',
  async ({ mall, page, another, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const { id, reverseTradeOrderCode: code } = await sentOutAgain(
      page,
      merchant,
      mall,
      `${Date.now()}${width}`,
    )

    await page.goto(`/buyer/as/detail/${id}`)
    await untilHydrated(page)
    await seen(page, 'Add to your side').click()
    await page.waitForURL(`/buyer/as/add-proof/${id}`)
    await untilHydrated(page)
    await expectNoBarriers(page)
    await seen(page, 'Add this').click()
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel('What you add').fill('The driver looked at both, here is his report.')
    await page.locator('input[type=file][accept^=image]').setInputFiles(await pictureFile())
    await page.locator('input[type=file][accept="application/pdf"]').setInputFiles(pdf)
    await page.getByText('report.pdf').waitFor()
    await sent(page)
    await expectNoBarriers(page)
    await seen(page, 'Add this').click()
    await page.waitForURL(`/buyer/as/detail/${id}`)
    await page.getByText('The driver looked at both, here is his report.').waitFor()
    await page.getByRole('link', { name: 'report.pdf' }).waitFor()
    await expectNoBarriers(page)

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.waitForURL(/\/backoffice\/?$/)
    await shop.goto(`/backoffice/after-sales/${id}?view=with-mall`)
    const request = shop.getByRole('dialog')
    await request.getByText('The driver looked at both, here is his report.').waitFor()
    await request.getByRole('button', { name: 'Add to your side' }).click()
    await shop.locator('input[type=file][accept="application/pdf"]').setInputFiles(pdf)
    await request.getByText('report.pdf').nth(1).waitFor()
    await sent(shop)
    await request.getByRole('textbox', { name: 'What you add' }).fill('And this is our log.')
    await expectNoBarriers(shop)
    await request.getByRole('button', { name: 'Add it' }).click()
    await request.getByText('And this is our log.').waitFor()
    await expectNoBarriers(shop)

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: /^Disputes/ }).click()
    await desk.getByRole('link', { name: code }).waitFor()
    await desk.goto(`/backoffice/operator/disputes/${id}`)
    const dispute = desk.getByRole('dialog', { name: `Dispute ${code}` })
    await dispute.getByText('And this is our log.').waitFor()
    await dispute.getByLabel('Return once more at the shop’s cost, then refund').check()
    await dispute.getByLabel('A part of it').check()
    await expectNoBarriers(desk)
    await dispute.getByLabel('Why', { exact: true }).fill('One of them is scratched on our photo.')
    await dispute.getByRole('button', { name: 'Decide' }).click()
    await dispute.getByText(/Please enter fewer units/).waitFor()
    await dispute.getByLabel(/desk/i).first().fill('1')
    await dispute.getByText(/Without an amount, .* is refunded/).waitFor()
    await expectNoBarriers(desk)
    await dispute.getByRole('button', { name: 'Decide' }).click()
    await dispute.getByRole('button', { name: 'Decide' }).waitFor({ state: 'detached' })
    await dispute.getByText('One of them is scratched on our photo.').waitFor()
    await dispute.getByText('decided about 1 of 2').waitFor()
    await expectNoBarriers(desk)

    await page.reload()
    await page.getByText(/send the items back once more, at the shop’s cost/).waitFor()
    await page.getByText(/The decision is about a part/).waitFor()
    await page.getByText(/bears the cost of sending them once more/).waitFor()
    await expectNoBarriers(page)
    expectThat(
      (await page.getByRole('link', { name: 'Add to your side' }).count()) === 0,
      'nothing is added to what was ruled',
    )
    await page.goto(`/buyer/as/add-proof/${id}`)
    await page.waitForURL(`/buyer/as/detail/${id}`)
    await seen(page, 'Send items back').click()
    await page.getByText(/bears the cost of sending them once more/).waitFor()
    await expectNoBarriers(page)
  },
)

async function pictureFile() {
  const buffer = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#8a5a3c' },
  })
    .png()
    .toBuffer()
  return { name: 'desk.png', mimeType: 'image/png', buffer }
}
