import type { Page } from 'playwright-core'
import pg from 'pg'
import type { RunningMall } from './start-mall.ts'

/** What people do in the mall, in the words on the screen (English). */

export async function enterIn(page: Page, place: string): Promise<void> {
  await page.goto(`/?${place}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

export async function signIn(page: Page, email: string, to = '/buyer/orders'): Promise<void> {
  await page.goto(`/login?to=${encodeURIComponent(to)}`)
  await page.getByLabel('E-mail address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('galleria-demo')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === to.split('?')[0])
}

/** The address of an item of the house shop that has plenty of a sku. */
export async function findGoods(mall: RunningMall, keyword: string, count = 1): Promise<string[]> {
  const search = await ask(mall, '/sapi/mall-item/item/search', { keyword, pageSize: 50, filters: { available: true } }) as { data: { urlKey: string; shopId: number; itemId: number; skuUrlSuffix: string }[] }
  const found: string[] = []
  for (const card of search.data) {
    const item = await ask(mall, '/sapi/mall-item/item/detail', { id: card.itemId }) as { skuList: { availableQty: number; skuUrlSuffix: string }[] }
    const sku = item.skuList.find((one) => one.availableQty > 20)
    if (sku && found.length < count) found.push(`/item/${card.urlKey}-${card.shopId}-${card.itemId}?sku=${sku.skuUrlSuffix}`)
  }
  if (found.length < count) throw new Error(`the demo mall has too few of ${keyword}`)
  return found
}

export async function ask(mall: RunningMall, path: string, body: unknown): Promise<unknown> {
  const answer = await fetch(mall.url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie: 'site=DE; lang=en' }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  return answer.json()
}

export async function addToCart(page: Page, item: string): Promise<void> {
  await page.goto(item)
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click()
  await untilInCart(page)
  await page.goto('/cart')
}

/** On a phone, and before the page is awake, the cart opens; else a note says that it is in. */
export async function untilInCart(page: Page): Promise<void> {
  await page.waitForFunction(() => location.pathname === '/cart' || document.querySelector('[role=status]:popover-open') !== null)
}

export async function fillAddress(page: Page, email: string): Promise<void> {
  await page.getByLabel('Salutation', { exact: true }).selectOption('UN_KNOW')
  await fillFields(page, { 'First name': 'Kim', 'Last name': 'Petersen', 'Street': 'Lange Reihe', 'House number': '5a', 'Postal code': '20099', 'Town or city': 'Hamburg', 'Region': 'Hamburg', 'E-mail address': email, 'Phone': '+49 4030123456' })
}

/** Fields by their labels; a list of suggestions has nearly the same name. */
export async function fillFields(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(fields)) await page.locator('input:not([type=hidden]), textarea').and(page.getByLabel(label, { exact: true })).fill(text)
}

/** The visible one of a button that stands in two places, one per screen width. */
export function seen(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name }).or(page.getByRole('link', { name })).filter({ visible: true }).first()
}

export async function order(page: Page, email: string): Promise<void> {
  await page.goto('/checkout')
  await fillAddress(page, email)
  await seen(page, /Save|Use this address|Deliver/).click()
  await page.getByRole('button', { name: 'Order with obligation to pay' }).filter({ visible: true }).and(page.locator(':enabled')).click()
  await page.waitForURL(/\/buyer\/pre-pay/)
}

export async function payAtProvider(page: Page, outcome = 'Pay now'): Promise<void> {
  await seen(page, /^Pay .*\d/).click()
  await page.waitForURL(/\/mockpay\/pay\//)
  await page.getByRole('button', { name: outcome }).click()
}

/** Mails leave from the queue, a moment after what they tell of. */
export async function untilMailed(mall: RunningMall, to: string, subject: string): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 200))) {
    const inbox = await (await fetch(`${mall.lab}/inbox?to=${to}`)).json() as { subject: string }[]
    if (inbox.some((mail) => mail.subject.includes(subject))) return
  }
  throw new Error(`no mail to ${to} says "${subject}"`)
}

/** Public pages load their script at the first sign of a person. */
export async function awake(page: Page): Promise<void> {
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  await page.waitForFunction(() => 'galleriaReady' in globalThis)
}

/** A member who has done nothing yet, with the demo password; answers with the e-mail address. */
export async function newMember(mall: RunningMall): Promise<string> {
  const client = new pg.Client({ connectionString: mall.databaseUrl })
  await client.connect()
  const email = `new-${Date.now()}@galleria.test`
  await client.query(`insert into users (id, kind, email, nickname, password_hash, language, site) select gen_random_uuid(), 'member', $1, 'Noor', password_hash, 'en', 'DE' from users where email = 'ben@galleria.test'`, [email]).finally(() => client.end())
  return email
}
