import type { Locator, Page } from 'playwright-core'
import { forgetLimits, heading, look, press, runSql, untilMail } from './account-steps.ts'
import { PASSWORD, signIn } from './call-steps.ts'
import { expectEqual, expectNoBarriers, journey } from './journey.ts'
import { enterIn, newMember } from './steps.ts'

type Key = {
  credentialId: string
  isResidentCredential: boolean
  privateKey: string
  signCount: number
}
const ROOM = '/buyer/account/second-factor'

/**
 * A device that knows its owner, plugged into this page while something is done, with the keys it
 * has; answers those it has then. Nobody looks for barriers meanwhile: that ends a session with the
 * browser's tools, and the browser with it.
 */
async function withDevice(
  page: Page,
  keys: readonly Key[],
  work: () => Promise<void>,
): Promise<readonly Key[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  for (const credential of keys)
    await devtools.send('WebAuthn.addCredential', { authenticatorId, credential })
  await work()
  const { credentials } = await devtools.send('WebAuthn.getCredentials', { authenticatorId })
  await devtools.send('WebAuthn.disable')
  await devtools.detach()
  return credentials
}

async function pressByKeyboard(
  page: Page,
  name: string,
  within: Page | Locator = page,
): Promise<void> {
  const button = within.getByRole('button', { name, exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
}

journey(
  'a passkey is added by keyboard, makes new recovery codes, and signs in at the mall and in the back office',
  async ({ mall, page }) => {
    await forgetLimits(mall)
    await enterIn(page, 'site=DE&lang=en')
    const email = await newMember(mall, 'Pia')
    await runSql(
      mall,
      `insert into seller_staff (user_id, seller_id, role, since) select id, 5, 'goods', mall_now() from users where email = $1`,
      [email],
    )
    await signIn(page, mall, email)
    await page.goto(ROOM)
    const name = page.getByLabel('Name of the passkey')
    await name.fill('Work laptop')
    await look(page)
    let keys = await withDevice(page, [], async () => {
      await name.press('Enter')
      await heading(page, 'Save your recovery codes').waitFor()
    })
    await look(page)
    await untilMail(mall, email, ({ text }) =>
      text.includes('now asks for a passkey or a recovery code'),
    )
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.getByText('Work laptop', { exact: true }).waitFor()
    await page.getByText('10 are left.').waitFor()
    await page.getByText('Not used yet').waitFor()
    await look(page)
    // New recovery codes by the passkey: there is no app, and the codes may be lost.
    const renewing = page.getByRole('region', { name: 'Recovery codes' })
    keys = await withDevice(page, keys, async () => {
      await pressByKeyboard(page, 'Confirm with a passkey', renewing)
      await renewing.getByText('Confirmed with your passkey.').waitFor()
    })
    await look(page)
    await renewing.getByRole('button', { name: 'Make new codes' }).click()
    await heading(page, 'Save your recovery codes').waitFor()
    await page.getByText('The old ones no longer work.').waitFor()
    const [code = ''] = await page
      .getByRole('region', { name: 'Recovery codes' })
      .locator('li')
      .allInnerTexts()

    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/login?to=%2Fbuyer%2Faddresses')
    await page.getByLabel('Email address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await heading(page, 'Use your passkey').waitFor()
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await look(page)
    keys = await withDevice(page, keys, async () => {
      await pressByKeyboard(page, 'Use a passkey')
      await page.waitForURL(/\/buyer\/addresses/)
    })

    await page.context().clearCookies({ name: 'galleria' })
    await page.goto('/backoffice/people')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Use a passkey' }).waitFor()
    await page.getByRole('textbox', { name: 'Recovery code' }).waitFor()
    await expectNoBarriers(page)
    await withDevice(page, keys, async () => {
      await pressByKeyboard(page, 'Use a passkey')
      await page.waitForURL(/\/backoffice\/people/)
    })
    await page.getByRole('heading', { name: 'Pia (you)' }).waitFor()
    const used = await runSql(
      mall,
      'select counter > 0 as "isUsed" from passkeys p join users u on u.id = p.user_id where u.email = $1',
      [email],
    )
    expectEqual(JSON.stringify(used), '[{"isUsed":true}]', 'the counter after two sign-ins')

    // The device is gone: a recovery code lets its owner in, and removes nothing once it is used.
    await page.context().clearCookies({ name: 'galleria' })
    await page.goto(`/login?to=${encodeURIComponent(ROOM)}`)
    await page.getByLabel('Email address or mobile number').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await press(page, 'Sign in')
    await page.getByRole('link', { name: 'Use a recovery code' }).click()
    await page.getByLabel('Recovery code').fill(code)
    await look(page)
    await press(page, 'Sign in')
    await page.getByText('9 are left.').waitFor()
    await page.getByText('Remove “Work laptop”').click()
    const passkeys = page.getByRole('region', { name: 'Passkeys' })
    await passkeys.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await passkeys.getByLabel('Or a recovery code').first().fill(code)
    await passkeys.getByRole('button', { name: 'Remove this passkey' }).click()
    await page.getByText('This code is not right, or has been used already.').waitFor()
    await look(page)
  },
)
