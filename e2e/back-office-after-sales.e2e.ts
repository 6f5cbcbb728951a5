import type { Page } from 'playwright-core'
import { ask, call, signIn, type Who } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, expectSoon } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { askBack, buyLamps, HOUSE_SHOP, signInMerchant } from './request-steps.ts'
import { enterIn, untilMailed } from './steps.ts'

type Row = {
  id: string
  tradeOrderCode: string
  shop: { id: number }
  tradeOrderLineList: { id: string; sku: { item: { id: number } } }[]
}

journey(
  '[AS-036, AS-037, AS-038, AS-049, AS-058, AS-059, AS-061, SHR-003] after-sales in the back office: a merchant rejects a request with a reason, is told that another was taken back, and gives the money back for a third',
  async ({ mall, page, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const order = await buyLamps(buyer, mall, 3)
    const toReject = await askBack(buyer, mall, order, { picture: true })
    const toCancel = await askBack(buyer, mall, order)
    const toApprove = await askBack(buyer, mall, order)

    await signInMerchant(page, mall)
    const tile = page.getByRole('link', { name: /^After-sales waiting for you/ })
    await tile.getByText(/^the first within \d+ hours?$/).waitFor()
    const within = /the first within (\d+)/.exec(await tile.innerText())?.[1]
    await tile.click()
    await page.waitForURL(/\/backoffice\/after-sales$/)
    await page.locator('[data-row-link]').first().waitFor()
    // What the tile says is the nearest of all deadlines, which stands first.
    const left = page.getByText(/^\d+ h (\d+ min )?left$/).first()
    await left.waitFor()
    expectEqual(parseInt(await left.innerText(), 10), Number(within), 'hours of the first')
    expectThat(
      Number(
        /\d+/.exec(
          await page
            .getByRole('navigation', { name: 'Main' })
            .getByRole('link', { name: /^After-sales/ })
            .innerText(),
        )?.[0],
      ) >= 3,
      'the navigation counts what is to answer',
    )
    await page.getByText('47 h left').first().waitFor()
    await expectNoBarriers(page)

    // Found by its number, opened and rejected by keyboard.
    await page.keyboard.press('/')
    await page.keyboard.type(toReject.code)
    await page.waitForURL(new RegExp(`q=${toReject.code}`))
    await page.waitForFunction(() => document.querySelectorAll('[data-row-link]').length === 1)
    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await page.waitForURL(new RegExp(`/backoffice/after-sales/${toReject.id}`))
    await page.getByRole('heading', { name: `Request ${toReject.code}` }).waitFor()
    for (const words of [
      'Anna Lindqvist',
      'Refund without return',
      'Too late',
      'The guests have come and gone.',
      'Handed to the shop',
    ])
      await page.getByText(words, { exact: true }).first().waitFor()
    await expectNoBarriers(page)
    const small = page.getByRole('button', { name: 'Evidence, picture 1 of 1' })
    expectThat(
      (await small
        .locator('img')
        .evaluate(
          async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth),
        )) === 320,
      'the evidence is not shown',
    )
    await small.press('Enter')
    const large = page.getByRole('dialog', { name: 'Evidence' })
    expectThat(
      (await large
        .getByRole('img')
        .evaluate(
          async (image: HTMLImageElement) => (await image.decode(), image.naturalWidth),
        )) === 800,
      'the evidence cannot be enlarged',
    )
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await large.waitFor({ state: 'hidden' })
    await page.getByRole('heading', { name: `Request ${toReject.code}` }).waitFor()

    await page.keyboard.press('r')
    const reason = page.getByLabel('Why you reject it (the buyer reads this)')
    await reason.and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Reject the request' }).click()
    await page.getByText('Please say why; the buyer reads it.').waitFor()
    await reason.fill('x'.repeat(501))
    await page.getByText('1 character too many').waitFor()
    await page.getByText('Please keep it to 500 characters.').waitFor()
    await reason.fill('The picture shows another lamp.')
    await page.getByText('469 characters left').waitFor()
    await page.reload()
    await reason.waitFor()
    await expectSoon(
      () => reason.inputValue(),
      'The picture shows another lamp.',
      'what a reload has kept',
    )
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Reject the request' }).click()
    await page.getByRole('heading', { name: 'Why it was rejected' }).waitFor()
    await page.getByText(/^Your shop/).waitFor()
    await expectSoon(
      () => page.getByRole('button', { name: /^(Answer|Approve|Reject)/ }).count(),
      0,
      'answers offered after the answer',
    )
    await expectNoBarriers(page)
    await untilMailed(mall, 'anna@galleria.test', 'declined your application')
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'No requests match these filters' }).waitFor()
    await page.getByRole('link', { name: 'Clear filters' }).click()
    await page.locator('[data-row-link]').first().waitFor()

    // The mail leads straight to it; the buyer is faster with another mind.
    await page.goto(`/backoffice/after-sales/${toCancel.id}`)
    await page.getByRole('button', { name: 'Answer', exact: true }).click()
    await page
      .getByRole('button', { name: 'Approve', exact: true })
      .and(page.locator(':focus'))
      .press('Enter')
    await page
      .getByText(
        `${toCancel.amount} will be refunded to Anna Lindqvist, to the original payment method.`,
      )
      .waitFor()
    await call(
      buyer,
      mall,
      '/api/trantor/flow/trade_CancelReverseTradeOrderForReturnOrExchangeFlow',
      [{ id: toCancel.id }],
    )
    await page
      .getByRole('button', { name: `Give back ${toCancel.amount}` })
      .and(page.locator(':focus'))
      .press('Enter')
    await page
      .getByText(
        'Your answer was not recorded. The request has been loaded again and is now: Cancelled by the buyer.',
      )
      .waitFor()
    await expectSoon(
      () => page.getByRole('button', { name: /^(Answer|Approve|Reject)/ }).count(),
      0,
      'answers offered to what was taken back',
    )
    await expectNoBarriers(page)

    await page.goto(`/backoffice/after-sales/${toApprove.id}?view=all&shop=${HOUSE_SHOP}`)
    await page.getByRole('heading', { name: `Request ${toApprove.code}` }).waitFor()
    await page.keyboard.press('a')
    await page
      .getByRole('button', { name: `Give back ${toApprove.amount}` })
      .and(page.locator(':focus'))
      .waitFor()
    await expectNoBarriers(page)
    await page.keyboard.press('Enter')
    await page
      .getByText(`Approved. ${toApprove.amount} is being refunded to Anna Lindqvist.`)
      .waitFor()
    await page.getByText('Money is back with the buyer').waitFor()
    await page
      .locator('dt', { hasText: /^Given back$/ })
      .locator('xpath=following-sibling::dd')
      .filter({ hasText: toApprove.amount })
      .waitFor()

    // What was given back before it left is cancelled, and the order says so at its line.
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^\d{12}$/ })
      .click()
    await page.waitForURL(new RegExp(`/backoffice/orders/${order.id}`))
    await page.getByText('1 of 3 cancelled').waitFor()
    await page.getByRole('button', { name: 'Ship 2 pieces' }).waitFor()
    for (const request of [toReject, toCancel, toApprove])
      await page.getByRole('link', { name: request.code }).waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  '[REV-048, REV-049] reviews in the back office: a merchant answers a review once, for everybody to read, and corrects the answer; of two who do so at once the second is told',
  async ({ mall, page, width, another, somebody }) => {
    const buyer = await somebody()
    await enterIn(buyer, 'site=DE&lang=en')
    await signIn(buyer, mall, 'anna@galleria.test')
    const words = `The drawer sticks a little, seen at ${width}.`
    const { code, itemId } = await review(buyer, mall, words)

    await signInMerchant(page, mall)
    await page.getByRole('link', { name: /^Reviews to answer/ }).click()
    await page.waitForURL(/\/backoffice\/reviews$/)
    await page.locator('[data-row-link]').first().waitFor()
    await expectNoBarriers(page)
    await page.keyboard.press('/')
    await page.keyboard.type(words)
    await page.waitForURL(/q=/)
    await page.waitForFunction(() => document.querySelectorAll('[data-row-link]').length === 1)
    const one = page.getByRole('listitem').filter({ hasText: words })
    await one.getByRole('img', { name: '2 stars of 5' }).waitFor()
    await one.getByRole('link', { name: code }).waitFor()
    // Somebody else of the shop has the same review open.
    const colleague = await another()
    await signIn(colleague, mall, 'merchant@galleria.test')
    await colleague.goto(`/backoffice/reviews?view=low&q=${encodeURIComponent(words)}`)
    await colleague.getByRole('button', { name: 'Answer Anna L.' }).click()
    await colleague.getByLabel('Answer to Anna L.', { exact: true }).last().fill('We are too late.')

    await page.locator('h1').click()
    await page.keyboard.press('j')
    await page.keyboard.press('r')
    const field = page.getByRole('textbox', { name: 'Answer to Anna L.' })
    await field.and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: 'Publish the answer' }).click()
    await page.getByText('Please write an answer.').waitFor()
    await field.fill('x'.repeat(502))
    await page.getByText('2 characters too many').waitFor()
    await field.fill('We will send you a new one.')
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Publish the answer' }).click()
    await one.getByText('We will send you a new one.').waitFor()
    await one.getByText(/^Answer of /).waitFor()
    await expectSoon(
      () => one.getByRole('button', { name: /^Answer/ }).count(),
      0,
      'a second answer offered',
    )
    await expectNoBarriers(page)
    await page.reload()
    await page.getByRole('heading', { name: 'No reviews match these filters' }).waitFor()

    await colleague.getByRole('button', { name: 'Publish the answer' }).click()
    await colleague.getByText('Your reply was not published. The published one is below.').waitFor()
    await colleague.getByText('We will send you a new one.').waitFor()
    await expectNoBarriers(colleague)

    // Both put it right at once.
    await page.goto(`/backoffice/reviews?view=all&q=${encodeURIComponent(words)}`)
    const correction = (who: Page) => who.getByRole('textbox', { name: 'Answer to Anna L.' })
    for (const who of [colleague, page]) {
      await who.getByRole('button', { name: 'Correct the answer to Anna L.' }).click()
      await correction(who).and(who.locator(':focus')).waitFor()
      expectEqual(await correction(who).inputValue(), 'We will send you a new one.', 'what it says')
    }
    await correction(page).fill('A new drawer is on its way.')
    await page.getByRole('button', { name: 'Publish the correction' }).click()
    await one.getByText('A new drawer is on its way.').waitFor()
    await one.getByText(/corrected by /).waitFor()
    await one.getByText('What it said before').click()
    await one.getByRole('listitem').getByText('We will send you a new one.').waitFor()
    await expectNoBarriers(page)
    await correction(colleague).fill('We fetch it.')
    await colleague.getByRole('button', { name: 'Publish the correction' }).click()
    await colleague
      .getByText('Somebody has corrected this answer in the meantime. Please look at it again.')
      .waitFor()
    await colleague.getByText('A new drawer is on its way.').waitFor()
    expectEqual(await correction(colleague).inputValue(), 'We fetch it.', 'what was typed is kept')
    await expectNoBarriers(colleague)

    const shown = (await ask(mall, '/sapi/mall-content/web/comment/pageByItem', { itemId })) as {
      data: {
        content: string
        replyComment: { data: { content: string; editedAt: string | null }[] }
      }[]
    }
    expectEqual(
      shown.data
        .find((row) => row.content === words)
        ?.replyComment.data.map((answer) => [answer.content, answer.editedAt !== null]),
      [['A new drawer is on its way.', true]],
      'what everybody reads',
    )
  },
)

/** Reviews the oldest line of the house shop that has none; newer ones are other journeys'. */
async function review(
  buyer: Who,
  mall: RunningMall,
  content: string,
): Promise<{ code: string; itemId: number }> {
  const { data } = await call<{ data: Row[] }>(
    buyer,
    mall,
    '/api/trantor/flow/bbc_trade_PageTradeOrderForBuyerIdFlow',
    [{ queryParams: { page: { no: 1, size: 20 } } }],
  )
  const order = data.findLast((row) => row.shop.id === HOUSE_SHOP)
  const line = order?.tradeOrderLineList.at(-1)
  if (!order || !line) throw new Error('there is nothing left to review')
  await call(buyer, mall, '/api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow', [
    { postId: line.id, rateDict: 2, content },
  ])
  return { code: order.tradeOrderCode, itemId: line.sku.item.id }
}
