import { expect, test } from 'vitest'
import { chooseLanguage } from './language.ts'

test('whoever comes for the first time reads the first of their languages that there is, else English', () => {
  expect(chooseLanguage('', ['de-AT', 'en'])).toBe('de')
  expect(chooseLanguage('', ['da', 'sv-SE'])).toBe('sv')
  expect(chooseLanguage('', ['zh-TW'])).toBe('zh-CN')
  expect(chooseLanguage('', ['ES'])).toBe('es')
  expect(chooseLanguage('', ['da'])).toBe('en')
  expect(chooseLanguage('', [])).toBe('en')
})

test('what was chosen before goes first, unless it is no language of the back office', () => {
  expect(chooseLanguage('a=b; backoffice-lang=pl; c=d', ['de'])).toBe('pl')
  expect(chooseLanguage('backoffice-lang=tlh', ['de'])).toBe('de')
})
