import { Trans } from '@lingui/react/macro'
import { useShop } from '../../parts/use-shop.ts'
import type { AddressField } from './address-values.ts'

/** The rules speak in codes; these are their sentences. */
export function AddressErrorText({ field, code }: { field: AddressField | 'form'; code: string }) {
  const { front } = useShop()
  const example = field === 'postalCode' ? front.postalExample : `${front.dialCode} 555 123456`
  switch (code) {
    case 'required': return field === 'gender' ? <Trans>Please choose one.</Trans> : <Trans>Please fill this in.</Trans>
    case 'email': return <Trans>This e-mail address is not complete, for example name@example.com.</Trans>
    case 'phone': return <Trans>Please check the number, for example {example}.</Trans>
    case 'postal': return <Trans>We cannot deliver to this postal code. It should look like {example}.</Trans>
    case 'length': return <Trans>This is too long.</Trans>
    case 'name_length': return <Trans>First and last name together are too long for the label: 34 characters at most.</Trans>
    case 'street_length': return <Trans>Street and house number together are too long for the label: {front.streetAndNumberMax} characters at most.</Trans>
    case 'too_big': return <Trans>Your address book is full. Please change an address instead.</Trans>
    case 'address.not_found': return <Trans>This address was removed in the meantime. Please enter it again.</Trans>
    case '429': return <Trans>Too many tries. Please wait a moment, then try again.</Trans>
    case 'network': return <Trans>There is no connection at the moment. What you typed is kept; please try again.</Trans>
    default: return <Trans>Please check this: it contains something we cannot use.</Trans>
  }
}
