import { untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectNoBarriers, journey } from './journey.ts'
import { DPD, agreedReturn, readRequest, scanAtOnce, untilSent } from './return-steps.ts'
import { enterIn, newMember, signInBackoffice } from './steps.ts'

journey(
  'a shop gives its label for goods with a fault: its buyer shows the code, the carrier’s scan sends them, and the money goes back',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    const id = await agreedReturn(page, merchant, mall)
    await page.goto(`/buyer/as/detail/${id}`)
    await page.getByText('The label for sending the items back will follow.').waitFor()
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

    // Another one, which its carrier has in hand by the time the mall asks: it is asked as soon as
    // a label is given.
    await scanAtOnce(mall.lab, `${number}B`)
    await request.getByRole('button', { name: 'Give another label' }).click()
    await request.getByLabel('Carrier').selectOption(String(DPD))
    await request.getByLabel('Tracking number').fill(`${number}B`)
    await request.getByLabel('Code for the counter').fill('RETURN-4712')
    await request.getByRole('button', { name: 'Give the label' }).click()
    await untilSent(page, mall, id)
    await page.reload()
    await page.getByText('The items are on their way back.').waitFor()
    const { reverseTradeOrderLineList } = await readRequest(page, mall, id)
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/pass', {
      id,
      lines: [{ id: reverseTradeOrderLineList[0]?.id, sellable: 1 }],
    })
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
  },
)
