import { Trans } from '@lingui/react/macro'
import type { WireReceipt } from '@galleria/contract/withdrawal'
import { IconPrint } from '@galleria/ui/icons'
import { DoorFrame } from '../../../parts/account/account-frame.tsx'
import { StatementRow, StatementRows } from './statement-rows.tsx'

/** That it is there, with what was said and when, to print; the same is in the mail. */
export function ReceiptView({ receipt }: { receipt: WireReceipt }) {
  const { email } = receipt
  return (
    <DoorFrame
      title={<Trans>We’ve received your withdrawal</Trans>}
      intro={
        <span role="status">
          <Trans>We have also emailed this confirmation to {email}.</Trans>
        </span>
      }
    >
      <StatementRows statement={receipt}>
        <StatementRow name={<Trans>Statement</Trans>}>{receipt.withdrawalCode}</StatementRow>
        <StatementRow name={<Trans>Time of receipt</Trans>}>
          <time dateTime={receipt.statedAt}>{receipt.statedAtText}</time>
        </StatementRow>
      </StatementRows>
      <button
        type="button"
        onClick={() => print()}
        className="needs-script btn btn-quiet mt-6 inline-flex items-center gap-2 print:hidden"
      >
        <IconPrint size={18} />
        <Trans>Print</Trans>
      </button>
    </DoorFrame>
  )
}
