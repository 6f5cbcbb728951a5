import { createRequire } from 'node:module'
import { join } from 'node:path'

export const phoneMetadataPath = join(
  import.meta.dirname,
  '../../packages/contract/src/address/phone-metadata.ts',
)

/**
 * libphonenumber's rules for the countries of the phone field only: 6 kB of 20 kB compressed.
 * Countries that share a dial code come along.
 */
export function renderPhoneMetadata(dialCodes: readonly string[]): string {
  const all = createRequire(join(import.meta.dirname, '../../packages/contract/package.json'))(
    'libphonenumber-js/metadata.min.json',
  ) as {
    version: unknown
    country_calling_codes: Record<string, string[]>
    countries: Record<string, unknown>
  }
  const codes = Object.fromEntries(
    dialCodes.map((code) => [code, all.country_calling_codes[code] ?? []]),
  )
  const countries = Object.fromEntries(
    Object.values(codes)
      .flat()
      .map((country) => [country, all.countries[country]]),
  )
  const text = JSON.stringify({
    version: all.version,
    country_calling_codes: codes,
    countries,
    nonGeographic: {},
  })
  return `// Made by \`npm run generate\` from libphonenumber-js.\nexport const phoneMetadata: unknown = JSON.parse(${JSON.stringify(
    text,
  )
    .replaceAll("'", String.raw`\'`)
    .replace(/^"|"$/g, "'")
    .replaceAll(String.raw`\"`, '"')})\n`
}
