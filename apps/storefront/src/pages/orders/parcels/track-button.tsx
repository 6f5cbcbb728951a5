import { Trans } from '@lingui/react/macro'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { DialogLink } from '../../../parts/buyer/dialog-link.tsx'
import { trackPath } from '../operations.ts'
import { ParcelCard } from './parcel-card.tsx'
import { useAsked } from '../use-asked.ts'

/**
 * Where the parcels of an order are, over the page one is on; without script on a page of its own.
 */
export function TrackButton({ orderId, className }: { orderId: string; className: string }) {
  const dialog = useDialog()
  const [parcels, ask] = useAsked((call) =>
    call('POST /sapi/mall-order/web/order/listPackage', { id: orderId }),
  )
  return (
    <>
      <DialogLink to={trackPath(orderId)} dialog={dialog} onOpen={ask} className={className}>
        <Trans>Track</Trans>
      </DialogLink>
      <Dialog dialog={dialog} width={640} title={<Trans>Track your parcels</Trans>}>
        <div className="mt-4 grid min-h-40 gap-4" aria-busy={!parcels}>
          {parcels === 'unknown' ? (
            <p role="alert" className="text-refuse">
              <Trans>This could not be loaded. Please try again.</Trans>
            </p>
          ) : (
            parcels?.map((parcel, index) => (
              <ParcelCard
                key={parcel.id}
                parcel={parcel}
                number={parcels.length > 1 ? index + 1 : undefined}
              />
            ))
          )}
        </div>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Close</Trans>
          </button>
        </DialogButtons>
      </Dialog>
    </>
  )
}
