import { Trans } from '@lingui/react/macro'
import { SHORTEST_ABOUT } from '@galleria/contract/merchant-rules'
import type { ErrorTexts } from '../../parts/form/error-text.tsx'

const documentGone = () => (
  <Trans>We no longer have one of these documents. Please remove it and add it again.</Trans>
)
const texts: ErrorTexts = {
  phone: () => <Trans>This is not a valid phone number for the country you chose.</Trans>,
  vat_id: ({ example }) =>
    example ? (
      <Trans>
        This is not a valid VAT number for the country you chose. For example: {example}
      </Trans>
    ) : (
      <Trans>This is not a valid VAT number for the country you chose.</Trans>
    ),
  postal: ({ example }) =>
    example ? (
      <Trans>This postcode is not valid for the country. For example: {example}</Trans>
    ) : (
      <Trans>This postcode is not valid for the country.</Trans>
    ),
  too_small: () => <Trans>Please enter at least {SHORTEST_ABOUT} characters.</Trans>,
  document_required: () => <Trans>Please add at least one document.</Trans>,
  document: documentGone,
  id: documentGone,
  document_waiting: () => (
    <Trans>We are still checking a document. Please try again in a few minutes.</Trans>
  ),
  agree: () => <Trans>Please tick this.</Trans>,
}

/** The sentences of the errors in a seller's application. */
export function stepErrorTexts(): ErrorTexts {
  return texts
}
