import { field, openNew } from './address-steps.ts'
import { expectEqual, journey } from './journey.ts'
import { enterIn } from './steps.ts'

journey(
  'addresses: on a slow line the town of a postcode comes while somebody stands in its field, and typing it replaces it',
  async ({ page }) => {
    await enterIn(page, 'site=DE&lang=en')
    await openNew(page, 'SHIPPING')
    await page.route('**/address/autocomplete', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    const town = field(page, 'Town or city')
    await field(page, 'Postcode').fill('20099')
    await town.focus()
    await page.waitForFunction(
      () => document.querySelector<HTMLInputElement>('input[name="city"]')?.value === 'Hamburg',
    )
    await page.keyboard.type('Hamburg')
    expectEqual(await town.inputValue(), 'Hamburg', 'the town')
  },
)
