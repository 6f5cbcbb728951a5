import { LONGEST_CALL_BACK_REASON } from '@galleria/contract/order-work-rules'
import { readDraft } from '@galleria/ui/form/draft-store'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import type { ShownOrder } from './desk.ts'
import { useOrderWork } from './use-order-work.ts'

type Props = {
  readonly order: ShownOrder
  readonly parcel: ShownOrder['packageList'][number]
}

/**
 * A parcel that its carrier does not have yet comes back to the desk. A refusal is read even where
 * the form has gone.
 */
export function CallParcelBack({ order, parcel }: Props) {
  const { t } = useLingui()
  const draftName = `call back ${parcel.id}`
  const [isAsked, ask] = useState(() => readDraft(draftName) !== undefined)
  const work = useOrderWork(order, (reason: string) =>
    mall('POST /sapi/mall-merchant/order/callParcelBack', {
      orderId: order.id,
      parcelId: parcel.id,
      reason,
    }),
  )
  if (!parcel.operationList.includes('callBack'))
    return work.error ? (
      <Notice tone="warn" title={<Trans>The parcel was not called back</Trans>}>
        {work.error}
      </Notice>
    ) : null
  if (!isAsked)
    return (
      <div>
        <Button variant="default" size="xs" mt="xs" onClick={() => ask(true)}>
          <Trans>Call it back</Trans>
        </Button>
      </div>
    )
  return (
    <TextForm
      draftName={draftName}
      name={t`Call it back`}
      label={<Trans>Why it is called back</Trans>}
      max={LONGEST_CALL_BACK_REASON}
      submit={<Trans>Call it back</Trans>}
      back={<Trans>Not now</Trans>}
      whenEmpty={t`Please say why; the buyer reads it.`}
      warning={
        <Trans>
          Only while the parcel is still with you. What is in it is to be sent again, or cancelled.
        </Trans>
      }
      note={<Trans>The buyer sees this on the order page and by email.</Trans>}
      isSending={work.isSending}
      error={work.error}
      forgive={work.forgive}
      send={(reason, onSent) =>
        work.run(reason, {
          onSuccess: () => {
            onSent()
            ask(false)
            notifications.show({
              message: t`The parcel has been recalled. We’ve emailed the buyer.`,
              closeButtonProps: { 'aria-label': t`Close` },
            })
          },
        })
      }
      goBack={() => ask(false)}
    />
  )
}
