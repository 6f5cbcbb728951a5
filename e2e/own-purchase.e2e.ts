import { receive, untilStatus } from './after-sales-steps.ts'
import { buy, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, seen, signInBackoffice } from './steps.ts'

/** Nobody else works for this shop. */
const ALONE = { id: 11, person: 'merchant2@galleria.test' }
const WHY = 'The photo shows the split, and nobody else of the shop can say so.'

journey(
  'who works for a shop alone asks for money for an own purchase: the shop’s page offers nothing, and the mall’s desk answers with a reason that its buyer reads',
  async ({ mall, page, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, ALONE.person)
    const { orderId } = await buy(page, mall, { keyword: '', shopId: ALONE.id })
    await receive(page, page, mall, orderId)
    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_REFUND`)
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
    await page.getByLabel('What has happened?').fill('One leg is split.')
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await expectNoBarriers(page)
    const { reverseTradeOrderCode: code } = await call<{ reverseTradeOrderCode: string }>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )

    const shop = await another()
    await signInBackoffice(shop, ALONE.person)
    await shop.waitForURL(/\/backoffice\/?$/)
    await shop.goto(`/backoffice/after-sales/${id}?view=all`)
    const request = shop.getByRole('dialog', { name: `Request ${code}` })
    await request.getByText('Own purchase').first().waitFor()
    for (const answer of ['Approve', 'Reject', 'Make an offer'])
      expectEqual(
        await request.getByRole('button', { name: answer, exact: true }).count(),
        0,
        `what the shop can press: ${answer}`,
      )
    await expectNoBarriers(shop)

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: /^Answered for shops/ }).click()
    await desk.getByRole('heading', { level: 1, name: 'Answered for shops' }).waitFor()
    await desk.getByRole('listitem', { name: code }).getByText('Own purchase').waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('link', { name: code }).click()
    const asked = desk.getByRole('dialog', { name: `Request ${code}` })
    await asked.getByText('One leg is split.').waitFor()
    await asked.getByRole('button', { name: 'Decide in the shop’s place' }).click()
    await asked.getByRole('textbox', { name: 'Why Galleria decides this' }).fill(WHY)
    await asked.getByRole('button', { name: 'Go on to the answers' }).click()
    await expectNoBarriers(desk)
    await asked.getByRole('button', { name: 'Approve' }).click()
    await asked.getByRole('button', { name: /^Give back/ }).click()
    await asked.getByRole('button', { name: /^Give back/ }).waitFor({ state: 'detached' })

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText(WHY).first().waitFor()
    await expectNoBarriers(page)
  },
)
