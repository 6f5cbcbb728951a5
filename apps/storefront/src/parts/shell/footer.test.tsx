import { expect, test } from 'vitest'
import { sites, type Site } from '@galleria/contract/storefronts'
import { drawPage, readText } from '../../testing/draw-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'

const germany = 'PayPal, Visa, Mastercard, Maestro, Amex, Google Pay, Apple Pay, Klarna, Billie'
const elsewhere = germany.replace(', Billie', '')

/** What stands under "Ways to pay". */
function drawLogos(site: Site): string {
  const list = /Ways to pay<\/h2><ul[^>]*>(.*?)<\/ul>/s.exec(drawPage(Footer, { site }))?.[1] ?? ''
  return [...list.matchAll(/<li[^>]*>(.*?)<\/li>/gs)]
    .map(([, name = '']) => readText(name))
    .join(', ')
}

test.each<[string, Site, string]>([
  ['[STF-007]', 'DE', germany],
  ['[STF-008]', 'NL', `${germany}, iDEAL, Bancontact`],
  ['[STF-009]', 'ES', `${elsewhere}, Multibanco, MB Way`],
  ['[STF-010]', 'SE', `${elsewhere}, Swish`],
  ['[STF-011]', 'FR', `${elsewhere}, Carte Bleue, Discover, JCB, UnionPay, Diners`],
  ['[STF-012]', 'IT', `${elsewhere}, Satispay`],
  ['[STF-013]', 'PL', `${elsewhere}, Blik, Przelewy24, Paypo`],
  ['[STF-014]', 'UK', `${elsewhere}, Clearpay`],
])('%s the foot of a page of %s shows %s', (_, site, logos) => {
  expect(drawLogos(site)).toBe(logos)
})

test('a demonstration says that no money moves', () => {
  const foot = (isDemo: boolean) => readText(drawPage(Footer, { isDemo }))
  expect(foot(true)).toContain('every payment method is simulated, and no money moves')
  expect(foot(false)).not.toContain('simulated')
})

test('round a page to finish something on stands what the law wants, and nothing else', () => {
  const round = (handle?: unknown) =>
    [Header, Footer]
      .map((part) => readText(drawPage(part, { address: '/checkout', handle })))
      .join(' ')
  for (const words of ['Ways to pay', 'Categories', 'Search for furniture and shops', 'Sign up']) {
    expect(round()).toContain(words)
    expect(round({ isCalm: true })).not.toContain(words)
  }
  for (const words of ['Withdraw from contract here', 'Galleria', 'Basket'])
    expect(round({ isCalm: true })).toContain(words)
})

test('[STF-015] there is no other storefront that could show any', () => {
  expect(sites).toEqual(['DE', 'NL', 'ES', 'SE', 'FR', 'IT', 'PL', 'UK'])
})
