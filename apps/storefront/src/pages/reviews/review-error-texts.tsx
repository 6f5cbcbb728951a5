import { Trans } from '@lingui/react/macro'
import { LONGEST_REVIEW } from '@galleria/contract/review-rules'
import type { ErrorTexts } from '../../parts/form/error-text.tsx'

const texts: ErrorTexts = {
  rating: () => <Trans>please pick a rating</Trans>,
  review_text: () => <Trans>there are products not yet reviewed</Trans>,
  length: () => <Trans>Up to {LONGEST_REVIEW} characters</Trans>,
  picture: () => (
    <Trans>We no longer have one of these photos. Please remove it and add it again.</Trans>
  ),
}

/** The sentences of a review's errors. */
export function reviewErrorTexts(): ErrorTexts {
  return texts
}
