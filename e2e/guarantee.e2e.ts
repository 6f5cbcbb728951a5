import { buyDesks, receive } from './after-sales-steps.ts'
import { fromWireId } from '@galleria/kernel/id'
import { runSql } from './account-steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember, seen } from './steps.ts'

journey(
  'a fault that shows after 200 days is reported and the goods are sent back: order, form and shop say that only faults can be meant',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)
    await runSql(
      mall,
      `update orders set ordered_at = ordered_at - interval '200 days', paid_at = paid_at - interval '200 days', completed_at = completed_at - interval '200 days' where id = $1`,
      [fromWireId('order', orderId)],
    )

    await page.goto(`/buyer/order/detail/${orderId}`)
    await page.getByText(/You can report faults until /).waitFor()
    await expectNoBarriers(page)
    await seen(page, 'Report a fault').click()
    await page.waitForURL(/\/buyer\/as-apply/)
    await page.getByRole('heading', { level: 1, name: 'Return items' }).waitFor()
    await page.getByText(/You can now only report faults, until /).waitFor()
    expectEqual(
      await page.getByLabel('Reason').locator('option').allInnerTexts(),
      [
        'Please choose',
        'Arrived damaged',
        'Not as described',
        'Wrong item sent',
        'Parts are missing',
      ],
      'the reasons that are left',
    )
    await expectNoBarriers(page)
    await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.getByText('Under the legal guarantee').waitFor()
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''

    const desk = await merchant.newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await desk.goto(`/backoffice/after-sales/${id}`)
    await desk.getByText(/Reported after the 30 days/).waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Approve', exact: true }).click()
    await desk.getByRole('button', { name: 'Agree to the return' }).click()
    await desk.getByText(/sends the goods back\./).waitFor()
    await page.reload()
    await seen(page, 'Send items back').click()
    await page.waitForURL(/\/buyer\/as\/send-back\//)
    await page.getByRole('heading', { level: 1, name: 'Send items back' }).waitFor()
  },
)
