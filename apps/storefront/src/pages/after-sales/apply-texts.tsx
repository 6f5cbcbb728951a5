import { Trans } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/after-sales'
import { EVIDENCE_MAX, REMARK_MAX } from '@galleria/contract/after-sales-rules'
import type { ErrorTexts } from '../../parts/form/error-text.tsx'
import { Price } from '../../parts/price.tsx'

/** The sentences of an application's errors; some name what the preview allows. */
export function applyErrorTexts(preview: WireApplyPreview | undefined): ErrorTexts {
  return {
    no_line: () => <Trans>please select at least one product</Trans>,
    quantity: () => (
      <Trans>
        Of one of these products there is less to choose than you asked for. Please look at the
        quantities.
      </Trans>
    ),
    amount_required: () => <Trans>please enter refund amount</Trans>,
    amount_invalid: ({ example }) => (
      <Trans>Please write the amount as a number, for example {example}.</Trans>
    ),
    amount_zero: () => <Trans>The amount must be above zero.</Trans>,
    amount_too_low: () =>
      preview ? (
        <Trans>
          At least <Price amount={preview.leastRefundAmt} />: goods that were not sent can only be
          cancelled with all of their money.
        </Trans>
      ) : null,
    amount_too_high: () =>
      preview ? (
        <Trans>
          At most <Price amount={preview.availableRefundAmt} /> can be refunded for these goods.
        </Trans>
      ) : null,
    exchange_sku_required: () => <Trans>please choose what you would like instead</Trans>,
    exchange_too_few: () => (
      <Trans>Of this there are fewer left than you ask for. Please choose another.</Trans>
    ),
    exchange_gone: () => <Trans>This cannot be had any more. Please choose another.</Trans>,
    reason_required: () => <Trans>please select reason</Trans>,
    remark_too_long: () => <Trans>At most {REMARK_MAX} characters</Trans>,
    too_many_files: () => <Trans>At most {EVIDENCE_MAX} photos</Trans>,
    file_gone: () => (
      <Trans>We no longer have one of these photos. Please remove it and add it again.</Trans>
    ),
  }
}
