import {
  codeFor,
  forgetLimits,
  GOOD_PASSWORD,
  heading,
  mailsTo,
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
import { expectEqual, expectThat, journey, expectSoon } from './journey.ts'
import { untilHydrated, enterIn, newMember } from './steps.ts'

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
    await heading(page, 'Delete your account').waitFor()
    await look(page)
    if (width < 640) await page.getByRole('radio', { name: mobile.slice(3) }).check()
    await typeSigns(main(page))
    await forgetLimits(mall)
    await press(page, 'Send me a code')
    await page.waitForURL(/step=code/)
    await look(page)
    if (width < 640)
      await page.getByLabel('Code from the text message').fill(await codeFor(mall, mobile))
    else await page.getByLabel('Code from the email').fill(await codeFor(mall, email))
    await press(page, 'Delete my account')
    await page.getByText('Your account has been deleted.').waitFor()
    await look(page)
    await page.getByLabel('Email address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await page.getByText(/password do not match/).waitFor()

    await signIn(page, mall, 'anna@galleria.test')
    await page.goto('/buyer/account/delete')
    await page.getByRole('heading', { name: 'There’s something to finish first' }).waitFor()
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
    await home.getByLabel('Email address').fill(email)
    await press(home, 'Send me a link')
    await home.getByText(`we have sent a link to ${email}`).waitFor()
    await look(home)
    // From here on a picture is asked for; what was typed stays.
    await runSql(mall, "update rate_limits set used = 100 where key like 'guest-link:free:%'")
    await home.getByLabel('Order number').fill('NONE-SUCH')
    await home.getByLabel('Email address').fill('somebody@example.test')
    await press(home, 'Send me a link')
    await home.getByLabel('Characters in the picture').waitFor()
    await expectSoon(
      () => home.getByLabel('Order number').inputValue(),
      'NONE-SUCH',
      'the number after a refusal',
    )
    await runSql(mall, "delete from rate_limits where key like 'guest-link:free:%'")
    const { links } = await untilMail(
      mall,
      email,
      (mail) => mail.links.some((link) => link.includes('/guest-order?token=')),
      known,
    )
    const link = links.find((one) => one.includes('/guest-order?token=')) ?? ''
    await home.goto(new URL(link).pathname + new URL(link).search)
    await heading(home, `Order ${code}`).waitFor()
    await expectSoon(
      () =>
        main(home)
          .getByRole('button', { name: /^(Cancel order|Confirm|Buy again)/ })
          .count(),
      0,
      'operations that a link alone gives',
    )
    await look(home)
    const mails = (await mailsTo(mall, email)).length
    await press(home, 'Send me a code')
    await home.getByLabel('Code from the email').fill('000000')
    await press(home, 'Open the order')
    await home.getByText(/^This code is wrong or no longer valid/).waitFor()
    await home.getByRole('button', { name: /^New code in/ }).waitFor()
    await look(home)
    await home.getByLabel('Code from the email').fill(await codeFor(mall, email, mails))
    await press(home, 'Open the order')
    await heading(home, 'Your order is open').waitFor()
    await look(home)
    await main(home).getByRole('link', { name: 'Go to the order' }).click()
    await heading(home, `Order ${code}`).waitFor()
    await home.goto('/buyer/account/profile')
    await home.waitForURL(/\/login\?to=%2Fbuyer%2Faccount%2Fprofile/)
    await home.goto('/guest-order?opened')
    await forgetLimits(mall)
    await main(home).getByRole('link', { name: 'Create an account' }).click()
    await home.getByLabel('Email address').fill(email)
    await typeSigns(main(home))
    const before = (await mailsTo(mall, email)).length
    await press(home, 'Send me a code')
    await home.getByLabel('Code from the email').fill(await codeFor(mall, email, before))
    await home.getByLabel('Nickname').fill('Gus')
    await newPassword(home).fill(GOOD_PASSWORD)
    await press(home, 'Create account')
    await main(home).getByRole('link', { name: 'Back to where you were' }).click()
    await heading(home, `Order ${code}`).waitFor()
    await home.goto('/buyer/orders')
    await main(home).getByText(code).first().waitFor()
    // The old link leads its member, and nobody else, on to the order.
    await home.goto(new URL(link).pathname + new URL(link).search)
    await home.waitForURL(/\/buyer\/order\/detail\//)
    await heading(home, `Order ${code}`).waitFor()
    await look(home)
    await home.goto('/guest-order?token=cut-short')
    await heading(home, 'This link does not open an order').waitFor()
  },
)

journey(
  'after signing out, Back shows nothing of the person: no order, no address, no session, three times out of three',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall)
    for (let round = 0; round < 3; round += 1) {
      await signIn(page, mall, email)
      if (round === 0) await buy(page, mall, { email })
      const [order] = await runSql(
        mall,
        'select o.code from orders o join users u on u.id = o.buyer_id where u.email = $1',
        [email],
      )
      const code = String(order?.['code'])
      await page.goto('/')
      const own = { '/buyer/orders': code, '/buyer/addresses': 'Lange Reihe' }
      for (const [path, words] of Object.entries({
        ...own,
        '/buyer/account/data': 'this device',
        '/buyer/index': 'Noor',
      })) {
        const answer = await page.goto(path)
        expectEqual(answer?.headers()['cache-control'], 'private, no-store', `storage of ${path}`)
        await main(page).getByText(words).first().waitFor()
      }
      await page
        .getByRole('button', { name: 'Sign out', exact: true })
        .filter({ visible: true })
        .first()
        .click()
      await page.waitForURL((url) => url.pathname === '/')
      for (let back = 1; back <= 4; back += 1) {
        await page.goBack()
        // A guest may have addresses of their own: that page is empty, and the others ask who is
        // there.
        await main(page).getByText('Sign in').first().waitFor()
        const seen = await page.content()
        for (const words of [code, 'Lange Reihe', 'this device'])
          expectThat(!seen.includes(words), `${words} is shown after going back ${back} times`)
      }
    }
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
      await expectSoon(() => area.getAttribute('maxlength'), '500', 'the limit of the text')
      await area.fill('x'.repeat(499))
      await page.getByText('1 characters left').waitFor()
      for (const label of [
        'Characters in the picture',
        'Code from the text message',
        'Password',
        'Your message',
        'Mobile number',
      ])
        expectThat((await page.getByLabel(label).count()) > 0, `no ${label}`)
      await expectSoon(
        () =>
          page.getByRole('combobox', { name: 'Country code' }).first().locator('option').count(),
        42,
        'dial codes',
      )
      await page.getByRole('button', { name: 'Open the window' }).click()
      const box = await page.getByRole('dialog').boundingBox()
      expectEqual(Math.round(box?.width ?? 0), Math.min(382, width - 32), 'the width of the window')
      expectThat((box?.height ?? 0) <= 500, `the window is ${box?.height} high`)
      await look(page)
      await page.keyboard.press('Escape')
      await expectSoon(
        () => page.locator('meta[name=robots]').getAttribute('content'),
        'noindex',
        'what search engines are told',
      )
    },
    [1280, 390],
    { theme },
  )
}
