import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { prePayPath, type Operable } from '../operations.ts'
import { RelatedOrders, useRelated } from '../related-orders.tsx'

/**
 * Orders of one checkout are paid together: which they are, and what they come to, stands before
 * the payment page.
 */
export function PayGroupButton({ order, className }: { order: Operable; className: string }) {
  const dialog = useDialog()
  const [related, look] = useRelated(order.id)
  const path = prePayPath(order.contractId)
  return (
    <>
      <DialogLink to={path} dialog={dialog} onOpen={look} className={className}>
        <Trans>Pay for all</Trans>
      </DialogLink>
      <Dialog dialog={dialog} title={<Trans>Pay for these orders together?</Trans>}>
        <p className="mt-3">
          <Trans>They were ordered together and have to be paid for together.</Trans>
        </p>
        <RelatedOrders related={related} />
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <Link to={path} className="btn btn-main">
            <Trans>Go to payment</Trans>
          </Link>
        </DialogButtons>
      </Dialog>
    </>
  )
}
