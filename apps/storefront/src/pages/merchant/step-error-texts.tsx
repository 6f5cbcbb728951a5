import { Trans } from '@lingui/react/macro'
import { SHORTEST_ABOUT } from '@galleria/contract/merchant-rules'
import type { ErrorTexts } from '../../parts/form/error-text.tsx'

const documentGone = () => (
  <Trans>We do not have one of these documents any more. Please remove it and add it again.</Trans>
)
const texts: ErrorTexts = {
  phone: () => <Trans>This is not a phone number of the chosen country.</Trans>,
  vat_id: ({ example }) =>
    example ? (
      <Trans>This is not a VAT ID of the chosen country. One looks like this: {example}</Trans>
    ) : (
      <Trans>This is not a VAT ID of the chosen country.</Trans>
    ),
  postal: ({ example }) =>
    example ? (
      <Trans>This postal code does not fit the country. One looks like this: {example}</Trans>
    ) : (
      <Trans>This postcode is not valid for the country.</Trans>
    ),
  too_small: () => <Trans>Please write at least {SHORTEST_ABOUT} characters.</Trans>,
  document_required: () => <Trans>Please add at least one document.</Trans>,
  document: documentGone,
  id: documentGone,
  document_waiting: () => (
    <Trans>We are still looking at a document. Please try again in a few minutes.</Trans>
  ),
  agree: () => <Trans>Please tick this.</Trans>,
}

/** The sentences of the errors in a seller's application. */
export function stepErrorTexts(): ErrorTexts {
  return texts
}
