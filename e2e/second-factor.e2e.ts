import type { Page } from 'playwright-core'
import { codeAt } from '../apps/api/src/modules/account/second-factor/totp.ts'
import {
  codeFor,
  forgetLimits,
  GOOD_PASSWORD,
  heading,
  look,
  main,
  newPassword,
  press,
  runSql,
  typeSigns,
  untilMail,
} from './account-steps.ts'
import { PASSWORD, signIn } from './call-steps.ts'
import { notThis, setUpApp } from './factor-steps.ts'
import { expectEqual, expectNoBarriers, expectThat, journey } from './journey.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, newMember } from './steps.ts'

const ROOM = '/buyer/account/second-factor'

/** A code that was just used is used up for half a minute; no journey waits that long. */
const nextCode = async (mall: RunningMall, email: string, secret: string) => {
  await runSql(
    mall,
    'update second_factors set last_step = null where user_id = (select id from users where email = $1)',
    [email],
  )
  return codeAt(secret, new Date())
}

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email address or mobile number').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await press(page, 'Sign in')
  await heading(page, 'Enter the code').waitFor()
}

journey(
  'a member sets an app up, signs in with its code and with a recovery code, makes new ones and switches it off',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    await page.goto('/buyer/index')
    await main(page).getByRole('link', { name: 'Two-step sign-in' }).last().click()
    await heading(page, 'Two-step sign-in').waitFor()
    await look(page)
    const { secret, codes } = await setUpApp(page)

    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login?to=%2Fbuyer%2Faddresses')
    await typePassword(page, email)
    await look(page)
    await press(page, 'Sign in')
    await page.getByText('Please enter the code.').waitFor()
    await page.getByLabel('Code from the app').fill(notThis(codeAt(secret, new Date())))
    await press(page, 'Sign in')
    await page.getByText('This code is not right, or has been used already.').waitFor()
    await look(page)
    // Nothing is open yet.
    const half = await page.request.post(`${mall.url}/auth/web/user/session-list`, {
      headers: { origin: mall.url },
      data: {},
    })
    expectEqual(half.status(), 401, 'what half a sign-in opens')
    await page.getByLabel('Code from the app').fill(await nextCode(mall, email, secret))
    await press(page, 'Sign in')
    await page.waitForURL(/\/buyer\/addresses/)

    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login')
    await typePassword(page, email)
    await page.getByRole('link', { name: 'Lost your phone? Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase())
    await look(page)
    await press(page, 'Sign in')
    await page.waitForURL(/\/buyer\/index/)
    await untilMail(
      mall,
      email,
      ({ subject }) => subject === 'A recovery code of your account was used',
    )

    await page.goto(ROOM)
    await page.getByText('9 are left.').waitFor()
    await look(page)
    const renewing = page.getByRole('region', { name: 'Recovery codes' })
    await renewing.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
    await renewing.getByRole('button', { name: 'Make new codes' }).click()
    await heading(page, 'Save your recovery codes').waitFor()
    const fresh = await page
      .getByRole('region', { name: 'Recovery codes' })
      .locator('li')
      .allInnerTexts()
    expectEqual(fresh.filter((code) => codes.includes(code)).length, 0, 'old codes among the new')

    await page.goto(ROOM)
    const off = page.getByRole('region', { name: 'Switch it off' })
    await off.getByLabel('Password', { exact: true }).fill('not mine')
    await off.getByLabel('Code from the app, or a recovery code').fill(fresh[0] ?? '')
    await off.getByRole('button', { name: 'Switch it off' }).click()
    await page.getByText('That is not your password.').waitFor()
    await look(page)
    await off.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await off.getByLabel('Code from the app, or a recovery code').fill(fresh[0] ?? '')
    await off.getByRole('button', { name: 'Switch it off' }).click()
    await page.getByText('Two-step sign-in is off.').waitFor()
    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login')
    await page.getByLabel('Email address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await page.waitForURL(/\/buyer\/index/)
  },
)

journey(
  'without script an app is set up and its code signs in',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    await page.goto(ROOM)
    // Nothing that looks for barriers runs where no script does; the journey above has looked.
    const { secret } = await setUpApp(page, async () => undefined)
    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login?to=%2Fbuyer%2Forders')
    await typePassword(page, email)
    await page.getByLabel('Code from the app').fill(await nextCode(mall, email, secret))
    await press(page, 'Sign in')
    await page.waitForURL(/\/buyer\/orders/)
    // What was begun and left for ten minutes is begun anew.
    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login')
    await typePassword(page, email)
    await runSql(
      mall,
      'delete from half_sign_ins where user_id = (select id from users where email = $1)',
      [email],
    )
    await page.getByLabel('Code from the app').fill('123456')
    await press(page, 'Sign in')
    await page.getByText('That took too long. Please sign in again.').waitFor()
  },
  [1280, 390],
  { javaScript: false },
)

journey(
  'the back office asks for the code, and a password that was forgotten there is set anew and leads back to it',
  async ({ mall, page, another }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall, 'Oda')
    await runSql(
      mall,
      `insert into seller_staff (user_id, seller_id, role, since) select id, 5, 'goods', mall_now() from users where email = $1`,
      [email],
    )
    await signIn(page, mall, email)
    await page.goto(`${ROOM}?to=%2Fbackoffice%2Fpeople`)
    const { secret } = await setUpApp(page)
    await page.getByRole('link', { name: 'Go to the back office' }).click()
    await page.getByRole('heading', { name: 'Oda (you)' }).waitFor()

    const desk = await another()
    await enterIn(desk, 'site=DE&lang=en')
    await desk.goto('/backoffice/people')
    await desk.getByLabel('Email').fill(email)
    await desk.getByLabel('Password', { exact: true }).fill('forgotten it')
    await desk.getByRole('button', { name: 'Sign in' }).click()
    await desk.getByText('The email address and password do not match.').waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('link', { name: 'Forgotten your password?' }).click()
    await heading(desk, 'Forgotten password').waitFor()
    await desk.getByLabel('Email address').fill(email)
    await typeSigns(main(desk))
    await press(desk, 'Send me a code')
    await heading(desk, 'Enter the code').waitFor()
    await desk.getByLabel('Code from the email').fill(await codeFor(mall, email))
    await press(desk, 'Continue')
    await heading(desk, 'Choose a new password').waitFor()
    await newPassword(desk).fill(GOOD_PASSWORD)
    await press(desk, 'Change password')
    await heading(desk, 'Your password has been changed').waitFor()
    await main(desk).getByRole('link', { name: 'Sign in' }).click()
    await desk.waitForURL(/\/backoffice\/login\?next=%2Fpeople/)

    await desk.getByLabel('Email').fill(email)
    await desk.getByLabel('Password', { exact: true }).fill(GOOD_PASSWORD)
    await desk.getByRole('button', { name: 'Sign in' }).click()
    const code = desk.getByRole('textbox', { name: 'Code from the app' })
    await code.waitFor()
    await expectNoBarriers(desk)
    await desk.getByRole('button', { name: 'Sign in' }).click()
    await desk.getByText('Please enter the code.').waitFor()
    await code.fill(notThis(codeAt(secret, new Date())))
    await desk.getByRole('button', { name: 'Sign in' }).click()
    await desk.getByText('This code is not right, or has been used already.').waitFor()
    await expectNoBarriers(desk)
    await code.fill(await nextCode(mall, email, secret))
    await desk.getByRole('button', { name: 'Sign in' }).click()
    await desk.waitForURL(/\/backoffice\/people/)
    await desk.getByRole('heading', { name: 'Oda (you)' }).waitFor()
    await untilMail(mall, email, ({ subject }) => subject === 'New sign-in to your account')
  },
)

journey(
  'an operator lets somebody in again who has lost phone and codes, and says why',
  async ({ mall, page, somebody }) => {
    await forgetLimits(mall)
    const nickname = `Lene ${page.viewportSize()?.width}`
    const email = await newMember(mall, nickname)
    const theirs = await somebody()
    await enterIn(theirs, 'site=DE&lang=en')
    await signIn(theirs, mall, email)
    const room = await theirs.newPage()
    await room.goto(ROOM)
    await setUpApp(room)

    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, 'operator@galleria.test')
    await page.goto('/backoffice/operator/members')
    await page.getByRole('heading', { name: 'Members' }).waitFor()
    await expectNoBarriers(page)
    const field = page.getByLabel('Email address or mobile number')
    await field.fill('nobody@nowhere.test')
    await field.press('Enter')
    await page.getByText('There is no member with this address or number.').waitFor()
    await field.fill(email)
    await field.press('Enter')
    await page.getByRole('heading', { name: nickname }).waitFor()
    await page.getByRole('button', { name: 'Switch off two-step sign-in …' }).click()
    const form = page.getByRole('form', { name: 'Switch off two-step sign-in' })
    await form.getByRole('button', { name: 'Switch off' }).click()
    await form.getByText('Please say how you know; the person reads it.').waitFor()
    await expectNoBarriers(page)
    await form.getByRole('textbox').fill('Called back on the number we know.')
    await form.getByRole('button', { name: 'Switch off' }).click()
    await page
      .getByText(`${nickname} signs in with the password alone, and has been told.`)
      .waitFor()
    await page.getByText('off', { exact: true }).waitFor()
    await expectNoBarriers(page)
    const mail = await untilMail(mall, email, ({ text }) =>
      text.includes('Called back on the number'),
    )
    expectThat(mail.text.includes('signed you out everywhere'), mail.text)
    await room.goto(ROOM)
    await room.waitForURL(/\/login/)
  },
)
