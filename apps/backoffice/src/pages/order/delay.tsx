import type { MerchantOrder } from '@galleria/contract/merchant'
import { readDraft } from '@galleria/ui/form/draft-store'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useState } from 'react'
import { mall } from '../../api/mall.ts'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { DelayForm, type DelayNotice } from '../delays/delay-form.tsx'
import { delayWordOf } from '../delays/delay-words.ts'
import { useOrderWork } from './use-order-work.ts'

/** What is left leaves later than was promised: what its buyer was told, and the way to say so. */
export function Delay({ order }: { readonly order: MerchantOrder }) {
  const { t } = useLingui()
  const draftName = `delay ${order.id}`
  const [isAsked, ask] = useState(() => readDraft(draftName) !== undefined)
  const work = useOrderWork(order, (notice: DelayNotice) =>
    mall('POST /sapi/mall-merchant/order/delay', { id: order.id, ...notice }),
  )
  if (!order.operationList.includes('delay'))
    return work.error ? (
      <Notice tone="warn" title={<Trans>The buyer was not told of a later day</Trans>}>
        {work.error}
      </Notice>
    ) : null
  return (
    <>
      <DelayFacts order={order} />
      {isAsked ? (
        <DelayForm
          draftName={draftName}
          today={order.shopDay}
          promised={order.shipBy ?? undefined}
          isSending={work.isSending}
          error={work.error}
          forgive={work.forgive}
          goBack={() => ask(false)}
          send={(notice, onSent) =>
            work.run(notice, {
              onSuccess: () => {
                onSent()
                ask(false)
                notifications.show({
                  message: t`The buyer is told of the new day by email.`,
                  closeButtonProps: { 'aria-label': t`Close` },
                })
              },
            })
          }
        />
      ) : (
        <div>
          <Button variant="default" onClick={() => ask(true)}>
            <Trans>Send later</Trans>
          </Button>
        </div>
      )}
    </>
  )
}

export function DelayFacts({ order: { delay } }: { readonly order: Pick<MerchantOrder, 'delay'> }) {
  const { i18n } = useLingui()
  const format = useFormat()
  if (!delay) return null
  const [day, before, at] = [
    format.day(delay.day),
    format.day(delay.dayBefore),
    format.moment(delay.at),
  ]
  const word = delayWordOf(delay.reason)
  return (
    <Text size="sm">
      <Trans>
        Later than promised: {day} instead of {before}; the buyer was told on {at}.
      </Trans>{' '}
      {[word && i18n._(word), delay.content].filter(Boolean).join(' · ')}
    </Text>
  )
}
