import { field, form, openNew } from './address-steps.ts'
import { expectEqual, expectNoBarriers, expectSoon, journey } from './journey.ts'
import { enterIn } from './steps.ts'

journey(
  'addresses: of a postcode that is typed the region and the only town are filled in, of several towns one is chosen, and what somebody wrote stays and is told of',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await openNew(page, 'SHIPPING')
    const option = page.locator('[role=option]').filter({ visible: true })
    const stands = async () => [
      await field(page, 'Town or city').inputValue(),
      await field(page, 'Region').inputValue(),
    ]
    const type = async (code: string) => {
      await field(page, 'Postcode').fill(code)
      await page.keyboard.press('Tab')
    }
    await type('80331')
    await expectSoon(stands, ['München', 'Bayern'], 'town and region of the code')
    await expectNoBarriers(page)
    await type('20099')
    await expectSoon(stands, ['Hamburg', 'Hamburg'], 'a corrected code corrects them')
    await field(page, 'Town or city').fill('Altona')
    await type('80331')
    await expectSoon(stands, ['Altona', 'Bayern'], 'what somebody wrote stays')
    await form(page).getByText('This postcode is in München.').waitFor()
    await expectNoBarriers(page)
    await field(page, 'Town or city').fill('Munch')
    await form(page).getByText('This postcode is in München.').waitFor({ state: 'hidden' })

    await field(page, 'Town or city').fill('')
    await type('20099')
    await expectSoon(stands, ['Hamburg', 'Hamburg'], 'what was emptied is filled in again')
    await field(page, 'Country').selectOption({ label: 'Austria' })
    await field(page, 'Postcode').fill('8010')
    await page.keyboard.press('Tab')
    await option.filter({ hasText: 'Graz' }).first().waitFor()
    await expectNoBarriers(page)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expectSoon(stands, ['Graz', 'Steiermark'], 'the town that was chosen')
    await type('99999')
    await page.waitForTimeout(300)
    expectEqual(
      await stands(),
      ['Graz', 'Steiermark'],
      'a code that does not exist changes nothing',
    )
  },
)
