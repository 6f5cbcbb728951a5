import { Trans } from '@lingui/react/macro'
import type { AddressField } from './address-values.ts'

/** The rules speak in codes; these are their sentences, word for word those of the server. */
export function AddressErrorText({
  code,
  field,
  max,
}: {
  code: string
  field?: AddressField | 'form'
  /** How many characters the field takes. */
  max?: number | undefined
}) {
  switch (code) {
    case 'required':
      return <Trans>Please fill this in.</Trans>
    case 'length':
      return max === undefined ? (
        <Trans>This is too long or too large.</Trans>
      ) : (
        <Trans>This is too long: at most {max} characters fit.</Trans>
      )
    case 'email':
      return <Trans>Please enter an e-mail address such as name@example.com.</Trans>
    case 'phone':
      return <Trans>Please enter a phone number with its country code.</Trans>
    case 'postal':
      return <Trans>This postal code does not fit the country.</Trans>
    case 'name_length':
      return <Trans>First and last name together may have at most 34 characters.</Trans>
    case 'street_length':
      return <Trans>Street and house number together are too long for a label.</Trans>
    case 'country':
      return <Trans>We do not deliver to this country from here.</Trans>
    case 'tax_code':
      return <Trans>This tax code is not right. Please check its letters and figures.</Trans>
    case 'upload':
      return <Trans>Please wait until the document has been sent.</Trans>
    case 'document':
      return <Trans>We do not have this document any more. Please send it again.</Trans>
    case 'too_big':
      return field === 'poiName' ? (
        <Trans>Your address book is full. Please change an address instead.</Trans>
      ) : (
        <Trans>This is too long or too large.</Trans>
      )
    case 'address.not_found':
      return <Trans>This address was removed in the meantime. Please enter it again.</Trans>
    case '429':
      return <Trans>Too many tries. Please wait a moment, then try again.</Trans>
    case 'network':
      return (
        <Trans>
          There is no connection at the moment. What you typed is kept; please try again.
        </Trans>
      )
    default:
      return <Trans>Invalid input.</Trans>
  }
}
