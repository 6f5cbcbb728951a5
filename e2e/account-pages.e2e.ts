import {
  codeFor,
  forgetLimits,
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
import { PASSWORD, signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey, expectSoon } from './journey.ts'
import { enterIn, newMember } from './steps.ts'

journey(
  '[ACC-001, ACC-004, ACC-009, ACC-013, ACC-020, ACC-022, ACC-027, ACC-032, ACC-036, ACC-037] a mobile is bound by SMS, signs in, has a password reset, is changed and taken off',
  async ({ mall, page, another }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    await page.goto('/buyer/index')
    await look(page)
    await main(page).getByRole('link', { name: 'Mobile number' }).last().click()
    await heading(page, 'Mobile number').waitFor()
    const number = `1512${String(Date.now()).slice(-7)}`
    await main(page).getByRole('combobox', { name: 'Country code' }).selectOption('+49')
    await page.getByRole('textbox', { name: 'Mobile number' }).fill('12')
    await typeSigns(main(page))
    await press(page, 'Send me a code')
    await page.getByText('This is not a valid mobile number for the country you chose.').waitFor()
    await look(page)
    // After more than five minutes it could be somebody else at this screen.
    await runSql(
      mall,
      `update sessions set proven_until = now() - interval '1 hour' where user_id = (select id from users where email = $1)`,
      [email],
    )
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(`0${number}`)
    await press(page, 'Send me a code')
    await heading(page, 'Is it you?').waitFor()
    await look(page)
    await page.getByLabel('Your password').fill('not mine')
    await press(page, 'Continue')
    await page.getByText('That is not your password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await press(page, 'Continue')
    await heading(page, 'Mobile number').waitFor()
    await expectSoon(
      () => page.getByRole('textbox', { name: 'Mobile number' }).inputValue(),
      `0${number}`,
      'the number after the proof',
    )
    await typeSigns(main(page))
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByLabel('Code from the text message').fill(await codeFor(mall, `+49${number}`))
    await look(page)
    await press(page, 'Use this number')
    await page.getByText('Your mobile number has been changed.').waitFor()
    await page.getByText(`+49 ${number}`).waitFor()
    await look(page)
    await main(page).getByRole('link', { name: 'My account', exact: true }).first().click()
    await page.waitForURL(/\/buyer\/index/)

    const stranger = await another()
    await enterIn(stranger, 'site=DE&lang=en')
    await stranger.goto('/reset-password?by=sms')
    await stranger.getByRole('textbox', { name: 'Mobile number' }).fill(number)
    await typeSigns(main(stranger))
    await forgetLimits(mall)
    const known = (await mailsTo(mall, `+49${number}`)).length
    await press(stranger, 'Send me a code')
    await stranger
      .getByLabel('Code from the text message')
      .fill(await codeFor(mall, `+49${number}`, known))
    await press(stranger, 'Continue')
    await newPassword(stranger).fill('a rug before the fire')
    await press(stranger, 'Change password')
    await heading(stranger, 'Your password has been changed').waitFor()

    await page.goto('/login?to=/buyer/account/mobile')
    await page.getByLabel('Email address or mobile number').fill(`+49 ${number}`)
    await page.getByLabel('Password', { exact: true }).fill('a rug before the fire')
    await press(page, 'Sign in')
    await main(page).getByRole('link', { name: 'Change number' }).click()
    await page.getByText('Step 1 of 4').waitFor()
    await typeSigns(main(page))
    await forgetLimits(mall)
    const before = (await mailsTo(mall, `+49${number}`)).length
    await press(page, 'Send me a code')
    await page
      .getByLabel('Code from the text message')
      .fill(await codeFor(mall, `+49${number}`, before))
    await press(page, 'Continue')
    await page.getByText('Step 3 of 4').waitFor()
    const next = `1511${number.slice(4)}`
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(next)
    await press(page, 'Send me a code')
    await page.getByText('Step 4 of 4').waitFor()
    await look(page)
    await page.getByLabel('Code from the text message').fill(await codeFor(mall, `+49${next}`))
    await press(page, 'Use this number')
    await page.getByText(`+49 ${next}`).waitFor()
    await page.getByRole('button', { name: 'Remove number' }).click()
    await look(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The number has been removed from your account.').waitFor()
  },
)

journey(
  '[ACC-012, ACC-021, ACC-023, ACC-033, ACC-034, ACC-035] the mail address is changed by two codes, and the last contact cannot be taken off',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const [email, next] = [await newMember(mall), newAddress('next')]
    await signIn(page, mall, email)
    await page.goto('/buyer/account/email')
    await page.getByRole('button', { name: 'Remove address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText(/^This is the last contact or the last way into your account/).waitFor()
    await look(page)
    await page.goto('/buyer/account/email')
    await main(page).getByRole('link', { name: 'Change address' }).click()
    await typeSigns(main(page))
    await forgetLimits(mall)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=old-code/)
    await page.getByLabel('Code from the email').fill(await codeFor(mall, email))
    await press(page, 'Continue')
    await page.waitForURL(/step=new$/)
    await page.getByLabel('New email address').fill('not an address')
    await press(page, 'Send me a code')
    await page.getByText(/^Please enter a complete email address/).waitFor()
    await page.getByLabel('New email address').fill(next)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByRole('button', { name: /^New code in/ }).waitFor()
    await page.getByLabel('Code from the email').fill(await codeFor(mall, next))
    await press(page, 'Use this address')
    await page.getByText('Your email address has been changed.').waitFor()
    await page.getByText(next, { exact: true }).waitFor()
    await untilMail(mall, email, ({ codes }) => codes.length === 0)
    await page.goto('/buyer/account/email?step=new-code')
    await page.getByText(next, { exact: true }).waitFor()

    // With another contact it can be taken off, and another one bound.
    await runSql(mall, 'update users set mobile = $2 where email = $1', [
      next,
      `+491513${String(Date.now()).slice(-7)}`,
    ])
    await page.getByRole('button', { name: 'Remove address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The email address has been removed from your account.').waitFor()
    await page.getByText('Step 1 of 2').waitFor()
    await look(page)
    const third = newAddress('third')
    await page.getByLabel('New email address').fill(third)
    await typeSigns(main(page))
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByLabel('Code from the email').fill(await codeFor(mall, third))
    await press(page, 'Use this address')
    await page.getByText(third, { exact: true }).waitFor()
  },
  [1280],
)

journey(
  '[ACC-011, ACC-019, ACC-031] a changed password ends the sessions of other browsers, and they can be ended one by one',
  async ({ mall, page, somebody }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    const other = await somebody()
    const MINE = '/buyer/account/data'
    const leadsTo = async () => new URL((await other.request.get(MINE)).url()).pathname
    await signIn(other, mall, email)
    expectEqual(await leadsTo(), MINE, 'where the other browser comes to')
    await page.goto('/buyer/account/password')
    await page.getByLabel('Current password').fill('not mine')
    await newPassword(page).fill('a desk for two people')
    await press(page, 'Change password')
    await page.getByText('That is not your password.').waitFor()
    await look(page)
    await page.getByLabel('Current password').fill(PASSWORD)
    // A page that was sent before its scripts were there comes back without what nobody may read.
    await newPassword(page).fill('a desk for two people')
    await press(page, 'Change password')
    await page.getByText(/^Your password has been changed\. You stay signed in here/).waitFor()
    await look(page)
    expectEqual(await leadsTo(), '/login', 'where the other browser comes to after the change')
    await signIn(other, mall, email, 'a desk for two people')
    expectEqual(await leadsTo(), MINE, 'where the new password leads to')
    await page.goto('/buyer/account/data')
    await page.getByText('this device').waitFor()
    await look(page)
    await main(page)
      .getByRole('button', { name: /^Sign out Chrome/ })
      .click()
    await page.getByText('That device is signed out.').waitFor()
    expectEqual(await leadsTo(), '/login', 'where the device comes to that was signed out')
    await press(page, 'Sign out everywhere')
    await page.getByText('You have been signed out everywhere.').waitFor()
    await page.goto('/buyer/index')
    await page.waitForURL(/\/login\?to=/)
  },
)

journey(
  '[ACC-005, ACC-016, ACC-017, ACC-038, ACC-041] the profile is kept and says what it lacks; an invitation code counts once and never for oneself',
  async ({ mall, page, another }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    await signIn(page, mall, await newMember(mall, LONG_NAME))
    await page.goto('/buyer/account/profile')
    const lacks = page.getByText(/^Your profile is complete with:/)
    expectThat(
      /a mobile number.*a date of birth/.test(await lacks.innerText()),
      'what the profile lacks',
    )
    await look(page)
    await page.getByLabel('Nickname').fill('a<b')
    await page.getByLabel('Date of birth').focus()
    await page.getByText('A nickname can’t contain any of these characters').waitFor()
    await page.getByLabel('Nickname').fill('Ida')
    await page.getByLabel('Salutation').selectOption('FEMALE')
    await page.getByLabel('Date of birth').fill('1990-05-17')
    await press(page, 'Save')
    await page.getByText('Your profile has been saved.').waitFor()
    expectEqual(
      [
        await page.getByLabel('Nickname').inputValue(),
        await page.getByLabel('Salutation').inputValue(),
        await page.getByLabel('Date of birth').inputValue(),
      ],
      ['Ida', 'FEMALE', '1990-05-17'],
      'the kept profile',
    )
    expectThat(
      !(await lacks.innerText()).includes('date of birth'),
      'a date of birth is still missed',
    )

    await page.goto('/buyer/account/invitation')
    const code =
      /[A-Z0-9]{8,12}/.exec(await main(page).locator('section').first().innerText())?.[0] ?? ''
    await page.getByLabel('Invitation code').fill('short')
    await press(page, 'Save code')
    await page.getByText('An invitation code has 8 to 12 letters and digits.').waitFor()
    await page.getByLabel('Invitation code').fill(code)
    await press(page, 'Save code')
    await page.getByText(/^You cannot be invited by yourself/).waitFor()
    await look(page)
    const friend = await another()
    await enterIn(friend, 'site=DE&lang=en')
    await signIn(friend, mall, await newMember(mall))
    await friend.goto('/buyer/account/invitation')
    await friend.getByLabel('Invitation code').fill('ZZZZZZZZZZ')
    await press(friend, 'Save code')
    await friend.getByText('Nobody has this invitation code.').waitFor()
    await friend.getByLabel('Invitation code').fill(code.toLowerCase())
    await press(friend, 'Save code')
    await friend.getByText('You were invited by Ida.').waitFor()
    await page.reload()
    await page.getByText('1 person has opened an account with it.').waitFor()
  },
  [1280],
)

journey(
  "[ACC-014, ACC-039, ACC-040] another provider's account opens one here, is linked and unlinked, and never takes over an address",
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const go = async (person: string) => {
      await page.goto('/login')
      await main(page)
        .getByRole('link', { name: /^Continue with/ })
        .click()
      await page.getByRole('link', { name: person }).first().click()
    }
    await go('Noor')
    await page.getByText(/^That account has no confirmed email address/).waitFor()
    await look(page)
    await go('Anna')
    await page.getByText(/^You already have an account with this email address/).waitFor()
    await go('Cancel and go back')
    await page.getByText(/^You didn’t finish signing in/).waitFor()
    await signIn(page, mall, await newMember(mall))
    await page.goto('/buyer/account/bound')
    await page.getByText('You have no linked accounts.').waitFor()
    await look(page)
    await main(page).getByRole('link', { name: 'Link Lab ID' }).click()
    await page.getByRole('link', { name: 'Omar Haddad' }).click()
    await page.getByText('The accounts are linked.').waitFor()
    await page.getByText('omar.haddad@lab.test').waitFor()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await look(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await page.getByText('The account is no longer linked.').waitFor()
    await expectSoon(() => page.getByText('omar.haddad@lab.test').count(), 0, 'linked accounts')
  },
  [1280],
)
