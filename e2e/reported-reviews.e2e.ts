import { ask, buy, call, signIn } from './call-steps.ts'
import { receive } from './after-sales-steps.ts'
import { expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, newMember, seen, signInBackoffice, untilMailed } from './steps.ts'

/** The demo merchant's shop. */
const HOUSE = 5

type Order = {
  readonly tradeOrderLineList: readonly {
    readonly id: string
    readonly sku: { readonly item: { readonly id: number; readonly urlKey: string } }
  }[]
}

journey(
  'a guest reports a review and is asked what is wrong with it; an operator hides it with a reason, its author reads that and objects, and it is shown again',
  async ({ mall, page, somebody, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    const shop = await somebody()
    await signIn(shop, mall, 'merchant@galleria.test')
    const { orderId } = await buy(page, mall, { keyword: 'desk lamp', shopId: HOUSE })
    await receive(page, shop, mall, orderId)
    const { tradeOrderLineList } = await call<Order>(
      page,
      mall,
      '/sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: orderId },
    )
    const [line] = tradeOrderLineList
    const words = `Bought from a friend of Max Muster, ${Date.now()}.`
    const [{ id } = { id: '' }] = await call<{ id: string }[]>(
      page,
      mall,
      '/api/trantor/flow/bbc_content_BatchCreateCommonCommentFlow',
      [{ postId: line?.id, rateDict: 1, content: words }],
    )
    const { item } = line?.sku ?? { item: { id: 0, urlKey: '' } }
    const itemPath = `/item/${item.urlKey}-${HOUSE}-${item.id}`

    const guest = await another()
    await enterIn(guest, 'site=DE&lang=en')
    // What a guest is shown of an item may be a minute old: the way from one that has stood there
    // for long, and then this one's.
    await guest.goto(itemPath)
    await guest.getByRole('link', { name: 'Report', exact: true }).first().click()
    await guest.waitForURL(/\/report-review\/com_\w+\?to=/)
    await guest.goto(`/report-review/${id}?to=${encodeURIComponent(itemPath)}`)
    await guest.getByRole('heading', { level: 1, name: 'Report a review' }).waitFor()
    await guest.getByRole('button', { name: 'Send report' }).click()
    await guest.getByText('Please choose what’s wrong with it.').waitFor()
    await expectNoBarriers(guest)
    await guest.getByLabel('It names a person, an address or a number').check()
    await guest.getByLabel(/^What should we know\?/).fill('He is my neighbour.')
    await guest.getByRole('button', { name: 'Send report' }).click()
    await guest.getByText(/^Thank you\. One of our team will look at the review\./).waitFor()
    await expectNoBarriers(guest)
    await guest.getByRole('link', { name: 'Back to the item' }).click()
    await guest.waitForURL(`**${itemPath}`)

    const desk = await another()
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: 'Reported reviews' }).click()
    await desk.getByRole('heading', { level: 1, name: 'Reported reviews' }).waitFor()
    const card = desk.getByRole('listitem').filter({ hasText: words }).first()
    await card.getByText(/He is my neighbour\./).waitFor()
    await expectNoBarriers(desk)
    await card.getByRole('button', { name: /^Hide the review/ }).click()
    await card.getByRole('button', { name: 'Hide the review', exact: true }).click()
    await card.getByText('Please say why; it stays in the history.').waitFor()
    await card.getByLabel(/^Reason/).fill('It names a neighbour.')
    await expectNoBarriers(desk)
    await card.getByRole('button', { name: 'Hide the review', exact: true }).click()
    await desk.getByText('The review is hidden.').waitFor()
    await untilMailed(mall, email, 'has been taken down')

    await page.goto(`/buyer/comment-detail/${id}`)
    await page.getByText('The reason: It names a neighbour.').waitFor()
    await seen(page, 'Object to this').click()
    await page.getByText('Please fill this in.').waitFor()
    await page.getByLabel(/^Tell us why it should be shown/).fill('Max Muster is a made-up name.')
    await expectNoBarriers(page)
    await seen(page, 'Object to this').click()
    await page.getByText('Hidden; we’re looking at your objection').waitFor()
    await expectNoBarriers(page)
    await page.goto('/buyer/comments?status=comment')
    await page.getByText('Hidden; we’re looking at your objection').waitFor()
    const { data } = (await ask(mall, '/sapi/mall-content/web/comment/pageByItem', {
      itemId: item.id,
      pageSize: 50,
    })) as { data: { id: string }[] }
    expectThat(!data.some((one) => one.id === id), 'nobody else reads it')

    await desk.reload()
    await card.getByText('Max Muster is a made-up name.').first().waitFor()
    await card.getByRole('button', { name: /^Show it again/ }).click()
    await card.getByLabel(/^Reason/).fill('A made-up name.')
    await card.getByRole('button', { name: 'Show it again', exact: true }).click()
    await desk.getByText('The review is shown again.').waitFor()
    await page.goto(`/buyer/comment-detail/${id}`)
    await page.getByText(words).waitFor()
    expectThat(
      (await page.getByRole('heading', { name: /show this review|Hidden/ }).count()) === 0,
      'nothing is said against it any more',
    )
  },
)
