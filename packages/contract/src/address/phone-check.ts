import { parsePhoneNumberFromString, type MetadataJson } from 'libphonenumber-js/core'
import { phoneMetadata } from './phone-metadata.ts'
import { splitPhone } from './dial-codes.ts'

/**
 * Whether a number with its dial code is one of its country, by libphonenumber's rules. Numbers of
 * countries that the selector does not hold are left to the pattern. A browser loads this file when
 * somebody comes to the phone field: `await import('@galleria/contract/phone-check')`.
 */
export function isPhone(phone: string): boolean {
  if (phone.length > 40) return false
  if (splitPhone(phone).code === '') return phone.startsWith('+')
  return (
    parsePhoneNumberFromString(phone, phoneMetadata as unknown as MetadataJson)?.isValid() ?? false
  )
}
