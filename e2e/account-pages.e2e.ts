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
import { buy, PASSWORD, signIn } from './call-steps.ts'
import { expectEqual, expectThat, journey } from './journey.ts'
import { untilHydrated, enterIn, newMember } from './steps.ts'

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
    await page.getByText('This is not a mobile number of the chosen country.').waitFor()
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
    await page.getByText('This is not your password.').waitFor()
    await page.getByLabel('Your password').fill(PASSWORD)
    await press(page, 'Continue')
    await heading(page, 'Mobile number').waitFor()
    expectEqual(
      await page.getByRole('textbox', { name: 'Mobile number' }).inputValue(),
      `0${number}`,
      'the number after the proof',
    )
    await typeSigns(main(page))
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByLabel('Code from the SMS').fill(await codeFor(mall, `+49${number}`))
    await look(page)
    await press(page, 'Use this number')
    await page.getByText('Your account has the new number.').waitFor()
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
    await stranger.getByLabel('Code from the SMS').fill(await codeFor(mall, `+49${number}`, known))
    await press(stranger, 'Continue')
    await newPassword(stranger).fill('a rug before the fire')
    await press(stranger, 'Change the password')
    await heading(stranger, 'Your password is changed').waitFor()

    await page.goto('/login?to=/buyer/account/mobile')
    await page.getByLabel('E-mail address or mobile number').fill(`+49 ${number}`)
    await page.getByLabel('Password', { exact: true }).fill('a rug before the fire')
    await press(page, 'Sign in')
    await main(page).getByRole('link', { name: 'Change the number' }).click()
    await page.getByText('Step 1 of 4').waitFor()
    await typeSigns(main(page))
    await forgetLimits(mall)
    const before = (await mailsTo(mall, `+49${number}`)).length
    await press(page, 'Send me a code')
    await page.getByLabel('Code from the SMS').fill(await codeFor(mall, `+49${number}`, before))
    await press(page, 'Continue')
    await page.getByText('Step 3 of 4').waitFor()
    const next = `1511${number.slice(4)}`
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(next)
    await press(page, 'Send me a code')
    await page.getByText('Step 4 of 4').waitFor()
    await look(page)
    await page.getByLabel('Code from the SMS').fill(await codeFor(mall, `+49${next}`))
    await press(page, 'Use this number')
    await page.getByText(`+49 ${next}`).waitFor()
    await page.getByRole('button', { name: 'Remove the number' }).click()
    await look(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The number has been taken off your account.').waitFor()
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
    await page.getByRole('button', { name: 'Remove the address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText(/^This is the last contact or the last way into your account/).waitFor()
    await look(page)
    await page.goto('/buyer/account/email')
    await main(page).getByRole('link', { name: 'Change the address' }).click()
    await typeSigns(main(page))
    await forgetLimits(mall)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=old-code/)
    await page.getByLabel('Code from the mail').fill(await codeFor(mall, email))
    await press(page, 'Continue')
    await page.waitForURL(/step=new$/)
    await page.getByLabel('New e-mail address').fill('not an address')
    await press(page, 'Send me a code')
    await page.getByText(/^Please enter a complete e-mail address/).waitFor()
    await page.getByLabel('New e-mail address').fill(next)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByRole('button', { name: /^A new code in/ }).waitFor()
    await page.getByLabel('Code from the mail').fill(await codeFor(mall, next))
    await press(page, 'Use this address')
    await page.getByText('Your account has the new mail address.').waitFor()
    await page.getByText(next, { exact: true }).waitFor()
    await untilMail(mall, email, ({ codes }) => codes.length === 0)
    await page.goto('/buyer/account/email?step=new-code')
    await page.getByText(next, { exact: true }).waitFor()

    // With another contact it can be taken off, and another one bound.
    await runSql(mall, 'update users set mobile = $2 where email = $1', [
      next,
      `+491513${String(Date.now()).slice(-7)}`,
    ])
    await page.getByRole('button', { name: 'Remove the address' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await page.getByText('The mail address has been taken off your account.').waitFor()
    await page.getByText('Step 1 of 2').waitFor()
    await look(page)
    const third = newAddress('third')
    await page.getByLabel('New e-mail address').fill(third)
    await typeSigns(main(page))
    await press(page, 'Send me a code')
    await page.waitForURL(/step=new-code/)
    await page.getByLabel('Code from the mail').fill(await codeFor(mall, third))
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
    await page.getByLabel('Present password').fill('not mine')
    await newPassword(page).fill('a desk for two people')
    await press(page, 'Change the password')
    await page.getByText('This is not your password.').waitFor()
    await look(page)
    await page.getByLabel('Present password').fill(PASSWORD)
    // A page that was sent before its scripts were there comes back without what nobody may read.
    await newPassword(page).fill('a desk for two people')
    await press(page, 'Change the password')
    await page.getByText(/^Your password is changed\. You stay signed in here/).waitFor()
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
    await page.getByText('You are signed out everywhere.').waitFor()
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
    await page.getByText('A nickname has none of these signs').waitFor()
    await page.getByLabel('Nickname').fill('Ida')
    await page.getByLabel('Salutation').selectOption('FEMALE')
    await page.getByLabel('Date of birth').fill('1990-05-17')
    await press(page, 'Save')
    await page.getByText('Your profile is saved.').waitFor()
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
    await press(page, 'Save the code')
    await page.getByText('An invitation code has 8 to 12 letters and digits.').waitFor()
    await page.getByLabel('Invitation code').fill(code)
    await press(page, 'Save the code')
    await page.getByText(/^You cannot be invited by yourself/).waitFor()
    await look(page)
    const friend = await another()
    await enterIn(friend, 'site=DE&lang=en')
    await signIn(friend, mall, await newMember(mall))
    await friend.goto('/buyer/account/invitation')
    await friend.getByLabel('Invitation code').fill('ZZZZZZZZZZ')
    await press(friend, 'Save the code')
    await friend.getByText('Nobody has this invitation code.').waitFor()
    await friend.getByLabel('Invitation code').fill(code.toLowerCase())
    await press(friend, 'Save the code')
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
    await page.getByText(/^That account has no confirmed mail address/).waitFor()
    await look(page)
    await go('Anna')
    await page.getByText(/^There is an account with this mail address already/).waitFor()
    await go('Cancel and go back')
    await page.getByText(/^You came back without finishing/).waitFor()
    await signIn(page, mall, await newMember(mall))
    await page.goto('/buyer/account/bound')
    await page.getByText('No other account is linked.').waitFor()
    await look(page)
    await main(page).getByRole('link', { name: 'Link Lab ID' }).click()
    await page.getByRole('link', { name: 'Omar Haddad' }).click()
    await page.getByText('The accounts are linked.').waitFor()
    await page.getByText('omar.haddad@lab.test').waitFor()
    await page.getByRole('button', { name: 'Unlink' }).click()
    await look(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Unlink' }).click()
    await page.getByText('The link is gone.').waitFor()
    expectEqual(await page.getByText('omar.haddad@lab.test').count(), 0, 'linked accounts')
  },
  [1280],
)

journey(
  '[ACC-015, ACC-024, ACC-025, ACC-026] a member takes all data along and deletes the account, by mail or on a phone by SMS; one with open orders is told what holds it',
  async ({ mall, page, width }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    await signIn(page, mall, email)
    const mobile = `+491514${String(Date.now()).slice(-7)}`
    if (width < 640)
      await runSql(mall, 'update users set mobile = $2 where email = $1', [email, mobile])
    await page.goto('/buyer/account/data')
    const coming = page.waitForEvent('download')
    await press(page, 'Download as JSON')
    const file = await coming
    expectThat(
      /^galleria-\d{4}-\d\d-\d\d\.json$/.test(file.suggestedFilename()),
      `the file is called ${file.suggestedFilename()}`,
    )
    const stream = await file.createReadStream()
    const chunks: Buffer[] = []
    for await (const chunk of stream) chunks.push(chunk as Buffer)
    const everything = JSON.parse(Buffer.concat(chunks).toString()) as {
      profile: { email: string }
    }
    expectEqual(everything.profile.email, email, 'the address in the copy')
    await main(page)
      .getByRole('link', { name: /^Delete my account/ })
      .click()
    await heading(page, 'Delete the account').waitFor()
    await look(page)
    if (width < 640) await page.getByRole('radio', { name: mobile.slice(3) }).check()
    await typeSigns(main(page))
    await forgetLimits(mall)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=code/)
    await look(page)
    if (width < 640) await page.getByLabel('Code from the SMS').fill(await codeFor(mall, mobile))
    else await page.getByLabel('Code from the mail').fill(await codeFor(mall, email))
    await press(page, 'Delete my account')
    await page.getByText('Your account has been deleted.').waitFor()
    await look(page)
    await page.getByLabel('E-mail address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await page.getByText(/do not belong together/).waitFor()

    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/account/delete')
    await page.getByRole('heading', { name: 'Something is still open' }).waitFor()
    expectThat(
      (await main(page)
        .getByRole('link', { name: /^Order / })
        .count()) > 0,
      'no order is named',
    )
    await look(page)
  },
)

journey(
  '[ACC-019] a guest finds the order by number and mail, looks at it by the link, opens it with a mailed code, and takes it into a new account',
  async ({ mall, page: home, somebody }) => {
    await forgetLimits(mall)
    const email = newAddress('gus')
    const guest = await somebody()
    await enterIn(guest, 'site=DE&lang=en')
    await buy(guest, mall, { email })
    const [row] = await runSql(
      mall,
      'select o.code, o.id from orders o join contracts c on c.id = o.contract_id where c.email = $1',
      [email],
    )
    const code = String(row?.['code'])
    const known = (await mailsTo(mall, email)).length

    await enterIn(home, 'site=DE&lang=en')
    await home.goto('/guest-order')
    await untilHydrated(home)
    await press(home, 'Send me a link')
    await home.getByText('Please fill this in.').first().waitFor()
    await look(home)
    await home.getByLabel('Order number').fill(code.toLowerCase())
    await home.getByLabel('E-mail address').fill(email)
    await press(home, 'Send me a link')
    await home.getByText(`a mail with a link is on its way to ${email}`).waitFor()
    await look(home)
    // From here on a picture is asked for; what was typed stays.
    await runSql(mall, "update rate_limits set used = 100 where key like 'guest-link:free:%'")
    await home.getByLabel('Order number').fill('NONE-SUCH')
    await home.getByLabel('E-mail address').fill('somebody@example.test')
    await press(home, 'Send me a link')
    await home.getByLabel('Signs of the picture').waitFor()
    expectEqual(
      await home.getByLabel('Order number').inputValue(),
      'NONE-SUCH',
      'the number after a refusal',
    )
    const { links } = await untilMail(
      mall,
      email,
      (mail) => mail.links.some((link) => link.includes('/guest-order?token=')),
      known,
    )
    const link = links.find((one) => one.includes('/guest-order?token=')) ?? ''
    await home.goto(new URL(link).pathname + new URL(link).search)
    await heading(home, `Order ${code}`).waitFor()
    expectEqual(
      await main(home)
        .getByRole('button', { name: /^(Cancel order|Confirm|Buy again)/ })
        .count(),
      0,
      'operations that a link alone gives',
    )
    await look(home)
    const mails = (await mailsTo(mall, email)).length
    await press(home, 'Send me a code')
    await home.getByLabel('Code from the mail').fill('000000')
    await press(home, 'Open the order')
    await home.getByText(/^This code is wrong or no longer valid/).waitFor()
    await home.getByRole('button', { name: /^A new code in/ }).waitFor()
    await look(home)
    await home.getByLabel('Code from the mail').fill(await codeFor(mall, email, mails))
    await press(home, 'Open the order')
    await heading(home, 'Your order is open').waitFor()
    await look(home)
    await main(home).getByRole('link', { name: 'To the order' }).click()
    await heading(home, `Order ${code}`).waitFor()
    await home.goto('/buyer/account/profile')
    await home.waitForURL(/\/login\?to=%2Fbuyer%2Faccount%2Fprofile/)
    await home.goto('/guest-order?opened')
    await forgetLimits(mall)
    await main(home).getByRole('link', { name: 'Create an account' }).click()
    await home.getByLabel('E-mail address').fill(email)
    await typeSigns(main(home))
    const before = (await mailsTo(mall, email)).length
    await press(home, 'Send me a code')
    await home.getByLabel('Code from the mail').fill(await codeFor(mall, email, before))
    await home.getByLabel('Nickname').fill('Gus')
    await newPassword(home).fill(GOOD_PASSWORD)
    await press(home, 'Create the account')
    await main(home).getByRole('link', { name: 'Back to where you were' }).click()
    await heading(home, `Order ${code}`).waitFor()
    await home.goto('/buyer/orders')
    await main(home).getByText(code).first().waitFor()
    expectEqual(
      (await home.goto(new URL(link).pathname + new URL(link).search))?.status(),
      200,
      'the old link answers',
    )
    await home.goto('/guest-order?token=cut-short')
    await heading(home, 'This link does not open an order').waitFor()
  },
)

for (const theme of ['light', 'dark'] as const) {
  journey(
    `[SHR-003, SHR-004, SHR-007, SHR-011] every shared input in all its states, ${theme}`,
    async ({ mall, page, width }) => {
      await forgetLimits(mall)
      await enterIn(page, 'site=DE&lang=en')
      await page.goto('/parts/inputs')
      await heading(page, 'Shared inputs').waitFor()
      await page.getByText('500 characters left').waitFor()
      await look(page)
      const area = page.getByLabel('Your message').first()
      expectEqual(await area.getAttribute('maxlength'), '500', 'the limit of the text')
      await area.fill('x'.repeat(499))
      await page.getByText('1 characters left').waitFor()
      for (const label of [
        'Signs of the picture',
        'Code from the SMS',
        'Password',
        'Your message',
        'Mobile number',
      ])
        expectThat((await page.getByLabel(label).count()) > 0, `no ${label}`)
      expectEqual(
        await page
          .getByRole('combobox', { name: 'Country code' })
          .first()
          .locator('option')
          .count(),
        42,
        'dial codes',
      )
      await page.getByRole('button', { name: 'Open the window' }).click()
      const box = await page.getByRole('dialog').boundingBox()
      expectEqual(Math.round(box?.width ?? 0), Math.min(382, width - 32), 'the width of the window')
      expectThat((box?.height ?? 0) <= 500, `the window is ${box?.height} high`)
      await look(page)
      await page.keyboard.press('Escape')
      expectEqual(
        await page.locator('meta[name=robots]').getAttribute('content'),
        'noindex',
        'what search engines are told',
      )
    },
    [1280, 390],
    { theme },
  )
}
