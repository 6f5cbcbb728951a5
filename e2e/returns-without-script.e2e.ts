import { askForPart, buyDesks, receive } from './after-sales-steps.ts'
import { press } from './account-steps.ts'
import { call, signIn, until } from './call-steps.ts'
import { expectEqual, journey } from './journey.ts'
import { readRequest } from './return-steps.ts'
import { enterIn, newMember, seen } from './steps.ts'

const SHOP = 'merchant@galleria.test'

journey(
  'without any script a desk is sent back: asked for with a reason that was missing at first, agreed to, and its parcel named, whose carrier the browser’s own drawer offers',
  async ({ mall, page, somebody, width }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const shop = await somebody()
    await signIn(shop, mall, SHOP)
    await receive(page, shop, mall, orderId)

    await page.goto(`/buyer/as-apply?tradeOrderId=${orderId}&asType=SALE_RETURN`)
    await page.getByLabel('What has happened?').fill('It is too high for the niche.')
    await seen(page, 'Send application').click()
    await page.getByText('please select reason').waitFor()
    expectEqual(
      await page.getByLabel('What has happened?').inputValue(),
      'It is too high for the niche.',
      'what was written before',
    )
    await page.getByLabel('Reason').selectOption({ label: 'No longer wanted' })
    await seen(page, 'Send application').click()
    await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
    await page.getByRole('link', { name: 'Follow the application' }).click()
    await page.waitForURL(/\/buyer\/as\/detail\//)
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
    await call(shop, mall, '/sapi/mall-merchant/reverseorder/approve', { id })

    await page.reload()
    await seen(page, 'Send items back').click()
    await page.waitForURL(`**/buyer/as/send-back/${id}`)
    const number = `NOSCRIPT${Date.now()}${width}`
    await page.getByLabel('Tracking number').fill(number)
    await seen(page, 'I have sent the items').click()
    await page.getByText('please enter logistics company').waitFor()
    expectEqual(await page.getByLabel('Tracking number').inputValue(), number, 'what was typed')
    await page.getByRole('button', { name: 'Logistics company' }).click()
    const drawer = page.getByRole('dialog', { name: 'Logistics company' })
    await drawer.getByRole('radio').nth(1).check()
    await drawer.getByRole('button', { name: 'Done' }).click()
    await seen(page, 'I have sent the items').click()
    await page.waitForURL(`**/buyer/as/detail/${id}`)
    await page.getByText('The items are on their way back.').waitFor()
    expectEqual(
      (await readRequest(page, mall, id)).reverseTradeOrderStatus,
      'WAITING_FOR_QC_DONE',
      'where it stands',
    )
  },
  [1280, 390],
  { javaScript: false },
)

journey(
  'without any script an offer is declined and the next one accepted, each after a question that the browser opens by itself',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const shop = await somebody()
    await signIn(shop, mall, SHOP)
    await receive(page, shop, mall, orderId)
    const id = await askForPart(page, mall, orderId, 'The top is scratched.')
    const offer = (value: number) =>
      call(shop, mall, '/sapi/mall-merchant/reverseorder/offer', {
        id,
        kind: 'PART',
        amount: { value },
        content: 'A scratch can be polished.',
      })
    await offer(7.5)
    await page.goto(`/buyer/as/detail/${id}`)
    await press(page, 'Decline the offer')
    const no = page.getByRole('dialog', { name: 'Decline this offer?' })
    await no.getByRole('button', { name: 'Decline the offer' }).click()
    await page.getByText('You have declined it.').waitFor()
    await offer(12)
    await page.reload()
    await press(page, 'Accept the offer')
    const yes = page.getByRole('dialog', { name: 'Accept this offer?' })
    await yes.getByText('€12.00').waitFor()
    await yes.getByRole('button', { name: 'Accept the offer' }).click()
    await yes.waitFor({ state: 'hidden' })
    await until(
      async () => (await readRequest(page, mall, id)).reverseTradeOrderStatus === 'REVERSE_DONE',
      'the money that was agreed',
    )
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Completed', exact: true }).waitFor()
    await page.getByText('€12.00').first().waitFor()
  },
  [1280, 390],
  { javaScript: false },
)
