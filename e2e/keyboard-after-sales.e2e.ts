import type { BrowserContext, Page } from 'playwright-core'
import { forgetLimits, heading, press } from './account-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey } from './journey.ts'
import { findLink, goThrough, lookAt } from './keyboard-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, signInBackoffice, untilHydrated } from './steps.ts'

type Request = {
  readonly id: string
  readonly operationList: readonly string[]
  readonly reverseTradeOrderStatus: string
}

/** What Anna has asked for. */
async function listRequests(context: BrowserContext, mall: RunningMall): Promise<Request[]> {
  const { data } = await call<{ data: Request[] }>(
    context,
    mall,
    '/sapi/mall-order/web/reverseorder/querypage',
    { pageNo: 1, pageSize: 50 },
  )
  return data
}

/** One of them that its buyer can do this with now. */
function thatCan(requests: readonly Request[], operation: string): string {
  const found = requests.find(({ operationList }) => operationList.includes(operation))
  expectThat(found, `Anna has no request to ${operation}`)
  return found.id
}

journey(
  "every page of a buyer's requests can be gone through by keyboard alone, with the drawer of carriers open, too",
  async ({ mall, page, context }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(context, mall, 'anna@galleria.test')
    const requests = await listRequests(context, mall)
    const { data: orders } = await call<{ data: { id: string; operationList: string[] }[] }>(
      context,
      mall,
      '/sapi/mall-order/web/order/pageTradeOrderForBuyer',
      { pageSize: 50 },
    )
    const received = orders.filter(({ operationList }) =>
      ['buyerApplyReverse', 'comment'].every((one) => operationList.includes(one)),
    )
    expectThat(received[0], 'Anna has received nothing')
    const apply = `/buyer/as-apply?tradeOrderId=${received[0].id}`
    await goThrough(page, [
      apply,
      `${apply}&asType=SALE_RETURN`,
      `${apply}&asType=SALE_EXCHANGE`,
      `/buyer/as/change/${thatCan(requests, 'modify')}`,
      `/buyer/as/detail/${thatCan(requests, 'acceptOffer')}`,
      `/buyer/as/detail/${thatCan(requests, 'modify')}`,
      `/buyer/as/ask-mall/${thatCan(requests, 'askMall')}`,
      `/buyer/as/add-proof/${thatCan(requests, 'addProof')}`,
      `/buyer/m-logistics?reverseOrderId=${thatCan(requests, 'viewLogistics')}`,
    ])
    await page.goto(`/buyer/as/send-back/${thatCan(requests, 'postBack')}`)
    await untilHydrated(page)
    const wrong = await lookAt(page, 'send-back')
    await page.getByRole('button', { name: 'Logistics company' }).click()
    await page.getByRole('dialog', { name: 'Logistics company' }).waitFor()
    wrong.push(...(await lookAt(page, 'its drawer')))
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 4, isSweep: true },
)

journey(
  'so can a follow-up, a report of a review, how reviews work, and a withdrawal in its three pages',
  async ({ mall, page, context }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    await signIn(context, mall, 'anna@galleria.test')
    const { data: reviews } = await call<{
      data: { comment: { id: string }; reviewComments: unknown[] }[]
    }>(context, mall, '/api/trantor/flow/bbc_content_PageCommonComment4CFlow', {
      queryParams: { page: { no: 1, size: 20 } },
    })
    // In the middle: the first and the last are said more about by another journey.
    const open = reviews.filter(({ reviewComments }) => reviewComments.length === 0)
    const review = open[Math.floor(open.length / 2)]?.comment.id
    expectThat(review, 'Anna has said more about all her reviews')
    await goThrough(page, [
      `/buyer/comment-plus/${review}`,
      `/report-review/${review}?to=/`,
      '/how-reviews-work',
      '/withdrawal',
    ])
    const wrong: string[] = []
    await page.getByLabel('Your name').fill('Kim Petersen')
    await page.getByLabel('Order number').fill('26010199')
    await page.getByLabel('Email address').fill('by-keyboard@galleria.test')
    await press(page, 'Continue')
    await heading(page, 'Is this right?').waitFor()
    wrong.push(...(await lookAt(page, 'its second step')))
    await press(page, 'Confirm withdrawal')
    await heading(page, 'We’ve received your withdrawal').waitFor()
    wrong.push(...(await lookAt(page, 'its receipt')))
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)

const goToPage = async (page: Page, path: string) => {
  await page.goto(`/backoffice${path}`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await page.waitForLoadState('networkidle')
}
async function lookAtOpened(page: Page, opener: string): Promise<string[]> {
  await page.getByRole('button', { name: opener }).first().click()
  await page.waitForLoadState('networkidle')
  return lookAt(page, opener)
}

journey(
  "so can a shop's figures, its tables, and the forms of its texts, rules and addresses",
  async ({ page }) => {
    await signInBackoffice(page, 'merchant@galleria.test')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    const wrong: string[] = []
    for (const path of ['/figures', '/exports']) {
      await goToPage(page, path)
      if (path === '/figures')
        await page.getByRole('region', { name: 'After-sales', exact: true }).waitFor()
      wrong.push(...(await lookAt(page, path)))
    }
    await goToPage(page, '/after-sales-settings')
    for (const opener of ['Save a new text', 'Add a rule', 'Add an address for a country'])
      wrong.push(...(await lookAtOpened(page, opener)))
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)

journey(
  "so can a request in each state at a shop's desk",
  async ({ page, mall }) => {
    await signInBackoffice(page, 'merchant@galleria.test')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    const wrong: string[] = []
    const { data } = await call<{ data: Request[] }>(
      page,
      mall,
      '/sapi/mall-merchant/reverseorder/page',
      { pageSize: 50 },
    )
    const states = new Map(data.map((one) => [one.reverseTradeOrderStatus, one.id]))
    for (const [state, id] of states) {
      await page.goto(`/backoffice/after-sales/${id}?view=all`)
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      wrong.push(...(await lookAt(page, state)))
    }
    expectThat(states.size >= 6, `of ${[...states.keys()].join()} more states stand in the demo`)
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)

journey(
  "so can the mall's desks of withdrawals, of requests in a shop's place, of reported reviews and of disputes",
  async ({ page }) => {
    await signInBackoffice(page, 'operator@galleria.test')
    await page.waitForURL((url) => !url.pathname.endsWith('/login'))
    const wrong: string[] = []
    for (const path of ['withdrawals', 'reviews', 'closed-shops', 'disputes']) {
      await goToPage(page, `/operator/${path}`)
      wrong.push(...(await lookAt(page, path)))
      if (path !== 'closed-shops' && path !== 'disputes') continue
      await page.goto(await findLink(page, `/backoffice/operator/${path}/`, '[href*="asv_"]'))
      await page.getByRole('dialog').getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      wrong.push(...(await lookAt(page, `one of ${path}`)))
    }
    expectEqual(wrong, [], 'what the keyboard cannot do')
  },
  [1280],
  { length: 3, isSweep: true },
)
