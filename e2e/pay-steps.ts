import type { Locator, Page } from 'playwright-core'
import { call, placeOrder, type Placed } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'
import { enterIn, untilHydrated } from './steps.ts'

/** An order of a guest in London. */
export async function placeInLondon(page: Page, mall: RunningMall): Promise<Placed> {
  await enterIn(page, 'site=UK&lang=en')
  await call(page, mall, '/auth/web/user/tourist', {})
  await call(page, mall, '/sapi/mall-customer/shipping-address/createShippingAddressFlow', {
    gender: 'UN_KNOW',
    firstName: 'Kim',
    lastName: 'Baker',
    personPhone: '+44 2079460958',
    email: 'affirm@galleria.test',
    poiName: 'Baker Street',
    houseNo: '5a',
    detailAddress: 'Flat 2',
    postalCode: 'NW1 6XE',
    city: 'London',
    province: 'Greater London',
    country: 'United Kingdom',
    hearFrom: 'A friend',
  })
  return placeOrder(page, mall)
}

/** The way to pay that is Adyen's, opened, with its form there. */
export async function openAdyen(page: Page): Promise<Locator> {
  const channel = page.locator('details[data-channel="ADYEN_PC"]')
  await channel.waitFor()
  await untilHydrated(page)
  if ((await channel.getAttribute('open')) === null) await channel.locator('summary').click()
  await channel.getByRole('radiogroup', { name: 'Payment methods' }).waitFor()
  return channel
}

export const payButton = (channel: Locator) =>
  channel.getByRole('button', { name: /^Pay (?!with)/ })

/** On the buyer's phone, or at a machine: yes. */
export async function sayYes(lab: string): Promise<void> {
  const list = await (await fetch(`${lab}/adyen/hpp/app`)).text()
  for (const [, path] of list.matchAll(/href="(\/adyen\/hpp\/app\/\w+)"/g))
    await fetch(lab + path, { method: 'POST', body: new URLSearchParams({ outcome: 'paid' }) })
}
