import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { SHORTEST_ABOUT } from '@galleria/contract/merchant-rules'

/** What is wrong with a field, in the reader's language. */
export function ErrorText({
  code,
  example,
}: {
  code: string
  /** What it should look like. */ example?: string | undefined
}): ReactNode {
  switch (code) {
    case 'required':
      return <Trans>Please fill this in.</Trans>
    case 'email':
      return <Trans>Please enter a complete e-mail address, for example name@example.com.</Trans>
    case 'phone':
      return <Trans>This is not a phone number of the chosen country.</Trans>
    case 'vat_id':
      return example ? (
        <Trans>This is not a VAT ID of the chosen country. One looks like this: {example}</Trans>
      ) : (
        <Trans>This is not a VAT ID of the chosen country.</Trans>
      )
    case 'postal':
      return example ? (
        <Trans>This postal code does not fit the country. One looks like this: {example}</Trans>
      ) : (
        <Trans>This postal code does not fit the country.</Trans>
      )
    case 'too_small':
      return <Trans>Please write at least {SHORTEST_ABOUT} characters.</Trans>
    case 'too_big':
    case 'length':
      return <Trans>This is too long.</Trans>
    case 'document_required':
      return <Trans>Please add at least one document.</Trans>
    case 'document':
    case 'id':
      return (
        <Trans>
          We do not have one of these documents any more. Please remove it and add it again.
        </Trans>
      )
    case 'document_waiting':
      return <Trans>We are still looking at a document. Please try again in a few minutes.</Trans>
    case 'agree':
      return <Trans>Please tick this.</Trans>
    default:
      return <Trans>invalid input</Trans>
  }
}
