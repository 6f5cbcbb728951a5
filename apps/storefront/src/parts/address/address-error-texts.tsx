import { Trans } from '@lingui/react/macro'
import type { ErrorTexts } from '../form/error-text.tsx'

const tooLarge = () => <Trans>This is too long or too large.</Trans>

/** The sentences of an address's errors, word for word those of the server. */
export const addressErrorTexts: ErrorTexts = {
  required: () => <Trans>Please fill this in.</Trans>,
  length: ({ max }) =>
    max === undefined ? (
      tooLarge()
    ) : (
      <Trans>This is too long: please use no more than {max} characters.</Trans>
    ),
  email: () => <Trans>Please enter an email address such as name@example.com.</Trans>,
  phone: () => <Trans>Please enter a phone number with its country code.</Trans>,
  postal: () => <Trans>This postcode is not valid for the country.</Trans>,
  name: () => (
    <Trans>
      Please enter just a name, without links, email addresses, phone numbers or whole sentences.
    </Trans>
  ),
  name_length: () => <Trans>First and last name together can have up to 34 characters.</Trans>,
  street_length: () => (
    <Trans>Street and house number together are too long for a delivery label.</Trans>
  ),
  country: () => <Trans>This storefront does not deliver to this country.</Trans>,
  tax_code: () => <Trans>This tax code is not valid. Please check the letters and digits.</Trans>,
  upload: () => <Trans>Please wait until the document has been uploaded.</Trans>,
  document: () => <Trans>We no longer have this document. Please upload it again.</Trans>,
  invalid: () => <Trans>Invalid input.</Trans>,
  too_big: tooLarge,
  'address.not_found': () => (
    <Trans>This address has been deleted since. Please enter it again.</Trans>
  ),
  'address.too_many': () => (
    <Trans>Your address book is full. Please edit an existing address instead.</Trans>
  ),
  '429': () => <Trans>Too many attempts. Please wait a moment, then try again.</Trans>,
  network: () => <Trans>You’re offline. What you typed has been kept; please try again.</Trans>,
}
