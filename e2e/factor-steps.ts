import type { Page } from 'playwright-core'
import { codeAt } from '../apps/api/src/modules/account/second-factor/totp.ts'
import { heading, look, main, press } from './account-steps.ts'
import { expectEqual, expectThat } from './journey.ts'

export const notThis = (code: string) => (code === '000000' ? '000001' : '000000')

/** Sets an app up in the account; answers its secret and the recovery codes. */
export async function setUpApp(
  page: Page,
  see = look,
): Promise<{ secret: string; codes: string[] }> {
  await press(page, 'Set it up')
  await heading(page, 'Set up your app').waitFor()
  const secret = (await main(page).locator('code').innerText()).replaceAll(' ', '')
  expectThat(/^[A-Z2-7]{32}$/.test(secret), `the key reads ${secret}`)
  const uri = await page
    .getByRole('link', { name: 'The app is on this device' })
    .getAttribute('href')
  expectThat(uri?.includes(secret), 'the link to the app does not carry the key')
  await see(page)
  const right = codeAt(secret, new Date())
  await page.getByLabel('Code from the app').fill(notThis(right))
  await press(page, 'Switch it on')
  await page.getByText('This code is not right, or has been used already.').waitFor()
  expectEqual(
    (await main(page).locator('code').innerText()).replaceAll(' ', ''),
    secret,
    'the key after a mistyped code',
  )
  await see(page)
  await page.getByLabel('Code from the app').fill(codeAt(secret, new Date()))
  await press(page, 'Switch it on')
  await heading(page, 'Save your recovery codes').waitFor()
  const codes = await page
    .getByRole('region', { name: 'Recovery codes' })
    .locator('li')
    .allInnerTexts()
  expectEqual(new Set(codes).size, 10, 'recovery codes shown')
  await see(page)
  return { secret, codes }
}
