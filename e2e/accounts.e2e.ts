import {
  codeFor,
  forgetLimits,
  GOOD_PASSWORD,
  heading,
  mailsTo,
  LONG_NAME,
  look,
  main,
  newAddress,
  newPassword,
  press,
  runSql,
  typeSigns,
  untilMail,
} from './account-steps.ts'
import { call, PASSWORD, signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, expectFocusOn, newMember } from './steps.ts'

journey(
  '[ACC-003, ACC-006, ACC-007, ACC-008, SHR-010, SHR-012, SHR-013, SHR-014, SHR-015, SHR-016, SHR-017, SHR-018, SHR-019, SHR-020] signing up: the mail is proven by a code, mistakes are saved at their fields, and the welcome counts down to the home page',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/login?to=/cart')
    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL(/\/signup\?to=%2Fcart/)
    await press(page, 'Send me a code')
    await page.getByText('Please fill this in.').waitFor()
    await page.getByText('Please enter the four characters shown in the picture.').waitFor()
    await expectFocusOn(page.locator('input[name=email]'), 'the first error')
    await look(page)
    const email = newAddress('eva')
    await page.getByLabel('Email address').fill(email)
    for (const [typed, error] of [
      ['ab1', 1],
      ['ab1?', 1],
      ['ab1c', 0],
    ] as const) {
      await page.getByLabel('Characters in the picture').fill(typed)
      await page.getByLabel('Email address').focus()
      await expectSoon(
        () => page.getByText('Please enter all four characters from the picture.').count(),
        error,
        `errors of the signs ${typed}`,
      )
    }
    await page.getByLabel('Characters in the picture').fill('0000')
    const first = await page.locator('input[name=token]').inputValue()
    await press(page, 'Send me a code')
    await page
      .getByText('Those are not the characters in the picture. Please try the new one.')
      .waitFor()
    await page.waitForFunction(
      (old) => document.querySelector<HTMLInputElement>('input[name=token]')?.value !== old,
      first,
    )
    await expectSoon(
      () => page.getByLabel('Email address').inputValue(),
      email,
      'the address after a refusal',
    )
    await typeSigns(main(page))
    const asked = Date.now()
    await press(page, 'Send me a code')
    await page.waitForURL(/step=code/)
    expectThat(!page.url().includes('example.test'), 'the address stands in the URL')
    await look(page)

    // The server says how long to wait: a reload begins nothing anew.
    const waiting = page.getByRole('button', { name: /^New code in \d+ s$/ })
    const secondsLeft = async () => Number(/\d+/.exec(await waiting.innerText())?.[0])
    const left = await secondsLeft()
    const gone = (Date.now() - asked) / 1000
    expectThat(left >= 58 - gone && left <= 60, `of 60 s, ${gone} s ago, ${left} s are left`)
    await page.waitForTimeout(2500)
    await page.reload()
    await waiting.waitFor()
    expectThat((await secondsLeft()) <= 58, 'a reload begins the wait anew')

    await press(page, 'Create account')
    await page.getByText('Please enter the code we sent.').waitFor()
    await page.getByText('Please enter a password.').waitFor()
    await page.getByLabel('Code from the email').fill('12a345')
    await expectSoon(
      () => page.getByLabel('Code from the email').inputValue(),
      '12345',
      'what a code lets in',
    )
    await page.getByLabel('Nickname').fill(LONG_NAME)
    await page.getByText('The code has six digits.').waitFor()
    const list = main(page).getByRole('list').filter({ hasText: '8 to 128 characters long' })
    await newPassword(page).focus()
    await list.waitFor()
    const met = () =>
      list
        .locator('li')
        .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['met'] === 'true'))
    for (const [typed, expected] of [
      ['', [false, false, false]],
      ['window7', [false, true, true]],
      ['password', [true, false, true]],
      [email, [true, true, false]],
      [GOOD_PASSWORD, [true, true, true]],
    ] as const) {
      await newPassword(page).fill(typed)
      expectEqual(await met(), expected, `conditions met by "${typed}"`)
    }
    await newPassword(page).fill('window7')
    await press(page, 'Create account')
    await page.getByText('password does not meet conditions').waitFor()
    await look(page)
    await newPassword(page).fill(GOOD_PASSWORD)
    const code = await codeFor(mall, email)
    await page.getByLabel('Code from the email').fill(code === '111111' ? '222222' : '111111')
    await press(page, 'Create account')
    await page.getByText(/^This code is wrong or no longer valid/).waitFor()
    expectEqual(
      [await page.getByLabel('Nickname').inputValue(), await newPassword(page).inputValue()],
      [LONG_NAME, GOOD_PASSWORD],
      'what was typed, after a wrong code',
    )
    // Pasted as it stands in a message.
    await page.getByLabel('Code from the email').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await press(page, 'Create account')

    await page.waitForURL(/\/signup\/success/)
    await heading(page, `Welcome, ${LONG_NAME}`).waitFor()
    expectEqual(await page.evaluate(() => scrollY), 0, 'the welcome is scrolled down by')
    const timer = page.getByRole('timer')
    await timer.waitFor()
    const started = Date.now()
    // Noted by the page itself: from outside, a busy machine looks too seldom.
    const shown = new Set<number>()
    await page.exposeFunction('noteSecond', (text: string) =>
      shown.add(Number(/\d+/.exec(text)?.[0])),
    )
    await timer.evaluate((at) => {
      const note = () =>
        (globalThis as unknown as { noteSecond(text: string): void }).noteSecond(
          at.textContent ?? '',
        )
      new MutationObserver(note).observe(at, {
        childList: true,
        characterData: true,
        subtree: true,
      })
      note()
    })
    await look(page)
    await expectSoon(
      () => main(page).getByRole('link', { name: 'Back to where you were' }).getAttribute('href'),
      '/cart',
      'the way back',
    )
    await page.waitForURL((url) => url.pathname === '/')
    expectThat(Date.now() - started > 7000, 'the home page opens too early')
    expectThat(
      [8, 7, 6, 5, 4, 3, 2, 1].every((second) => shown.has(second)),
      `not every second was shown: ${[...shown].join()}`,
    )
  },
  undefined,
  { isMainWay: true },
)

journey(
  '[ACC-003, SHR-011] signing up by keyboard alone, the device at work in place of the picture',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/signup')
    const email = newAddress('kay')
    await page.getByLabel('Email address').focus()
    await page.keyboard.type(email)
    const tabTo = async (name: string | RegExp, most = 8) => {
      for (let i = 0; i < most; i += 1) {
        await page.keyboard.press('Tab')
        const label = await page.evaluate(
          () =>
            (document.activeElement as HTMLInputElement).labels?.[0]?.innerText ??
            document.activeElement?.getAttribute('aria-label') ??
            (document.activeElement as HTMLElement).innerText,
        )
        if (typeof name === 'string' ? label.startsWith(name) : name.test(label)) return
      }
      throw new Error(`the keyboard does not come to ${String(name)}`)
    }
    await tabTo('I can’t see the picture')
    await page.keyboard.press('Enter')
    await page.getByText('Done: the characters have been filled in. You can continue.').waitFor()
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement).name === 'captcha',
    )
    expectThat(
      /^[A-Z0-9]{4}$/.test(await page.getByLabel('Characters in the picture').inputValue()),
      'the signs that the device found are not filled in',
    )
    await page.keyboard.press('Enter')
    await page.waitForURL(/step=code/)
    await page.waitForFunction(
      () => (document.activeElement as HTMLInputElement).name === 'emailCode',
    )
    await page.keyboard.type(await codeFor(mall, email))
    await tabTo('Nickname')
    await page.keyboard.type('Kay')
    await tabTo('New password')
    await page.keyboard.type(GOOD_PASSWORD)
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/signup\/success/)
    await page.getByRole('timer').waitFor()
    await tabTo('Stay here', 60)
    await page.keyboard.press('Enter')
    await page.waitForTimeout(400)
    await expectSoon(() => page.getByRole('timer').count(), 0, 'timers after a wish to stay')
  },
  [1280],
)

journey(
  '[ACC-003] an address that has an account gets a mail saying so, and the page says the same as to everybody; without script',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    for (const email of [newAddress('new'), 'ben@galleria.test']) {
      await page.goto('/signup')
      await page.getByLabel('Email address').fill(email)
      await typeSigns(main(page))
      await press(page, 'Send me a code')
      await page.waitForURL(/step=code/)
      await heading(page, 'Check your inbox').waitFor()
      await page.getByText(`If ${email} can be used for a new account`).waitFor()
    }
    expectEqual(
      (await untilMail(mall, 'ben@galleria.test', () => true)).codes,
      [],
      'codes in the mail to a member',
    )
    await page.getByLabel('Code from the email').fill('123456')
    await page.getByLabel('Nickname').fill('Ben')
    await newPassword(page).fill(GOOD_PASSWORD)
    await press(page, 'Create account')
    await page.getByText(/^This code is wrong or no longer valid/).waitFor()
    await expectSoon(() => page.getByLabel('Nickname').inputValue(), 'Ben', 'what was typed')
  },
  [1280],
  { javaScript: false },
)

journey(
  '[ACC-002, SHR-021] signing in: by mail or number, back to where one was, too many tries say how long to wait, and one client handles what is refused',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await page.goto('/login?to=https://elsewhere.example/')
    await page.getByLabel('Email address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wrong')
    await press(page, 'Sign in')
    await page.getByText(/password do not match/).waitFor()
    expectEqual(
      [
        await page.getByLabel('Email address or mobile number').inputValue(),
        await page.getByLabel('Password', { exact: true }).inputValue(),
      ],
      [email, ''],
      'what is left after a refusal',
    )
    await look(page)
    // Of this account alone, the last that somebody failed at: others sign in meanwhile.
    await runSql(
      mall,
      `update rate_limits set used = 1000, window_start = now() - interval '585 seconds' where key =
        (select key from rate_limits where key like 'sign-in:account:%:%' and used > 0 order by window_start desc limit 1)`,
    )
    await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
    await press(page, 'Sign in')
    await page.getByText(/^Too many attempts in a short time/).waitFor()
    const button = main(page).getByRole('button', { name: 'Sign in', exact: true })
    await expectSoon(
      () => button.getAttribute('aria-disabled'),
      'true',
      'the button while one has to wait',
    )
    await look(page)
    await page.waitForFunction(() =>
      [...document.querySelectorAll('main button[type=submit]')].some(
        (one) => one.getAttribute('aria-disabled') === 'false',
      ),
    )
    await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
    await button.click()
    await page.waitForURL((url) => url.pathname === '/' && url.host === new URL(mall.url).host)
  },
)

journey(
  '[ACC-010, ACC-028, ACC-029, ACC-030, SHR-007, SHR-010] a forgotten password by mail: another code after a minute, every session ends, the old password is worth nothing',
  async ({ mall, page, somebody }) => {
    await forgetLimits(mall)
    const email = await newMember(mall)
    const other = await somebody()
    await signIn(other, mall, email)
    await enterIn(page, 'site=DE&lang=en')
    await page.goto('/login')
    await main(page).getByRole('link', { name: 'Forgotten it?' }).click()
    await heading(page, 'Forgotten password').waitFor()
    await page.getByLabel('Email address').fill(email)
    await typeSigns(main(page))
    await forgetLimits(mall)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=code/)
    await look(page)
    await page.getByLabel('Code from the email').fill('000000')
    await press(page, 'Continue')
    await page.getByText(/^This code is wrong or no longer valid/).waitFor()
    // A minute later another code may be asked for, in the window that wants the signs of a picture
    // first.
    const [step] = (await page.context().cookies()).filter(({ name }) => name === 'step-reset')
    expectThat(step?.httpOnly, 'scripts may read what a step remembers')
    const saved = JSON.parse(Buffer.from(decodeURIComponent(step.value), 'base64').toString()) as {
      sentAt: number
    }
    await page.context().addCookies([
      {
        ...step,
        value: encodeURIComponent(
          Buffer.from(JSON.stringify({ ...saved, sentAt: saved.sentAt - 61_000 })).toString(
            'base64',
          ),
        ),
      },
    ])
    await forgetLimits(mall)
    await page.reload()
    await page.getByRole('button', { name: 'Send a new code' }).filter({ visible: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('input[name=token]:not([value=""])').waitFor({ state: 'attached' })
    await look(page)
    const spent = await dialog.locator('input[name=token]').inputValue()
    await dialog.getByLabel('Characters in the picture').fill('0000')
    await dialog.getByRole('button', { name: 'Send a new code' }).click()
    await dialog.getByText(/^Those are not the characters in the picture/).waitFor()
    await page.waitForFunction(
      (old) =>
        document.querySelector<HTMLInputElement>('dialog[open] input[name=token]')?.value !== old,
      spent,
    )
    await typeSigns(dialog)
    const sent = (await mailsTo(mall, email)).length
    await dialog.getByRole('button', { name: 'Send a new code' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^New code in/ }).waitFor()
    await page.getByLabel('Code from the email').fill(await codeFor(mall, email, sent))
    await press(page, 'Continue')
    await heading(page, 'Choose a new password').waitFor()
    await newPassword(page).fill(email)
    await press(page, 'Change password')
    await page.getByText('password does not meet conditions').waitFor()
    await newPassword(page).fill('a chair at the table')
    await look(page)
    await press(page, 'Change password')
    await heading(page, 'Your password has been changed').waitFor()
    await look(page)
    await page.goto('/reset-password?step=password')
    await heading(page, 'Forgotten password').waitFor()
    expectThat(
      (await other.request.get('/buyer/account/profile'))
        .url()
        .endsWith('/login?to=%2Fbuyer%2Faccount%2Fprofile'),
      'the other session goes on',
    )
    const refused = await signIn(other, mall, email, PASSWORD).catch(String)
    expectThat(refused?.includes('auth.wrong_credentials'), `the old password answers ${refused}`)
    await signIn(other, mall, email, 'a chair at the table')
    expectEqual(
      (await call<{ email: string }>(other, mall, '/auth/web/user/current', {})).email,
      email,
      'who is signed in with the new password',
    )
  },
)
