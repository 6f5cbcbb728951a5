import { addPhoto, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, seen } from './steps.ts'

type Reverse = { readonly id: string; readonly reverseTradeOrderCode: string }

journey(
  'a desk goes back: asked for with a reason, agreed to with an address, sent with a number, looked at unit by unit, and paid back but for what is not accepted',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_RETURN`)
    await page.getByRole('button', { name: /^One more of/ }).click()
    await page.getByText(/^2 × /).waitFor()
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await expectNoBarriers(page)
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText(/if it does not, your return is approved/).waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    const { reverseTradeOrderCode } = await call<Reverse>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )

    const desk = await shop.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByRole('heading', { name: `Request ${reverseTradeOrderCode}` }).waitFor()
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByText('To this address:').waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Agree to the return' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()

    await page.reload()
    await page.getByText('Please send the goods back to the seller as soon as possible.').waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Send the goods back').click()
    await page.waitForURL(/\/buyer\/as\/send-back\//)
    await page.getByRole('heading', { level: 1, name: 'Send the goods back' }).waitFor()
    await seen(page, 'I have sent the goods').click()
    await page.getByText('please enter logistics company').waitFor()
    await page.getByText('please enter tracking number').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Logistics company' }).click()
    await page.getByRole('radio').nth(1).click()
    await page.getByLabel('Tracking number').fill('NO-SUCH')
    await seen(page, 'I have sent the goods').click()
    await page.getByText('please enter correct tracking number').waitFor()
    await page.getByLabel('Tracking number').fill(`RET${Date.now()}${width}`)
    await seen(page, 'I have sent the goods').click()
    await page.waitForURL(new RegExp(`/buyer/as/detail/${id}`))
    await page.getByText('The goods are on their way back.').waitFor()
    await expectNoBarriers(page)

    await desk.reload()
    await desk.getByRole('heading', { name: 'What came back' }).waitFor()
    await desk.getByLabel('Not accepted', { exact: true }).fill('1')
    await desk.getByLabel('Not accepted', { exact: true }).blur()
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText('Please say why; the buyer reads it.').waitFor()
    await desk.getByText('Please show what is not accepted.').waitFor()
    await desk.getByLabel(/^Why something is not accepted/).fill('One has a burn mark.')
    await addPhoto(desk, 'burn.png')
    await desk.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText(/^The money of what you accept goes back/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Give the money back' }).click()
    await desk.getByText(/^Noted\. The money of what you accepted/).waitFor()
    await desk.getByText(/1 As good as new, 1 Not accepted/).waitFor()

    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('One has a burn mark.').first().waitFor()
    await expectNoBarriers(page)
  },
)
