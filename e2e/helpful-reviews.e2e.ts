import { ask, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, findGoods, newMember } from './steps.ts'

type Review = { readonly id: string; readonly content: string }

/** An item that several have reviewed, and its reviews as they stand first. */
async function findReviewed(mall: RunningMall): Promise<{ item: string; reviews: Review[] }> {
  for (const item of await findGoods(mall, 'desk', 20)) {
    const itemId = Number(/-(\d+)\?/.exec(item)?.[1])
    const { data, total } = (await ask(mall, '/sapi/mall-content/web/comment/pageByItem', {
      itemId,
    })) as { data: Review[]; total: number }
    if (total > 3) return { item, reviews: data }
  }
  throw new Error('no item has reviews')
}

journey(
  'a review is called helpful by whoever is signed in, once, and comes first among the most helpful; a page says how reviews are verified',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    const { item, reviews } = await findReviewed(mall)
    const [, second] = reviews
    const one = page.locator(`[id="${second?.id}"]`)
    const email = await newMember(mall)

    await page.goto(item)
    await one.getByText('Verified purchase').waitFor()
    await one.getByRole('button', { name: 'Helpful' }).click()
    await page.waitForURL(/\/login\?to=/)
    await signIn(page, mall, email)
    await page.goto(item)
    await one.getByRole('button', { name: 'Helpful', pressed: false }).click()
    await one.getByRole('button', { name: 'Helpful (1)', pressed: true }).waitFor()
    await expectNoBarriers(page)

    await page.getByRole('link', { name: 'Most helpful' }).click()
    await page.waitForURL(/order=helpful/)
    await page
      .getByRole('link', { name: 'Most helpful' })
      .and(page.locator('[aria-current]'))
      .waitFor()
    const [top] = await page
      .locator('#reviews li[id^="com_"]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expectEqual(top, second?.id, 'the first among the most helpful')
    await one.getByRole('button', { name: 'Helpful (1)', pressed: true }).click()
    await one.getByRole('button', { name: 'Helpful', pressed: false }).waitFor()

    await page.getByRole('link', { name: 'How reviews work' }).click()
    await page.getByRole('heading', { level: 1, name: 'How reviews work' }).waitFor()
    expectThat(page.url().endsWith('/how-reviews-work'), page.url())
    await expectNoBarriers(page)
  },
)
