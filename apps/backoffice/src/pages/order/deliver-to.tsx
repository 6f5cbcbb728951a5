import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { CopiedAddress } from './copied-address.tsx'

/** As it goes on the label, to be copied in one piece. */
export function DeliverTo({
  address,
  isFetched = false,
}: {
  readonly address: MerchantOrder['deliverTo']
  /** Then it is where the buyer lives, and nothing goes there. */ readonly isFetched?: boolean
}) {
  return (
    <>
      <CopiedAddress
        id="deliver-to"
        title={isFetched ? <Trans>Buyer</Trans> : <Trans>Deliver to</Trans>}
        address={address}
      />
      {address.phone && (
        <div>
          <span className={detail['minor']}>
            {isFetched ? <Trans>Phone</Trans> : <Trans>Phone for the carrier</Trans>}
          </span>{' '}
          <a href={`tel:${address.phone.replace(/\s/g, '')}`}>{address.phone}</a>
        </div>
      )}
    </>
  )
}
