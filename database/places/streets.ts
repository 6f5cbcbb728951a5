import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { placeFiles } from './place-files.ts'

export type Street = { readonly city: string; readonly street: string; readonly postalCode: string }

export const streetsFile = join(import.meta.dirname, 'streets.tsv')

/**
 * Streets that stand in large towns, for the embedded autocomplete of the demo and of a mall
 * without a maps service. Only names, and a postal code where the whole street, or the part
 * everybody knows, has one. A line is country, town, street and code.
 */
export function streetsOf(country: keyof typeof placeFiles): Street[] {
  return readFileSync(streetsFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(`${country}\t`))
    .map((line) => {
      const [, city = '', street = '', postalCode = ''] = line.split('\t')
      return { city, street, postalCode }
    })
}
