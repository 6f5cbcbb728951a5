import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { Link } from 'react-router'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { StatusBadge } from '../../parts/status-badge.tsx'
import { useDesk, type ShownOrder } from './desk.ts'
import { OrderPart } from './order-part.tsx'
import { reissueWords } from './reissue-words.ts'
import styles from './order.module.css'
import { useOrderWork } from './use-order-work.ts'

/** What is sent again at no charge, seen from both orders. */

function useOrderLink() {
  const { orderPath } = useDesk()
  return (id: string, code: string) => <Link to={orderPath(id)}>{code}</Link>
}

/** Which order it is for, and why. */
export function ReissueOf({ order: { reissueOf } }: { readonly order: ShownOrder }) {
  const { i18n } = useLingui()
  const link = useOrderLink()
  if (!reissueOf) return null
  const order = link(reissueOf.id, reissueOf.tradeOrderCode)
  return (
    <Text>
      <Trans>This is sent at no charge for order {order}.</Trans>{' '}
      {i18n._(reissueWords[reissueOf.reason])}.
    </Text>
  )
}

/** What was sent of an order again, and how far it is. */
export function Reissues({ order: { reissueList } }: { readonly order: ShownOrder }) {
  const { i18n } = useLingui()
  const link = useOrderLink()
  if (reissueList.length === 0) return null
  return (
    <OrderPart id="reissues" title={<Trans>Sent at no charge</Trans>}>
      <ul className={styles['reissues']}>
        {reissueList.map(({ id, tradeOrderCode, displayStatus, reason }) => (
          <li key={id}>
            {link(id, tradeOrderCode)}
            <span>{i18n._(reissueWords[reason])}</span>
            <StatusBadge status={displayStatus} />
          </li>
        ))}
      </ul>
    </OrderPart>
  )
}

/** It is not sent after all, or what was sent of it is lost. */
export function CancelReissue({ order }: { readonly order: ShownOrder }) {
  const [isAsked, ask] = useState(false)
  const isLost = order.displayStatus === 'UN_RECEIVED'
  // Also when somebody else was quicker: what was said to that stays.
  if (isAsked) return <AskFirst order={order} isLost={isLost} close={() => ask(false)} />
  if (!order.operationList.includes('cancelReissue')) return null
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => ask(true)}>
        {isLost ? <Trans>Cancel what is lost</Trans> : <Trans>Cancel, do not send this</Trans>}
      </Button>
    </div>
  )
}

type Asked = { readonly order: ShownOrder; readonly isLost: boolean; readonly close: () => void }

function AskFirst({ order, isLost, close }: Asked) {
  const { t } = useLingui()
  const work = useOrderWork(order, () =>
    mall('POST /sapi/mall-merchant/order/cancelReissue', { id: order.id }),
  )
  function cancel() {
    work.run(undefined, {
      onSuccess: () => {
        notifications.show({
          message: t`Cancelled. We’ve emailed the buyer.`,
          closeButtonProps: { 'aria-label': t`Close` },
        })
        close()
      },
    })
  }
  return (
    <Notice
      tone="warn"
      title={
        isLost ? <Trans>Cancel what is lost?</Trans> : <Trans>Cancel what has not been sent?</Trans>
      }
    >
      <Text size="sm">
        <Trans>The buyer is told by email. This can’t be undone.</Trans>
      </Text>
      {work.error && <Text size="sm">{work.error}</Text>}
      <Group gap="xs" mt="xs">
        <Button color="red" loading={work.isSending} onClick={cancel}>
          {isLost ? <Trans>Cancel what is lost</Trans> : <Trans>Cancel, do not send this</Trans>}
        </Button>
        <Button variant="default" onClick={close}>
          <Trans>Not now</Trans>
        </Button>
      </Group>
    </Notice>
  )
}
