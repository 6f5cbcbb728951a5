import { DAY } from '@galleria/kernel/time'
import { buy, call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const HOUSE_SHOP = 5

journey(
  'a shop says that orders leave later and why, of one and of several it has chosen, and the buyer reads it with the order',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const bought = { keyword: 'desk lamp', shopId: HOUSE_SHOP }
    const ids = [(await buy(buyer, mall, bought)).orderId, (await buy(buyer, mall, bought)).orderId]
    const [id = ''] = ids
    await signIn(page, mall, 'merchant@galleria.test')
    const read = (one: string) =>
      call<{ shopDay: string; tradeOrderCode: string }>(
        page,
        mall,
        '/sapi/mall-merchant/order/detail',
        { id: one },
      )
    const { shopDay } = await read(id)
    const inDays = (days: number) =>
      new Date(Date.parse(shopDay) + days * DAY).toISOString().slice(0, 10)

    await page.goto(`/backoffice/orders/${id}?view=all`)
    await page.getByRole('button', { name: 'Send later' }).click()
    await page.getByRole('button', { name: 'Tell the buyer' }).click()
    await page.getByText('Please choose a day.').waitFor()
    await page.getByText('Please choose a reason.').waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('New day of shipping').fill(inDays(30))
    await page.getByLabel('Reason').selectOption({ label: 'The supplier delivers later' })
    await page.getByLabel('In your own words').fill('The oak was too wet.')
    await page.getByRole('button', { name: 'Tell the buyer' }).click()
    await page.getByText('A later day was said').waitFor()
    await page.getByText('Later than promised', { exact: false }).waitFor()
    await expectNoBarriers(page)

    const reader = await buyer.newPage()
    await reader.setViewportSize(page.viewportSize()!)
    await reader.goto(`/buyer/order/detail/${id}`)
    await reader.getByText('will send your order later than promised').waitFor()
    await reader.getByText('“The oak was too wet.”').waitFor()
    await reader.getByText('Delayed: will be sent by', { exact: false }).waitFor()
    await expectNoBarriers(reader)

    await page.goto(`/backoffice/orders/later?ids=${ids.join(',')}`)
    await page.getByText('2 orders chosen').waitFor()
    await page.getByLabel('New day of shipping').fill(inDays(20))
    await page.getByLabel('Reason').selectOption({ label: 'Many more orders than usual' })
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Tell the buyer' }).click()
    // The first leaves later than that already.
    await page.getByText('1 buyer is told by email').waitFor()
    await page.getByText('Please choose a day that is later', { exact: false }).waitFor()
    await page.getByRole('link', { name: (await read(ids[1] ?? '')).tradeOrderCode }).waitFor()
    await expectNoBarriers(page)
  },
)
