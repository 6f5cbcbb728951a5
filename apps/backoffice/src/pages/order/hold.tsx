import { LONGEST_HOLD_REASON } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useDesk, type ShownOrder } from './desk.ts'
import { useOrderWork } from './use-order-work.ts'

type Props = { readonly order: ShownOrder }

/** An order that waits for something: why, and the way on. */
export function Hold({ order }: Props) {
  if (order.operationList.includes('release')) return <Held order={order} />
  return order.operationList.includes('hold') ? <ToHold order={order} /> : null
}

function Held({ order }: Props) {
  const { isMall, release } = useDesk()
  const work = useOrderWork(order, () => release(order.id, ''))
  return (
    <Notice tone="warn" title={<Trans>This order is on hold</Trans>}>
      <Text size="sm">{order.holdReason}</Text>
      {isMall ? (
        <WithReason order={order} move="release" />
      ) : (
        <>
          {work.error && <Text size="sm">{work.error}</Text>}
          <Button
            mt="xs"
            variant="default"
            loading={work.isSending}
            onClick={() => work.run(undefined)}
          >
            <Trans>Release it</Trans>
          </Button>
        </>
      )}
    </Notice>
  )
}

function ToHold({ order }: Props) {
  return <WithReason order={order} move="hold" />
}

/**
 * A move with its reason: the shop says what the order waits for, the mall why it acts in its name.
 */
function WithReason({ order, move }: Props & { readonly move: 'hold' | 'release' }) {
  const { t } = useLingui()
  const desk = useDesk()
  const [isAsked, ask] = useState(false)
  const work = useOrderWork(order, (reason: string) => desk[move](order.id, reason))
  const name = !desk.isMall
    ? t`Put on hold`
    : move === 'hold'
      ? t`Put on hold for the shop`
      : t`Release for the shop`
  if (!isAsked)
    return (
      <div>
        <Button variant="default" onClick={() => ask(true)}>
          {name}
        </Button>
      </div>
    )
  return (
    <TextForm
      draftName={`${move} ${order.id}`}
      name={name}
      label={desk.isMall ? <Trans>Why</Trans> : <Trans>What the order waits for</Trans>}
      max={LONGEST_HOLD_REASON}
      submit={name}
      back={<Trans>Not now</Trans>}
      whenEmpty={
        desk.isMall
          ? t`Please say why; the shop and the buyer read it.`
          : t`Please say what it waits for; the buyer reads it.`
      }
      note={
        desk.isMall ? (
          <Trans>The shop and the buyer see this in the order history, and by email.</Trans>
        ) : (
          <Trans>The buyer reads this on the page of the order.</Trans>
        )
      }
      isSending={work.isSending}
      error={work.error}
      forgive={work.forgive}
      send={(reason, onSent) =>
        work.run(reason, {
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
