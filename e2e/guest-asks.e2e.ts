import type { Page } from 'playwright-core'
import {
  codeFor,
  forgetLimits,
  heading,
  main,
  newAddress,
  press,
  untilMail,
} from './account-steps.ts'
import { buyDesks, receive } from './after-sales-steps.ts'
import { call, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey, type Walk } from './journey.ts'
import { enterIn, seen } from './steps.ts'

/** In this browser a guest has received two desks under that address. */
async function receivedByGuest({ mall, page, somebody }: Walk, email: string): Promise<string> {
  await forgetLimits(mall)
  await enterIn(page, 'site=DE&lang=en')
  const { orderId } = await buyDesks(page, mall, { email })
  const shop = await somebody()
  await signIn(shop, mall, 'merchant@galleria.test')
  await receive(page, shop, mall, orderId)
  return orderId
}

async function sendRefund(page: Page): Promise<void> {
  await seen(page, 'Refund only').click()
  await page.waitForURL(/asType=SALE_REFUND/)
  await page.getByLabel('Refund amount in EUR').fill('12.50')
  await page.getByLabel('Reason').selectOption({ label: 'Arrived damaged' })
  await seen(page, 'Send application').click()
  await page.waitForURL(/\/buyer\/order\/detail\/.*applied=/)
  await page.getByText('your application has been submitted').waitFor()
}

for (const theme of ['light', 'dark'] as const)
  journey(
    `[AS-106] a guest reads on the order why a code is asked for, becomes a member with it, and asks for a refund, ${theme}`,
    async (walk) => {
      const { mall, page } = walk
      const email = newAddress('desk-broken')
      const orderId = await receivedByGuest(walk, email)
      await page.goto(`/buyer/order/detail/${orderId}`)
      await page.getByRole('heading', { name: 'Refund, return or exchange' }).waitFor()
      await page.getByText('so that nobody else can do it in your name').waitFor()
      await page.getByText('All orders that you have placed as a guest in this browser').waitFor()
      await expectNoBarriers(page)
      await press(page, 'Send me a code')
      await page.waitForURL(/\/buyer\/as-account\?.*step=code/)
      await heading(page, 'Confirm your email address').waitFor()
      const [name = '', domain = ''] = email.split('@')
      await main(page)
        .getByText(`We have sent a code to ${name.slice(0, 1)}…@${domain}`)
        .waitFor()
      await expectNoBarriers(page)
      // Back, and pressed again: the code that was sent is good still, so its field comes, with how
      // long another takes.
      await page.goto(`/buyer/order/detail/${orderId}`)
      await press(page, 'Send me a code')
      await page.waitForURL(/\/buyer\/as-account\?.*step=code/)
      await page.getByText(/^New code in \d+ s$/).waitFor()
      await page.goto(`/buyer/as-account?tradeOrderId=${orderId}`)
      await page.getByText(/^New code in \d+ s$/).waitFor()
      const code = await codeFor(mall, email)
      await page.getByLabel('Code from the email').fill(code === '000000' ? '000001' : '000000')
      await press(page, 'Confirm and continue')
      await page.getByText(/code is wrong|not right|isn’t right/i).waitFor()
      await expectNoBarriers(page)
      await page.getByLabel('Code from the email').fill(code)
      await press(page, 'Confirm and continue')
      await page.waitForURL(/\/buyer\/as-apply\?/)
      await heading(page, 'Return items').waitFor()
      await expectNoBarriers(page)
      await sendRefund(page)
      const me = await call<{ isTourist: boolean; email: string }>(
        page,
        mall,
        '/auth/web/user/current',
        {},
      )
      expectEqual([me.isTourist, me.email], [false, email], 'who has asked')
      // What was sent to the guest leads on, and what the account is stands in a mail.
      const opened = await untilMail(
        mall,
        email,
        ({ subject }) => subject === 'Your Galleria account',
      )
      expectThat(
        opened.links.some((link) => link.endsWith('/buyer/account/delete')),
        'how the account is deleted',
      )
      const old = await untilMail(mall, email, ({ links }) =>
        links.some((link) => link.includes('/guest-order?token=')),
      )
      const link = new URL(old.links.find((one) => one.includes('/guest-order?token=')) ?? '')
      await page.goto(link.pathname + link.search)
      await page.waitForURL(new RegExp(`/buyer/order/detail/${orderId}$`))
    },
    [1280, 390],
    { theme },
  )

journey(
  'without any script a guest comes by the button of the order to the code, and by the code to a refund',
  async (walk) => {
    const { mall, page } = walk
    const email = newAddress('plain-asker')
    const orderId = await receivedByGuest(walk, email)
    await page.goto(`/buyer/order/detail/${orderId}`)
    await seen(page, 'Return or refund').click()
    await page.waitForURL(/\/buyer\/as-account\?tradeOrderId=/)
    await heading(page, 'Confirm your email address').waitFor()
    await press(page, 'Send me a code')
    await page.waitForURL(/step=code/)
    await page.getByLabel('Code from the email').fill(await codeFor(mall, email))
    await press(page, 'Confirm and continue')
    await page.waitForURL(/\/buyer\/as-apply\?/)
    await sendRefund(page)
  },
  [1280, 390],
  { javaScript: false },
)
