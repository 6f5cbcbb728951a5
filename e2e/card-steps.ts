import type { FrameLocator, Locator, Page } from 'playwright-core'
import { untilHydrated } from './steps.ts'

/** Cards that are typed into the fields of each provider, as a person does. */

/** A way to pay, opened. */
export async function openChannel(page: Page, name: string): Promise<Locator> {
  const channel = page.locator(`details[data-channel=${name}]`)
  await channel.waitFor()
  await untilHydrated(page)
  if ((await channel.getAttribute('open')) === null) await channel.locator('summary').click()
  return channel
}

export const pressPay = (channel: Locator) =>
  channel.getByRole('button', { name: /^Pay (?!with)/ }).click()

export const stripeField = (page: Page, title: string): FrameLocator =>
  page.frameLocator(`iframe[title="Secure ${title} input frame"]`)

export async function typeAtStripe(page: Page, number: string, expiry = '12 / 44'): Promise<void> {
  await stripeField(page, 'card number').getByRole('textbox').fill(number)
  await stripeField(page, 'expiration date').getByRole('textbox').fill(expiry)
  await stripeField(page, 'CVC').getByRole('textbox').fill('123')
}

/** The question of a bank at Stripe. */
export const stripeBank = (page: Page) => page.frameLocator('iframe[name=stripe-challenge-frame]')

export const braintreeField = (page: Page, name: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${name}"]`).getByRole('textbox')

export async function typeAtBraintree(page: Page, number: string): Promise<void> {
  await braintreeField(page, 'number').fill(number)
  await braintreeField(page, 'expirationDate').fill('12 / 44')
  await braintreeField(page, 'cvv').fill('123')
}

/** And at Braintree. */
export const braintreeBank = (page: Page) => page.frameLocator('iframe[name=Cardinal-CCA-IFrame]')

/** The holder's name decides at Adyen what comes of a test card. */
export async function typeAtAdyen(
  channel: Locator,
  holder: string,
  number = '4111111111111111',
): Promise<void> {
  const field = (label: string) =>
    channel.frameLocator(`iframe[title="${label}"]`).getByRole('textbox')
  await field('Card number').fill(number)
  await field('Expiry date').fill('0330')
  await field('Security code').fill('737')
  await channel.getByLabel('Name on card').fill(holder)
}
