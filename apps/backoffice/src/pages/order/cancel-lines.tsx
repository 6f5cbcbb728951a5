import { piecesSchema } from '@galleria/contract/order-work-rules'
import { errorsOf } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Notice } from '../../parts/notice.tsx'
import { useDesk, type ShownOrder } from './desk.ts'
import { ShipQuantities } from './ship-quantities.tsx'
import { countPieces, packParcel, type Entered } from './ship-rules.ts'
import { isOfCodes } from './is-of-codes.ts'
import { useOrderWork } from './use-order-work.ts'
import { useReason } from './use-reason.tsx'

/** What the shop cannot send: which pieces, and what happens with their money. */
export function CancelLines({ order }: { readonly order: ShownOrder }) {
  const [isAsked, ask] = useState(false)
  if (!order.operationList.includes('cancelForStock')) return null
  if (isAsked) return <CancelForm order={order} close={() => ask(false)} />
  return (
    <div>
      <Button variant="subtle" color="red" onClick={() => ask(true)}>
        {isOfCodes(order) ? (
          <Trans>Cancel what cannot be provided</Trans>
        ) : (
          <Trans>Cancel, out of stock</Trans>
        )}
      </Button>
    </div>
  )
}

function CancelForm({ order, close }: { readonly order: ShownOrder; readonly close: () => void }) {
  const { t } = useLingui()
  const queries = useQueryClient()
  // Nothing is cancelled that was not entered.
  const [entered, setEntered] = useState<Entered>(() =>
    Object.fromEntries(order.tradeOrderLineList.map((line) => [line.id, 0])),
  )
  // Sent again because no answer came, it is the same cancellation.
  const key = useRef(crypto.randomUUID())
  const desk = useDesk()
  const why = useReason()
  const cancel = useOrderWork(
    order,
    ({ lines, reason }: { lines: { id: string; qty: number }[]; reason: string }) =>
      desk.cancelLines({ orderId: order.id, lines, requestKey: key.current }, reason),
  )
  const lines = packParcel(order.tradeOrderLineList, entered)
  const isCodes = isOfCodes(order)
  const missing = isCodes
    ? t`Please say how many you cannot provide.`
    : t`Please say how many pieces are missing.`
  const pieces = countPieces(lines, order.tradeOrderLineList)
  const { form, errors, check } = usePiecesErrors(pieces)
  function submit(event: FormEvent) {
    event.preventDefault()
    if (cancel.isSending || !check()) return
    const reason = why.take()
    if (reason === undefined) return
    cancel.run(
      { lines, reason },
      {
        onSuccess: () => {
          void queries.invalidateQueries({ queryKey: ['after-sales'] })
          notifications.show({
            message: t`Cancelled. The buyer is being refunded.`,
            closeButtonProps: { 'aria-label': t`Close` },
          })
          close()
        },
      },
    )
  }
  return (
    <form
      ref={form}
      onSubmit={submit}
      noValidate
      aria-label={isCodes ? t`Cancel what cannot be provided` : t`Cancel, out of stock`}
    >
      <Stack gap="xs">
        <ShipQuantities
          lines={order.tradeOrderLineList}
          entered={entered}
          legend={
            isCodes ? <Trans>What you cannot provide</Trans> : <Trans>What cannot be sent</Trans>
          }
          error={errors['quantities'] && missing}
          enter={(id, qty) => setEntered({ ...entered, [id]: qty })}
        />
        <WhatFollows isCodes={isCodes} />
        {why.field}
        {cancel.error && <Notice tone="refuse">{cancel.error}</Notice>}
        <Group gap="xs">
          <Button type="submit" color="red" loading={cancel.isSending}>
            <CountText pieces={pieces} isCodes={isCodes} />
          </Button>
          <Button variant="default" disabled={cancel.isSending} onClick={close}>
            <Trans>Not now</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Something has to be cancelled; with each change it is looked at again. */
function usePiecesErrors(pieces: number) {
  const form = useRef<HTMLFormElement>(null)
  const { errors, check, recheck } = useFormErrors({
    form,
    answer: undefined,
    find: () => errorsOf(piecesSchema, { pieces }),
  })
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [pieces])
  return { form, errors, check }
}

function WhatFollows({ isCodes }: { readonly isCodes: boolean }) {
  return (
    <Text size="sm">
      {isCodes && <Trans>These codes can’t be used any more.</Trans>}{' '}
      <Trans>
        The buyer is refunded to the original payment method and told by email. This can’t be
        undone.
      </Trans>
    </Text>
  )
}

function CountText({ pieces, isCodes }: { readonly pieces: number; readonly isCodes: boolean }) {
  return isCodes ? (
    <Plural value={pieces} _0="Cancel codes" one="Cancel # code" other="Cancel # codes" />
  ) : (
    <Plural value={pieces} _0="Cancel pieces" one="Cancel # piece" other="Cancel # pieces" />
  )
}
