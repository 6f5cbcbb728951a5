import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, expectThat, journey } from './journey.ts'
import { enterIn } from './steps.ts'

type Own = {
  data: {
    comment: { id: string; content: string }
    reviewComments: unknown[]
    tradeOrderLine: { sku: { item: { id: number } } }
  }[]
}
const OWN = '/api/trantor/flow/bbc_content_PageCommonComment4CFlow'

journey(
  '[REV-017, REV-018, REV-019] who wrote a review says more about the goods later, once; a text that is missing is asked for and stars are not, and everybody reads it',
  async ({ mall, page, width, another }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'anna@galleria.test')
    const { data } = await call<Own>(page, mall, OWN, {
      queryParams: { page: { no: 1, size: 20 } },
    })
    const open = data.filter(({ reviewComments }) => reviewComments.length === 0)
    // One of the first for one width, one of the last for the other.
    const review = width === 1280 ? open[0] : open.at(-1)
    expectThat(review && open.length > 1, 'Anna has written two reviews')
    const { id, content } = review.comment
    await page.goto(`/buyer/comment-detail/${id}`)
    const link = page.getByRole('link', { name: 'add follow-up review' })
    await expectNoBarriers(page)
    await link.click()
    await page.waitForURL(`/buyer/comment-plus/${id}`)
    await page.getByRole('heading', { level: 1, name: 'Follow-up review' }).waitFor()
    await page.getByText(content).waitFor()
    await expectNoBarriers(page)
    expectEqual(await page.getByRole('radio').count(), 0, 'stars of a follow-up')
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.getByText('there are products not yet reviewed').waitFor()

    const words = `After a winter by the window it is as it was (${width}).`
    await page.getByLabel('Your review').fill(words)
    await page.reload()
    await expectSoon(
      () => page.getByLabel('Your review').inputValue(),
      words,
      'what was typed before the page was loaded again',
    )
    await page.getByRole('button', { name: 'Send review' }).click()
    await page.waitForURL('/buyer/comment-success')
    await page.goto(`/buyer/comment-detail/${id}`)
    await page.getByText(words).waitFor()
    expectEqual(await link.count(), 0, 'a second follow-up is not offered')
    // Nor is its form.
    await page.goto(`/buyer/comment-plus/${id}`)
    await page.waitForURL(`/buyer/comment-detail/${id}`)

    const guest = await another()
    await enterIn(guest, 'site=DE&lang=en')
    const shown = await call<{ data: { id: string; reviewComments: { content: string }[] }[] }>(
      guest,
      mall,
      '/sapi/mall-content/web/comment/pageByItem',
      { itemId: review.tradeOrderLine.sku.item.id, pageNo: 1, pageSize: 50 },
    )
    expectEqual(
      shown.data.find((one) => one.id === id)?.reviewComments.map((one) => one.content),
      [words],
      'what everybody reads',
    )
    await guest.goto(`/buyer/comment-plus/${id}`)
    await guest.waitForURL(/\/login/)
  },
  [1280, 390],
)
