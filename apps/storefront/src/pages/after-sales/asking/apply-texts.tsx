import { Trans } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { EVIDENCE_MAX, REMARK_MAX } from '@galleria/contract/after-sales-rules'
import type { ErrorTexts } from '../../../parts/form/error-text.tsx'
import { Price } from '../../../parts/price.tsx'

/** The sentences of an application's errors; some name what the preview allows. */
export function applyErrorTexts(preview: WireApplyPreview | undefined): ErrorTexts {
  return {
    no_line: () => <Trans>please select at least one product</Trans>,
    quantity: () => (
      <Trans>
        You have entered more of one product than you can choose. Please check the quantities.
      </Trans>
    ),
    amount_required: () => <Trans>please enter refund amount</Trans>,
    amount_invalid: ({ example }) => (
      <Trans>Please enter the amount as a number, for example {example}.</Trans>
    ),
    amount_zero: () => <Trans>The amount must be more than zero.</Trans>,
    amount_too_low: () =>
      preview ? (
        <Trans>
          At least <Price amount={preview.leastRefundAmt} />: items that have not been sent can only
          be cancelled in full.
        </Trans>
      ) : null,
    amount_too_high: () =>
      preview ? (
        <Trans>
          The maximum refund for these items is <Price amount={preview.availableRefundAmt} />.
        </Trans>
      ) : null,
    exchange_sku_required: () => <Trans>please choose what you would like instead</Trans>,
    exchange_too_few: () => (
      <Trans>There aren’t enough of these left. Please choose another.</Trans>
    ),
    exchange_gone: () => <Trans>This is no longer available. Please choose another.</Trans>,
    reason_required: () => <Trans>please select reason</Trans>,
    remark_too_long: () => <Trans>Up to {REMARK_MAX} characters</Trans>,
    too_many_files: () => <Trans>Up to {EVIDENCE_MAX} photos</Trans>,
    file_gone: () => (
      <Trans>We no longer have one of these photos. Please remove it and add it again.</Trans>
    ),
  }
}
