import { signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import { enterIn, findGoods, newMember, untilHydrated } from './steps.ts'

journey(
  '[MEM-001, MEM-002, MEM-003, MEM-006, GRW-002, GRW-005] a member checks in for the day, once, and sees level, points and where they came from',
  async ({ mall, page }) => {
    await enterIn(page, 'site=NL&lang=en')
    await page.goto('/user/member')
    expectEqual(
      new URL(page.url()).search,
      '?to=%2Fuser%2Fmember',
      'whoever is not signed in does so first, and comes back',
    )
    await signIn(page, mall, await newMember(mall))
    await page.goto('/buyer/index')
    await page.getByRole('link', { name: 'Membership: Pine, 0 points' }).click()
    await page.getByRole('heading', { name: 'Membership', level: 1 }).waitFor()
    expectEqual(new URL(page.url()).pathname, '/user/member', 'the home of the member area')
    await page.getByText('500 more to the level Birch: 5% more points with each order').waitFor()
    await expectNoBarriers(page)

    const tabs = page.getByRole('navigation', { name: 'Membership' })
    await tabs.getByRole('link', { name: 'Tasks' }).click()
    const checkIn = page.getByRole('button', { name: 'Check in: 1 point' })
    await checkIn.click()
    await page
      .getByRole('status')
      .filter({ hasText: 'Thank you. Your points and growth points have been added.' })
      .waitFor()
    await page.getByText('Done for today. Come back tomorrow.').waitFor()
    await page.getByText('1 day in a row', { exact: true }).waitFor()
    expectEqual(await checkIn.count(), 0, 'there is nothing to press twice')
    await expectNoBarriers(page)

    await tabs.getByRole('link', { name: 'Points' }).click()
    await page.getByRole('heading', { name: 'Points', level: 1 }).waitFor()
    expectEqual(new URL(page.url()).pathname, '/user/member/score', 'the page of points')
    const history = page.getByRole('region', { name: 'Points history' })
    const rows = await history.getByRole('listitem').allInnerTexts()
    expectEqual(rows.length, 1, 'one change so far')
    expectThat(/^Daily check-in[^]*\+1$/.test(rows[0]?.trim() ?? ''), `what it was: ${rows[0]}`)
    await expectNoBarriers(page)

    await tabs.getByRole('link', { name: 'Benefits' }).click()
    const own = page.getByRole('row', { name: /^Pine Your level/ })
    await own.waitFor()
    expectEqual(new URL(page.url()).pathname, '/user/member/equity', 'the page of benefits')
    await page.getByRole('row', { name: 'Walnut 10,000 30% more points with each order' }).waitFor()
    await expectNoBarriers(page)

    await tabs.getByRole('link', { name: 'Overview' }).click()
    await page.getByText('499 more to the level Birch: 5% more points with each order').waitFor()
    expectEqual(new URL(page.url()).pathname, '/user/member', 'the home again')
    await page.getByRole('link', { name: 'Points 1 point', exact: true }).waitFor()
    await page.getByRole('link', { name: 'Spend points Items for points', exact: true }).click()
    await page.getByRole('heading', { name: 'Items for points', level: 1 }).waitFor()
    expectEqual(new URL(page.url()).pathname, '/points-mall', 'where points are spent')
    const cards = await page.getByRole('main').getByRole('article').allInnerTexts()
    expectThat(cards.length > 0, 'there is something to spend points on')
    for (const card of cards) expectThat(/\d points/.test(card), `what it costs: ${card}`)
    await expectNoBarriers(page)
    await page.goto('/buyer/points')
    expectEqual(new URL(page.url()).pathname, '/user/member/score', 'by its other name')
  },
)

journey(
  '[GRW-011] whoever shares an item gets a point for it, once a day',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall))
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: async (what: { url: string }) => {
          document.title = what.url
        },
      }),
    )
    const [path = ''] = await findGoods(mall, 'desk')
    await page.goto(path)
    await untilHydrated(page)
    const share = page.getByRole('button', { name: 'Share' })
    await share.click()
    await page.getByRole('status').filter({ hasText: 'You got a point for it.' }).waitFor()
    expectEqual(await page.title(), mall.url + path.split('?')[0], 'what is passed on')
    await page.reload()
    await untilHydrated(page)
    const answered = page.waitForResponse((answer) => answer.url().includes('/share-shopping-'))
    await share.click()
    expectEqual((await (await answered).json()).points, 0, 'the same day again')
    await page.goto('/user/member/tasks')
    const task = page.getByRole('listitem').filter({ hasText: 'Share an item' })
    await task.getByText('Done for today. Come back tomorrow.').waitFor()
  },
)

journey(
  'without script a member checks in for the day as well',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=de')
    await signIn(page, mall, await newMember(mall))
    await page.goto('/user/member/tasks')
    await page.getByRole('button', { name: 'Einchecken: 1 Punkt' }).click()
    await page.getByText('Danke. Ihre Punkte und Wachstumspunkte sind gutgeschrieben.').waitFor()
    await page.getByText('1 Tag in Folge').waitFor()
    await page.goto('/user/member/score')
    await page.getByText('Täglicher Check-in').waitFor()
  },
  [390],
  { javaScript: false },
)
