import { Trans } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import { EVIDENCE_MAX, REMARK_MAX } from '@galleria/contract/after-sales-rules'
import { Price } from '../../parts/price.tsx'
import type { FieldErrors } from './application.ts'

/** The rules speak in codes; these are their sentences. */
export function ErrorText({
  error,
  preview,
  example,
}: {
  error: NonNullable<FieldErrors[keyof FieldErrors]>
  preview: WireApplyPreview | undefined
  example: string
}) {
  if (typeof error === 'object') return error.sentence
  switch (error) {
    case 'no_line':
      return <Trans>please select at least one product</Trans>
    case 'quantity':
      return (
        <Trans>
          Of one of these products there is less to choose than you asked for. Please look at the
          quantities.
        </Trans>
      )
    case 'amount_required':
      return <Trans>please enter refund amount</Trans>
    case 'amount_invalid':
      return <Trans>Please write the amount as a number, for example {example}.</Trans>
    case 'amount_zero':
      return <Trans>The amount must be above zero.</Trans>
    case 'amount_too_low':
      return preview ? (
        <Trans>
          At least <Price amount={preview.leastRefundAmt} />: goods that were not sent can only be
          cancelled with all of their money.
        </Trans>
      ) : null
    case 'amount_too_high':
      return preview ? (
        <Trans>
          At most <Price amount={preview.availableRefundAmt} /> can be refunded for these goods.
        </Trans>
      ) : null
    case 'reason_required':
      return <Trans>please select reason</Trans>
    case 'remark_too_long':
      return <Trans>At most {REMARK_MAX} characters</Trans>
    case 'too_many_files':
      return <Trans>At most {EVIDENCE_MAX} photos</Trans>
    case 'file_gone':
      return (
        <Trans>We no longer have one of these photos. Please remove it and add it again.</Trans>
      )
  }
}
