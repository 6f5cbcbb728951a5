import type { Page } from 'playwright-core'
import { forgetLimits, main } from './account-steps.ts'
import { addPhoto, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn, until } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen, signInBackoffice } from './steps.ts'

/** Two desks are received and withdrawn from; the request by which they come back. */
async function withdrawn(page: Page, shop: Page, mall: RunningMall): Promise<string> {
  const email = await newMember(mall)
  await signIn(page, mall, email)
  const { orderId } = await buyDesks(page, mall)
  await receive(page, shop, mall, orderId)
  await forgetLimits(mall)
  await call(page, mall, '/sapi/mall-order/web/withdrawal/state', {
    requestKey: crypto.randomUUID(),
    name: 'Kim Petersen',
    orderCode: 'as shown',
    email,
    orderId,
  })
  let id: string | undefined
  await until(async () => {
    const { data } = await call<{ data: { id: string }[] }>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querypage',
      { pageNo: 1, pageSize: 1 },
    )
    id = data[0]?.id
    return id !== undefined
  }, 'the request by which they come back')
  return id ?? ''
}

journey(
  'a desk that was withdrawn from comes back worn: its shop keeps an amount with a reason and a photo, and its buyer takes that to the mall',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    const desk = await (await somebody()).newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await signInBackoffice(desk, 'merchant@galleria.test')
    const id = await withdrawn(page, desk, mall)

    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByRole('heading', { name: 'What came back' }).waitFor()
    const loss = desk.getByLabel('Deduct for loss of value (EUR)')
    await desk.getByLabel('Worthless', { exact: true }).fill('1')
    await desk.getByLabel('Worthless', { exact: true }).blur()
    await loss.fill('100000')
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText(/^At most .* for these units\.$/).waitFor()
    await desk.getByText('Please say why; the buyer reads it.').waitFor()
    await desk.getByText('Please show the wear or the damage.').waitFor()
    await expectNoBarriers(desk)
    await loss.fill('25.50')
    await desk.getByLabel(/^Why something is deducted/).fill('One top has deep scratches.')
    await addPhoto(desk, 'scratches.png')
    await desk.getByRole('button', { name: 'Remove photo 1' }).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Accept and give back' }).click()
    await desk.getByText(/less €25\.50 for loss of value/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Give the money back' }).click()
    await desk.getByText(/^Saved\. .* is being refunded/).waitFor()
    await desk.getByText('Kept for loss of value').first().waitFor()
    await expectNoBarriers(desk)

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('One top has deep scratches.').first().waitFor()
    const note = main(page).getByText(/keeps €25\.50 because, it says, the items were used/)
    await expectNoBarriers(page)
    await note.getByRole('link').click()
    await page.getByText(/keeps €25\.50 because, it says, the items you sent back with/).waitFor()
    await page.getByText('Money kept for loss of value').waitFor()
    await expectNoBarriers(page)
    const lossPath = new URL(page.url()).pathname
    await page.goto('/buyer/account/delete')
    await page.getByRole('heading', { name: 'You can still ask Galleria to decide' }).waitFor()
    await main(page).getByText('Once your account is deleted nobody can').waitFor()
    await expectNoBarriers(page)
    await main(page)
      .getByRole('link', { name: /^Application / })
      .click()
    await page.waitForURL((url) => url.pathname === lossPath)
    await seen(page, 'Ask Galleria to decide').click()
    await page.getByLabel('Why the shop is wrong').fill('They came like that.')
    await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
    await page.getByRole('heading', { level: 2, name: 'Galleria is looking into it' }).waitFor()
    await desk.goto(`/backoffice/after-sales/${new URL(page.url()).pathname.split('/').at(-1)}`)
    await desk.getByText('They came like that.').waitFor()
    await desk.getByText('Loss of value of').waitFor()
    expectThat((await desk.getByText('€25.50').count()) > 0, 'the shop reads how much it is about')
    await expectNoBarriers(desk)
  },
)
