import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { languages } from '@galleria/contract/storefronts'
import { article as delivery } from './delivery.ts'
import { article as returns } from './returns.ts'

/** What a button of an order says in a language. */
function wordOf(language: string, english: string): string {
  const path = `../../../apps/storefront/src/locales/${language}/orders.po`
  const texts = readFileSync(new URL(path, import.meta.url), 'utf8')
  return new RegExp(`^msgid "${english}"\nmsgstr "(.*)"`, 'm').exec(texts)?.[1] ?? english
}

test.each(languages)(
  'the help about refunds calls the button as an order does (%s)',
  (language) => {
    const word = wordOf(language, 'Return or refund')
    expect(returns.texts[language].body.split(word).length - 1).toBe(2)
  },
)
test('the help about delivery promises no figure that the cart does not show', () => {
  expect(delivery.texts.en.body).not.toMatch(/cart/)
})
