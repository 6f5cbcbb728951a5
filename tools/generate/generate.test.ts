import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { dialCountries } from '../../packages/contract/src/address/dial-codes.ts'
import { phoneMetadataPath, renderPhoneMetadata } from './generate-phone-metadata.ts'
import { legalPath, readmesWithFlows, renderLegal, withDiagrams } from './generate.ts'

test("the life-cycle diagrams in the modules' READMEs are drawn from the tables that run", () => {
  for (const path of readmesWithFlows())
    expect(readFileSync(path, 'utf8')).toBe(withDiagrams(readFileSync(path, 'utf8')))
})

test('the audit calls legal what the life cycles allow, and nothing else', () => {
  expect(readFileSync(legalPath, 'utf8')).toBe(renderLegal())
})

test('the rules of phone numbers are those of the library, for the countries of the selector', () => {
  expect(readFileSync(phoneMetadataPath, 'utf8')).toBe(
    renderPhoneMetadata(Object.values(dialCountries)),
  )
})
