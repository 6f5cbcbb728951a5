import type { MerchantOrder } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { CopiedAddress } from './copied-address.tsx'

/** As it goes on the label, to be copied in one piece. */
export function DeliverTo({ address }: { readonly address: MerchantOrder['deliverTo'] }) {
  return (
    <>
      <CopiedAddress id="deliver-to" title={<Trans>Deliver to</Trans>} address={address} />
      {address.phone && (
        <div>
          <span className={detail['minor']}>
            <Trans>Phone for the carrier</Trans>
          </span>{' '}
          <a href={`tel:${address.phone.replace(/\s/g, '')}`}>{address.phone}</a>
        </div>
      )}
    </>
  )
}
