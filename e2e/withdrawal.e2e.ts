import type { BrowserContext, Page } from 'playwright-core'
import { buyDesks, receive } from './after-sales-steps.ts'
import {
  codeFor,
  forgetLimits,
  heading,
  mailsTo,
  main,
  newAddress,
  press,
  untilMail,
} from './account-steps.ts'
import { buy, call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember, seen, signInBackoffice, untilHydrated } from './steps.ts'

journey(
  'a guest withdraws from the footer of any page without a sign-in, in two steps, and has it confirmed with its second by page and mail',
  async ({ mall, page, somebody }) => {
    await forgetLimits(mall)
    const email = newAddress('leaver')
    const guest = await somebody()
    await enterIn(guest, 'site=DE&lang=en')
    await buy(guest, mall, { email })

    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/search')
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Withdraw from contract here' })
      .click()
    await heading(page, 'Withdraw from contract here').waitFor()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('Please fill this in.').first().waitFor()
    await expectNoBarriers(page)
    await page.getByLabel('Your name').fill('Kim Petersen')
    await page.getByLabel('Order number').fill('26010199')
    await page.getByLabel('Email address').fill(email)
    await page.getByLabel(/^Only for these goods/).fill('The lamp.')
    await page.getByRole('button', { name: 'Continue' }).click()
    await heading(page, 'Is this right?').waitFor()
    await expectNoBarriers(page)
    // Nothing typed is lost on the way back.
    await page.getByRole('button', { name: 'Go back and change' }).click()
    await heading(page, 'Withdraw from contract here').waitFor()
    expectThat(
      (await page.getByLabel('Order number').inputValue()) === '26010199',
      'the order number comes back',
    )
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await heading(page, 'We’ve received your withdrawal').waitFor()
    await main(page)
      .getByText(/\d\d:\d\d:\d\d/)
      .waitFor()
    await expectNoBarriers(page)
    const mail = await untilMail(mall, email, ({ subject }) =>
      subject.startsWith('We have received your withdrawal'),
    )
    expectThat(/\d\d:\d\d:\d\d/.test(mail.text), 'the mail says the second')
    const notMe = mail.links.find((link) => link.includes('/withdrawal/not-me'))
    await page.goto(new URL(notMe ?? '').pathname + new URL(notMe ?? '').search)
    await heading(page, 'Didn’t make this withdrawal?').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'This was not me' }).click()
    await main(page).getByText('no longer counts as yours').waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  'without any script a withdrawal is taken in the same two steps, and what was typed comes back',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    const email = newAddress('scriptless')
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/withdrawal')
    await press(page, 'Continue')
    await page.getByText('Please fill this in.').first().waitFor()
    await page.getByLabel('Your name').fill('Kim Petersen')
    await page.getByLabel('Order number').fill('26010199')
    await page.getByLabel('Email address').fill(email)
    await press(page, 'Continue')
    await main(page).getByText('the whole contract').waitFor()
    await press(page, 'Go back and change')
    expectEqual(
      await page.getByLabel('Order number').inputValue(),
      '26010199',
      'the order number that was typed',
    )
    await press(page, 'Continue')
    await press(page, 'Confirm withdrawal')
    await heading(page, 'We’ve received your withdrawal').waitFor()
    const mail = await untilMail(mall, email, () => true)
    const notMe = new URL(mail.links.find((link) => link.includes('/not-me')) ?? '')
    await page.goto(notMe.pathname + notMe.search)
    await press(page, 'This was not me')
    await main(page).getByText('no longer counts as yours').waitFor()
  },
  [1280],
  { javaScript: false },
)

journey(
  'a member withdraws from an order with the goods and quantities picked, and the operator answers what a person has to look at',
  async ({ mall, page, somebody, width }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    const { orderId } = await buyDesks(page, mall)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await untilHydrated(page)
    await main(page).getByRole('link', { name: 'Withdraw from contract here' }).click()
    await page.getByText('Leave out what you want to keep.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('checkbox').first().uncheck()
    await press(page, 'Continue')
    await page.getByText('Please choose what you are withdrawing from.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('checkbox').first().check()
    await page.getByRole('spinbutton', { name: /^Quantity of/ }).fill('1')
    await press(page, 'Continue')
    await heading(page, 'Is this right?').waitFor()
    await main(page).getByText(/^1 × /).waitFor()
    await expectNoBarriers(page)
    await press(page, 'Confirm withdrawal')
    await heading(page, 'We’ve received your withdrawal').waitFor()
    await main(page).getByText(/^1 × /).waitFor()

    const stranger = await somebody()
    const unknown = newAddress('unknown')
    await stranger.request.get('/preferences?site=DE&lang=en')
    const sent = await stranger.request.post('/sapi/mall-order/web/withdrawal/state', {
      data: JSON.stringify({
        requestKey: crypto.randomUUID(),
        name: `Nobody We Know ${width}`,
        orderCode: 'NONE-SUCH',
        email: unknown,
      }),
      headers: { 'content-type': 'application/json', origin: mall.url },
    })
    expectThat(sent.ok(), 'a statement that matches nothing is taken')
    await untilMail(mall, unknown, ({ subject }) => subject.startsWith('We have received'))

    const desk = await (await somebody()).newPage()
    await desk.setViewportSize({ width, height: width > 1000 ? 900 : 844 })
    await signInBackoffice(desk, 'operator@galleria.test')
    await desk.getByRole('link', { name: 'Withdrawals to look at' }).click()
    await desk.getByRole('heading', { level: 1, name: 'Withdrawals to look at' }).waitFor()
    const card = desk.getByRole('listitem').filter({ hasText: unknown }).first()
    await card.getByRole('heading', { name: 'Withdrawal that matches no order' }).waitFor()
    await expectNoBarriers(desk)
    await card.getByRole('button', { name: 'Answer …' }).click()
    await card.getByRole('button', { name: 'Send the answer' }).click()
    await card.getByText('Please write what will be done.').waitFor()
    await expectNoBarriers(desk)
    await card.getByLabel('What becomes of it').fill('Please tell us where you bought.')
    await card.getByRole('button', { name: 'Send the answer' }).click()
    await card.waitFor({ state: 'detached' })
    const before = (await mailsTo(mall, unknown)).length
    await untilMail(
      mall,
      unknown,
      ({ subject }) => subject.startsWith('About your withdrawal'),
      Math.min(before, 1),
    )
  },
)

/** A guest has received a desk and withdrawn from it; where the mail about it leads. */
async function withdrawnLink(
  mall: RunningMall,
  somebody: () => Promise<BrowserContext>,
  email: string,
): Promise<string> {
  await forgetLimits(mall)
  const [guest, shop] = [await somebody(), await somebody()]
  await enterIn(guest, 'site=DE&lang=en')
  const { orderId } = await buyDesks(guest, mall, { email })
  await signIn(shop, mall, 'merchant@galleria.test')
  await receive(guest, shop, mall, orderId)
  await call(guest, mall, '/sapi/mall-order/web/withdrawal/state', {
    requestKey: crypto.randomUUID(),
    name: 'Kim Petersen',
    orderCode: 'as shown',
    email,
    orderId,
  })
  const { links } = await untilMail(mall, email, ({ subject }) =>
    subject.startsWith('Your withdrawal: please send back'),
  )
  const link = new URL(links.find((one) => one.includes('&request=')) ?? '')
  return link.pathname + link.search
}

/** From the mail in another browser to the return: the order's address is proven by a code. */
async function openReturn(page: Page, mall: RunningMall, link: string, email: string) {
  await enterIn(page, 'site=DE&lang=en')
  await page.goto(link)
  await main(page).getByRole('heading', { name: 'Open your return' }).waitFor()
  const known = (await mailsTo(mall, email)).length
  await press(page, 'Send me a code')
  await page.getByLabel('Code from the email').fill(await codeFor(mall, email, known))
  await press(page, 'Open the return')
  await page.waitForURL(/\/buyer\/as\/detail\//)
  await page.getByText('which nobody can decline').waitFor()
}

async function nameParcel(page: Page, number: string): Promise<void> {
  await page.getByRole('button', { name: 'Logistics company' }).click()
  await page.getByRole('radio').nth(1).click()
  const done = page.getByRole('button', { name: 'Done' })
  if (await done.isVisible()) await done.click()
  await page.getByLabel('Tracking number').fill(number)
}

journey(
  'a guest who has withdrawn comes from the mail to the return, names the parcel and puts its number right, and comes back by the same link',
  async ({ mall, page, somebody, width }) => {
    const email = newAddress('returner')
    const link = await withdrawnLink(mall, somebody, email)
    await openReturn(page, mall, link, email)
    await expectNoBarriers(page)
    await seen(page, 'Send items back').click()
    await heading(page, 'Send items back').waitFor()
    await seen(page, 'I have sent the items').click()
    await page.getByText('please enter tracking number').waitFor()
    await expectNoBarriers(page)
    await nameParcel(page, `GST${Date.now()}${width}`)
    await seen(page, 'I have sent the items').click()
    await page.getByText('The items are on their way back.').waitFor()
    await expectNoBarriers(page)

    await page.goto(link)
    await page.waitForURL(/\/buyer\/as\/detail\//)
    await seen(page, 'Correct tracking number').click()
    const number = `GSU${Date.now()}${width}`
    await page.getByLabel('Tracking number').fill(number)
    await seen(page, 'Save tracking number').click()
    await seen(page, 'View logistics').click()
    await page.getByText(number).first().waitFor()
    await expectNoBarriers(page)
  },
)

journey(
  'without any script a guest who has withdrawn names the parcel as well',
  async ({ mall, page, somebody, width }) => {
    const email = newAddress('plainreturner')
    await openReturn(page, mall, await withdrawnLink(mall, somebody, email), email)
    await seen(page, 'Send items back').click()
    await nameParcel(page, 'NO-SUCH')
    await press(page, 'I have sent the items')
    await page.getByText('please enter correct tracking number').waitFor()
    await page.getByLabel('Tracking number').fill(`GSP${Date.now()}${width}`)
    await press(page, 'I have sent the items')
    await page.getByText('The items are on their way back.').waitFor()
  },
  [1280, 390],
  { javaScript: false },
)
