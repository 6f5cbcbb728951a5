import type { Page } from 'playwright-core'
import { countriesOf } from '../packages/contract/src/address/countries.ts'
import { storefronts, type Site } from '../packages/contract/src/storefronts.ts'
import { fillFields } from './steps.ts'

export const NUMBERS: Readonly<Record<Site, string>> = {
  DE: '030 30123456',
  NL: '020 1234567',
  ES: '912 345 678',
  SE: '08 123 456 78',
  FR: '01 42 68 53 00',
  IT: '06 1234 5678',
  PL: '22 123 45 67',
  UK: '020 7946 0123',
}

/** The field of that name in the form; lists of suggestions have nearly the same one. */
export const field = (page: Page, name: string) =>
  page.locator('input:not([type=hidden]), select').and(page.getByLabel(name, { exact: true }))
export const form = (page: Page) => page.locator('dialog:modal')
export const card = (page: Page, name: string) => page.getByRole('article', { name })

/** Opens the form over the book and waits until it is hydrated. */
export async function openNew(page: Page, type: 'SHIPPING' | 'BILLING'): Promise<void> {
  await page.goto(`/buyer/addresses?new=${type}`)
  await form(page).getByRole('button', { name: 'Choose from a list' }).waitFor()
}

export async function fillOwn(page: Page, site: Site, lastName: string): Promise<void> {
  const [country] = countriesOf(site)
  await field(page, 'Salutation').selectOption('UN_KNOW')
  await fillFields(page, {
    'First name': 'Kim',
    'Last name': lastName,
    Street: 'Main Street',
    'House number': '5',
    Postcode: country?.postalExample ?? '',
    'Town or city': 'Town',
    [site === 'UK' ? 'County' : 'Region']: 'Region',
    'Email address': 'kim@galleria.test',
    Phone: NUMBERS[site],
    ...(storefronts[site].isDetailRequired ? { 'Floor, flat or entrance': 'house' } : {}),
    ...(storefronts[site].asksHearFrom ? { 'How did you hear about us?': 'A friend 😀' } : {}),
  })
}

/**
 * Notes what is typed from now on; the answer says of each text how many milliseconds it stood
 * before the next letter changed it.
 */
export async function watchRests(
  page: Page,
): Promise<() => Promise<Readonly<Record<string, number>>>> {
  const typed = await page.evaluateHandle(() => {
    const seen: { text: string; at: number }[] = []
    const note = ({ target }: Event) =>
      seen.push({ text: (target as HTMLInputElement).value, at: performance.now() })
    document.addEventListener('input', note, { capture: true })
    return seen
  })
  return () =>
    typed.evaluate((seen) =>
      Object.fromEntries(
        seen.flatMap(({ text, at }, index) => {
          const next = seen[index + 1]
          return next ? [[text, next.at - at]] : []
        }),
      ),
    )
}
