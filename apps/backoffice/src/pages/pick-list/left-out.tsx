import type { NotPickedReason } from '@galleria/contract/order-work'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { Notice } from '../../parts/notice.tsx'
import type { PickList } from './pick-list-query.ts'
import styles from './pick-list.module.css'

const reasons: Record<NotPickedReason, MessageDescriptor> = {
  HELD: msg`on hold`,
  UNPAID: msg`not paid yet`,
  SENT: msg`sent already`,
  CANCELED: msg`cancelled`,
  ASKED_BACK: msg`nothing left to send: the rest is cancelled or asked back`,
  CODES: msg`sold as codes, nothing to pack`,
}

/** Which of the chosen orders are not on the list, and why. */
export function LeftOut({ orders }: { readonly orders: PickList['leftOutList'] }) {
  const { i18n } = useLingui()
  return (
    <Notice tone="warn" title={<Trans>Not on this list</Trans>}>
      <ul className={styles['leftOut']}>
        {orders.map(({ id, tradeOrderCode, reason }) => (
          <li key={id}>
            <Link to={`/orders/${id}?view=all`}>{tradeOrderCode}</Link>: {i18n._(reasons[reason])}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
