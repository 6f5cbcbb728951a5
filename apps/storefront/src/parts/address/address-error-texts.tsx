import { Trans } from '@lingui/react/macro'
import type { ErrorTexts } from '../form/error-text.tsx'

const tooLarge = () => <Trans>This is too long or too large.</Trans>

/** The sentences of an address's errors, word for word those of the server. */
export const addressErrorTexts: ErrorTexts = {
  required: () => <Trans>Please fill this in.</Trans>,
  length: ({ max }) =>
    max === undefined ? tooLarge() : <Trans>This is too long: at most {max} characters fit.</Trans>,
  email: () => <Trans>Please enter an e-mail address such as name@example.com.</Trans>,
  phone: () => <Trans>Please enter a phone number with its country code.</Trans>,
  postal: () => <Trans>This postal code does not fit the country.</Trans>,
  name: () => (
    <Trans>
      Please enter a name as on a doorbell, without links, mail addresses, phone numbers or whole
      sentences.
    </Trans>
  ),
  name_length: () => <Trans>First and last name together may have at most 34 characters.</Trans>,
  street_length: () => <Trans>Street and house number together are too long for a label.</Trans>,
  country: () => <Trans>We do not deliver to this country from here.</Trans>,
  tax_code: () => <Trans>This tax code is not right. Please check its letters and figures.</Trans>,
  upload: () => <Trans>Please wait until the document has been sent.</Trans>,
  document: () => <Trans>We do not have this document any more. Please send it again.</Trans>,
  invalid: () => <Trans>Invalid input.</Trans>,
  too_big: tooLarge,
  'address.not_found': () => (
    <Trans>This address was removed in the meantime. Please enter it again.</Trans>
  ),
  'address.too_many': () => (
    <Trans>Your address book is full. Please change an address instead.</Trans>
  ),
  '429': () => <Trans>Too many tries. Please wait a moment, then try again.</Trans>,
  network: () => (
    <Trans>There is no connection at the moment. What you typed is kept; please try again.</Trans>
  ),
}
