import { addPhoto, askForPart, buyDesks, receive, untilStatus } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, expectFocusOn, newMember, signInBackoffice, untilHydrated } from './steps.ts'

journey(
  'a shop declines a request, its buyer asks the mall with photos, the shop gives its side, an operator decides, and the money goes back',
  async ({ mall, page, another, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)
    const id = await askForPart(page, mall, orderId, 'One leg is split.')
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/reject', {
      id,
      reason: 'It left us without a flaw.',
    })
    await page.goto(`/buyer/as/detail/${id}`)
    await untilHydrated(page)
    await page.getByRole('link', { name: 'Ask Galleria to decide' }).click()
    await page.waitForURL(`/buyer/as/ask-mall/${id}`)
    await page.getByText('It left us without a flaw.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
    await page.getByText('Please fill this in.').waitFor()
    await expectFocusOn(page.getByLabel('Why the shop is wrong'), 'the words that are missing')
    await page.getByLabel('Why the shop is wrong').fill('The split was there when I opened it.')
    await addPhoto(page, 'leg.png')
    await page.getByText('1/6').waitFor()
    await page.waitForFunction(() => !document.querySelector('[data-sending]'))
    await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
    await page.waitForURL(`/buyer/as/detail/${id}`)
    await page.getByRole('heading', { level: 2, name: 'Galleria is looking into it' }).waitFor()
    await page.getByText(/has until .* to give its side/).waitFor()
    await expectNoBarriers(page)
    // Asked once, the form is none any more.
    await page.goto(`/buyer/as/ask-mall/${id}`)
    await page.waitForURL(`/buyer/as/detail/${id}`)

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: /^Disputes/ }).click()
    const { reverseTradeOrderCode: code } = await call<{ reverseTradeOrderCode: string }>(
      page,
      mall,
      '/sapi/mall-order/web/reverseorder/querybyid',
      { id },
    )
    await desk.getByRole('link', { name: code }).click()
    const dispute = desk.getByRole('dialog', { name: `Dispute ${code}` })
    await dispute.getByText(/then it can be decided/).waitFor()
    await dispute.getByText('One leg is split.').waitFor()
    await dispute.getByRole('button', { name: /^What the buyer shows/ }).waitFor()
    await expectNoBarriers(desk)

    const shop = await another()
    await signInBackoffice(shop, 'merchant@galleria.test')
    await shop.waitForURL(/\/backoffice\/?$/)
    await shop.goto('/backoffice/after-sales?view=with-mall')
    await shop.getByText('With the mall').first().waitFor()
    await shop.goto(`/backoffice/after-sales/${id}?view=with-mall`)
    const request = shop.getByRole('dialog')
    await request.getByText('The split was there when I opened it.').waitFor()
    await expectNoBarriers(shop)
    await request.getByRole('button', { name: 'Give your side' }).click()
    await request.getByRole('button', { name: 'Send it to the mall' }).click()
    await request.getByText('Please write something first.').waitFor()
    await expectNoBarriers(shop)
    await request
      .getByRole('textbox', { name: 'Your side' })
      .fill('We pack every desk under a camera.')
    await request.getByRole('button', { name: 'Send it to the mall' }).click()
    await request.getByRole('button', { name: 'Give your side' }).waitFor({ state: 'detached' })
    await request.getByText('We pack every desk under a camera.').waitFor()

    await desk.reload()
    await dispute.getByText('We pack every desk under a camera.').waitFor()
    await dispute.getByLabel('Refund, the buyer keeps the goods').check()
    await dispute
      .getByLabel('Why', { exact: true })
      .fill('The photo shows a split under the paint.')
    await expectNoBarriers(desk)
    await dispute.getByRole('button', { name: 'Decide' }).click()
    await dispute.getByRole('button', { name: 'Decide' }).waitFor({ state: 'detached' })
    await dispute.getByText('The photo shows a split under the paint.').waitFor()
    await desk.goto('/backoffice/operator/disputes?view=closed')
    await desk.getByRole('link', { name: code }).waitFor()
    await expectNoBarriers(desk)

    await page.goto(`/buyer/as/detail/${id}`)
    await untilStatus(page, mall, 'REVERSE_DONE', 'Completed')
    await page.getByText('The photo shows a split under the paint.').waitFor()
    await page.getByText(/you get a refund/).waitFor()
    expectThat(
      (await page.getByText('€20.00').count()) > 0,
      'the money that went back stands on the page',
    )
    await expectNoBarriers(page)
  },
)

journey(
  'without script the mall is asked all the same, and what was typed stays when something is wrong',
  async ({ mall, page, somebody }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    const { orderId } = await buyDesks(page, mall)
    const merchant = await somebody()
    await signIn(merchant, mall, 'merchant@galleria.test')
    await receive(page, merchant, mall, orderId)
    const id = await askForPart(page, mall, orderId, '')
    await call(merchant, mall, '/sapi/mall-merchant/reverseorder/reject', { id, reason: 'No.' })
    await page.goto(`/buyer/as/ask-mall/${id}`)
    await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel('Why the shop is wrong').fill('It is scratched.')
    await page.getByRole('button', { name: 'Ask Galleria', exact: true }).click()
    await page.waitForURL(`/buyer/as/detail/${id}`)
    await page.getByText('It is scratched.').waitFor()
  },
  [1280],
  { javaScript: false },
)
