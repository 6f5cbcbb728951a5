import type { MerchantOrder } from '@galleria/contract/merchant'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, NativeSelect, Stack, TextInput, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { LoadFailure } from '../../parts/notice.tsx'
import { carriersQuery } from '../orders/order-queries.ts'
import { ConfirmParcel } from './confirm-parcel.tsx'
import { ShipQuantities } from './ship-quantities.tsx'
import {
  countPieces,
  isTrackingNumber,
  packParcel,
  tidyNumber,
  type Entered,
} from './ship-rules.ts'
import { useShipDraft } from './use-ship-draft.ts'
import type { Shipping } from './use-shipping.tsx'

type Props = {
  readonly order: MerchantOrder
  readonly shipping: Shipping
  readonly shipAsked: number | undefined
}

/** One parcel: by whom, under which number, and with what of that which is left. Sending takes a second look, since the buyer is told at once. */
export function ShipForm({ order, shipping, shipAsked }: Props) {
  const { t } = useLingui()
  const carriers = useQuery(carriersQuery)
  const draft = useShipDraft(order.id)
  const [entered, enter] = useState<Entered>({})
  const [looked, look] = useState({ carrier: false, number: false, quantities: false })
  const [isConfirming, confirm] = useState(false)
  const carrierField = useRef<HTMLSelectElement>(null)
  const numberField = useRef<HTMLInputElement>(null)

  const carrier = carriers.data?.find((one) => String(one.id) === draft.carrierId)
  const number = tidyNumber(draft.number)
  const lines = packParcel(order.tradeOrderLineList, entered)
  const pieces = countPieces(lines)
  const { refusal } = shipping
  const errors = {
    carrier:
      refusal?.field === 'carrier'
        ? refusal.message
        : looked.carrier && !carrier
          ? t`Please choose the carrier.`
          : undefined,
    number:
      refusal?.field === 'number'
        ? refusal.message
        : looked.number && !isTrackingNumber(number)
          ? t`A tracking number has only letters and digits, at most 40.`
          : undefined,
    quantities:
      refusal?.field === 'quantities'
        ? refusal.message
        : looked.quantities && pieces === 0
          ? t`Put at least one piece into the parcel.`
          : undefined,
  }

  useEffect(() => {
    if (shipAsked === undefined) return
    const field = draft.carrierId ? numberField.current : carrierField.current
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    // Once per wish and as soon as there are carriers to choose from; typing must not pull the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shipAsked, carriers.isSuccess])
  useEffect(() => {
    if (refusal?.field === 'number') numberField.current?.focus()
    if (refusal?.field === 'carrier') carrierField.current?.focus()
  }, [refusal])

  function reconsider() {
    shipping.forgive()
    confirm(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (isConfirming) return
    look({ carrier: true, number: true, quantities: true })
    if (!carrier) carrierField.current?.focus()
    else if (!isTrackingNumber(number)) numberField.current?.focus()
    else if (pieces > 0) confirm(true)
  }
  function send() {
    if (!carrier || shipping.isSending) return
    confirm(false)
    shipping.send({ carrierId: carrier.id, serviceCode: number, lines }, () => {
      draft.forget()
      enter({})
      look({ carrier: false, number: false, quantities: false })
      document.getElementById('parcels')?.focus()
    })
  }
  if (carriers.isError && !carriers.data)
    return <LoadFailure error={carriers.error} retry={() => void carriers.refetch()} />
  return (
    <form onSubmit={submit} noValidate aria-label={t`Ship`}>
      <Stack gap="sm">
        <Title order={2} id="ship">
          <Trans>Ship</Trans>
        </Title>
        {shipping.notice}
        <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="wrap">
          <NativeSelect
            ref={carrierField}
            data-autofocus={(shipAsked !== undefined && !draft.carrierId) || undefined}
            label={t`Carrier`}
            miw={180}
            disabled={carriers.isPending}
            value={draft.carrierId}
            error={errors.carrier}
            onBlur={() => look({ ...looked, carrier: true })}
            onChange={(event) => {
              reconsider()
              draft.write({ carrierId: event.currentTarget.value })
            }}
            data={[
              { value: '', label: carriers.isPending ? t`Loading` : t`Choose` },
              ...(carriers.data ?? []).map((one) => ({
                value: String(one.id),
                label: one.entityName,
              })),
            ]}
          />
          <TextInput
            ref={numberField}
            data-autofocus={(shipAsked !== undefined && draft.carrierId !== '') || undefined}
            label={t`Tracking number`}
            miw={240}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={80}
            value={draft.number}
            error={errors.number}
            onBlur={() => look({ ...looked, number: draft.number !== '' })}
            onChange={(event) => {
              reconsider()
              draft.write({ number: event.currentTarget.value })
            }}
          />
        </Group>
        <ShipQuantities
          lines={order.tradeOrderLineList}
          entered={entered}
          error={errors.quantities}
          enter={(id, qty) => {
            reconsider()
            enter({ ...entered, [id]: qty })
          }}
        />
        {isConfirming && carrier ? (
          <ConfirmParcel
            carrier={carrier.entityName}
            number={number}
            pieces={pieces}
            unshipped={order.unshippedQty}
            send={send}
            back={() => {
              confirm(false)
              numberField.current?.focus()
            }}
          />
        ) : (
          <Button type="submit" loading={shipping.isSending} style={{ alignSelf: 'flex-start' }}>
            <Plural value={pieces} one="Ship # piece" other="Ship # pieces" />
          </Button>
        )}
      </Stack>
    </form>
  )
}
