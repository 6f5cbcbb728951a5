import { heading, look, mailsTo, press, untilMail } from './account-steps.ts'
import { signIn } from './call-steps.ts'
import { expectEqual, journey } from './journey.ts'
import { enterIn } from './steps.ts'

const ANNA = 'anna@galleria.test'

journey(
  'a member agrees to be reminded of reviews, gets one mail for what came a while ago, and ends it by its link or one press',
  async ({ mall, page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, ANNA)
    await page.goto('/buyer/comments')
    await page.getByRole('heading', { level: 2, name: 'Reminder by email' }).waitFor()
    await look(page)
    await press(page, 'Remind me')
    await page.getByRole('button', { name: 'Stop reminding me' }).waitFor()
    await page.getByText(ANNA).waitFor()
    await look(page)

    const known = (await mailsTo(mall, ANNA)).length
    // In whatever language she chose last.
    const isIt = ({ links }: { links: readonly string[] }) =>
      links.some((link) => link.includes('/review-reminders/end'))
    // The clock looks once a minute.
    const mail = await untilMail(mall, ANNA, isIt, known).catch(() =>
      untilMail(mall, ANNA, isIt, known),
    )
    const review = mail.links.find((link) => link.includes('/buyer/comment')) ?? ''
    await page.goto(new URL(review).pathname + new URL(review).search)
    await page.getByRole('heading', { level: 1 }).waitFor()

    const end = mail.links.find((link) => link.includes('/review-reminders/end')) ?? ''
    await page.goto(end)
    await look(page)
    const oneClick = await fetch(end, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      redirect: 'manual',
    })
    expectEqual(oneClick.status, 200, 'the answer to the mail program’s own button')
    await page.goto('/buyer/comments')
    await page.getByRole('button', { name: 'Remind me' }).waitFor()
    // The link itself says the same, also when it has ended already.
    await page.goto(end)
    await press(page, 'Stop these emails')
    await heading(page, 'You won’t get these emails again').waitFor()
    await look(page)
  },
  // One member has goods that came long enough ago.
  [390],
  { length: 3 },
)
