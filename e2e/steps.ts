import type { Locator, Page } from 'playwright-core'
import pg from 'pg'
import { BACKOFFICE_IN_ENGLISH, expectThat } from './journey.ts'
import { findSkus, type Who } from './call-steps.ts'
import type { RunningMall } from './start-mall.ts'

/** What people do in the mall, in the words on the screen (English). */

/** The storefront and language that the mall remembers; no page is opened for it. */
export async function enterIn(page: Who, place: string): Promise<void> {
  const answer = await page.request.get(`/?${place}`)
  if (!answer.ok()) throw new Error(`the door of ${place} answers ${answer.status()}`)
}

/** The address of an item that has plenty of a sku. */
export async function findGoods(mall: RunningMall, keyword: string, count = 1): Promise<string[]> {
  return (await findSkus(mall, keyword, { count })).map(({ path }) => path)
}

export async function addToCart(page: Page, item: string): Promise<void> {
  await page.goto(item)
  await page.getByRole('button', { name: 'Add to basket', exact: true }).click()
  await untilInCart(page)
  await page.goto('/cart')
}

/** On a phone, and before the page is hydrated, the cart opens; else a note says that it is in. */
export async function untilInCart(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      location.pathname === '/cart' ||
      document.querySelector('[role=status]:popover-open') !== null,
  )
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Salutation', { exact: true }).selectOption('UN_KNOW')
  await fillFields(page, {
    'First name': 'Kim',
    'Last name': 'Petersen',
    Street: 'Lange Reihe',
    'House number': '5a',
    Postcode: '20099',
    'Town or city': 'Hamburg',
    Region: 'Hamburg',
    'Email address': email,
    Phone: '+49 4030123456',
  })
}

/** Fields by their labels; a list of suggestions has nearly the same name. */
export async function fillFields(
  page: Page,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [label, text] of Object.entries(fields))
    await page
      .locator('input:not([type=hidden]), textarea')
      .and(page.getByLabel(label, { exact: true }))
      .fill(text)
}

/** The visible one of a button that stands in two places, one per screen width. */
export function seen(page: Page, name: string | RegExp) {
  return page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .filter({ visible: true })
    .first()
}

export async function order(page: Page, email: string): Promise<void> {
  await page.goto('/checkout')
  await fillAddress(page, email)
  await seen(page, /Save|Use this address|Deliver/).click()
  await orderByDemoPayment(page)
}

/**
 * At the checkout that is open: the demo's own way to pay is chosen, and the button that orders
 * leads to its page.
 */
export async function orderByDemoPayment(page: Page): Promise<void> {
  const press = orderButton(page)
  await press.waitFor()
  await chooseDemoPayment(page)
  await press.click()
  await page.waitForURL(/\/mockpay\/pay\//)
}

export function orderButton(page: Page): Locator {
  return page
    .getByRole('button', { name: 'Order with obligation to pay' })
    .filter({ visible: true })
    .and(page.locator(':enabled'))
}

export async function chooseDemoPayment(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /^Demo payment/ }).check()
}

/**
 * Fills in the checkout that is open for a guest; answers with its button, once that can be
 * pressed.
 */
export async function fillCheckout(
  page: Page,
  email: string,
  fields: Readonly<Record<string, string>> = {},
  /** Whether there is anything to pay with money. */ pays = true,
): Promise<Locator> {
  await untilHydrated(page)
  await fillAddress(page, email)
  await fillFields(page, fields)
  await page.getByRole('button', { name: 'Save and deliver here' }).click()
  const press = orderButton(page)
  await press.waitFor()
  if (pays) await chooseDemoPayment(page)
  return press
}

/** From the list of orders that is open to the newest of them; answers with its id. */
export async function openNewestOrder(page: Page): Promise<string> {
  await seen(page, /^Order \d/).click()
  await page.waitForURL(/\/buyer\/order\/detail\//)
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

/**
 * Opens the demo's own channel, wherever it stands among the ways to pay, and goes on to its page.
 */
export async function leaveForDemoPayment(page: Page): Promise<void> {
  const channel = page.locator('details[data-channel="MOCKPAY"]')
  await channel.waitFor()
  if ((await channel.getAttribute('open')) === null) await channel.locator('summary').click()
  await channel.getByRole('button').click()
}

/** From the payment page, or from the checkout that has led there already. */
export async function payAtProvider(page: Page, outcome = 'Pay now'): Promise<void> {
  if (!page.url().includes('/mockpay/pay/')) await leaveForDemoPayment(page)
  await page.waitForURL(/\/mockpay\/pay\//)
  await page.getByRole('button', { name: outcome }).click()
}

/** Mails leave from the queue, a moment after what they tell of. */
export async function untilMailed(
  mall: Pick<RunningMall, 'lab'>,
  to: string,
  subject: string,
): Promise<void> {
  for (
    const end = Date.now() + 40_000;
    Date.now() < end;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    const inbox = (await (await fetch(`${mall.lab}/inbox?to=${to}`)).json()) as {
      subject: string
    }[]
    if (inbox.some((mail) => mail.subject.includes(subject))) return
  }
  expectThat(false, `no mail to ${to} says "${subject}"`)
}

/** Public pages load their script at the first sign of a person. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => 'hydrated' in document.documentElement.dataset)
}

let members = 0
/** A member who has done nothing yet, with the demo password; answers with the e-mail address. */
export async function newMember(mall: RunningMall, nickname = 'Noor'): Promise<string> {
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  members += 1
  const email = `new-${Date.now()}-${members}@galleria.test`
  await client
    .query(
      `insert into users (id, kind, email, nickname, password_hash, language, site) select gen_random_uuid(), 'member', $1, $2, password_hash, 'en', 'DE' from users where email = 'ben@galleria.test'`,
      [email, nickname],
    )
    .finally(() => client.end())
  return email
}

/**
 * Forms give the focus to their first error once it stands there: with the next picture of the
 * screen, not with the text.
 */
export async function expectFocusOn(field: Locator, about: string): Promise<void> {
  await field
    .page()
    .waitForFunction((element) => element === document.activeElement, await field.elementHandle())
    .catch(() => expectThat(false, `${about} does not have the focus`))
}

/** Presses Tab until what has the focus bears the name, as somebody without a mouse would. */
export async function tabTo(
  page: Page,
  name: string | RegExp,
  most = 120,
  isInDialog = false,
): Promise<void> {
  for (let i = 0; i < most; i += 1) {
    // A page that is just being left has nothing that could bear a name.
    const { label, inDialog } = await page
      .evaluate(() => {
        const at = document.activeElement as HTMLInputElement | null
        return {
          label: (
            at?.labels?.[0]?.textContent ??
            at?.getAttribute('aria-label') ??
            at?.textContent ??
            ''
          ).trim(),
          inDialog: Boolean(at?.closest('dialog')),
        }
      })
      .catch(() => ({ label: '', inDialog: false }))
    if (
      label !== '' &&
      (typeof name === 'string' ? label.startsWith(name) : name.test(label)) &&
      (!isInDialog || inDialog)
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never reached ${String(name)}`)
}

export async function signInBackoffice(page: Page, email: string): Promise<void> {
  await page.context().addCookies([BACKOFFICE_IN_ENGLISH])
  await page.goto('/backoffice/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
}
