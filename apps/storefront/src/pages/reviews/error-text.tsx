import { Trans } from '@lingui/react/macro'
import { LONGEST_REVIEW } from '@galleria/contract/review-rules'
import type { ErrorCode } from './review-form.ts'

export function ErrorText({ code }: { code: ErrorCode }) {
  switch (code) {
    case 'rating':
      return <Trans>please pick a rating</Trans>
    case 'review_text':
      return <Trans>there are products not yet reviewed</Trans>
    case 'length':
      return <Trans>At most {LONGEST_REVIEW} characters</Trans>
    case 'picture':
      return (
        <Trans>We no longer have one of these photos. Please remove it and add it again.</Trans>
      )
  }
}
