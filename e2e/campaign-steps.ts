import { DAY } from '@galleria/kernel/time'
import type { Locator } from 'playwright-core'

/** For orders in Germany from two days ago on. */
export async function fillCampaign(form: Locator, name: string, amount: string): Promise<void> {
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Orders from').fill(amount)
  for (const country of ['Netherlands', 'Spain', 'France', 'Italy'])
    await form.getByRole('checkbox', { name: country }).uncheck()
  const day = (days: number) =>
    new Date(Date.now() + days * DAY).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length)
  await form.getByLabel(/^From/).fill(day(-2))
  await form.getByLabel(/^Until/).fill(day(3))
}
