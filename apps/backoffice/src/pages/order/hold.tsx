import type { MerchantOrder } from '@galleria/contract/merchant'
import { LONGEST_HOLD_REASON } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useOrderWork } from './use-order-work.ts'

/** An order that waits for something: why, and the way on. */
export function Hold({ order }: { readonly order: MerchantOrder }) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(false)
  const hold = useOrderWork(order, (reason: string) =>
    mall('POST /sapi/mall-merchant/order/hold', { id: order.id, reason }),
  )
  const release = useOrderWork(order, () =>
    mall('POST /sapi/mall-merchant/order/release', { id: order.id }),
  )
  if (order.operationList.includes('release'))
    return (
      <Notice tone="warn" title={<Trans>This order is on hold</Trans>}>
        <Text size="sm">{order.holdReason}</Text>
        {release.error && <Text size="sm">{release.error}</Text>}
        <Button
          mt="xs"
          variant="default"
          loading={release.isSending}
          onClick={() => release.run(undefined)}
        >
          <Trans>Release it</Trans>
        </Button>
      </Notice>
    )
  if (!order.operationList.includes('hold')) return null
  if (!isAsked)
    return (
      <div>
        <Button variant="default" onClick={() => ask(true)}>
          <Trans>Put on hold</Trans>
        </Button>
      </div>
    )
  return (
    <TextForm
      draftName={`hold ${order.id}`}
      name={t`Put on hold`}
      label={<Trans>What the order waits for</Trans>}
      max={LONGEST_HOLD_REASON}
      submit={<Trans>Put on hold</Trans>}
      back={<Trans>Not now</Trans>}
      whenEmpty={t`Please say what it waits for; the buyer reads it.`}
      note={<Trans>The buyer reads this on the page of the order.</Trans>}
      isSending={hold.isSending}
      error={hold.error}
      forgive={hold.forgive}
      send={(reason, onSent) =>
        hold.run(reason, {
          onSuccess: () => {
            onSent()
            ask(false)
          },
        })
      }
      goBack={() => ask(false)}
    />
  )
}
