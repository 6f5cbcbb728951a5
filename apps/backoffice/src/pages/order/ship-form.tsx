import { errorsOf } from '@galleria/ui/form/field-errors'
import { controlOf } from '@galleria/ui/form/fields'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { LoadFailure } from '../../parts/notice.tsx'
import { carriersQuery } from '../orders/order-queries.ts'
import { PromiseNotice } from './promise-notice.tsx'
import { ConfirmParcel } from './confirm-parcel.tsx'
import type { ShownOrder } from './desk.ts'
import { CarrierField, NumberField, type CarrierProps } from './parcel-fields.tsx'
import { ShipQuantities } from './ship-quantities.tsx'
import { countPieces, packParcel, parcelSchema, tidyNumber, type Entered } from './ship-rules.ts'
import { useShipDraft, type ShipDraft } from './use-ship-draft.ts'
import { useReason } from './use-reason.tsx'
import type { Shipping } from './use-shipping.tsx'

type Props = {
  readonly order: ShownOrder
  readonly shipping: Shipping
  readonly shipAsked: number | undefined
}

/**
 * One parcel: by whom, under which number, and with what of that which is left. Sending takes a
 * second look, since the buyer is notified at once.
 */
export function ShipForm({ order, shipping, shipAsked }: Props) {
  const { t } = useLingui()
  const carriers = useQuery(carriersQuery)
  const draft = useShipDraft(order.id)
  const why = useReason()
  const [entered, enter] = useState<Entered>({})
  const [isConfirming, confirm] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const carrier = carriers.data?.find((one) => String(one.id) === draft.carrierId)
  const lines = packParcel(order.tradeOrderLineList, entered)
  const pieces = countPieces(lines, order.tradeOrderLineList)
  const parcel = { carrier: carrier ? draft.carrierId : '', number: draft.number, pieces }
  const { errorOf, check, judge } = useParcelErrors(form, shipping, parcel)
  useFocusWhenAsked(form, shipAsked, carriers.isSuccess, draft.carrierId ? 'number' : 'carrier')

  function reconsider() {
    shipping.forgive()
    confirm(false)
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!isConfirming && check() && why.take() !== undefined) confirm(true)
  }
  function send() {
    const reason = why.take()
    if (!carrier || reason === undefined || shipping.isSending) return
    confirm(false)
    const serviceCode = tidyNumber(draft.number)
    shipping.send({ carrierId: carrier.id, serviceCode, lines, reason }, () => {
      draft.forget()
      enter({})
      document.getElementById('parcels')?.focus()
    })
  }
  if (carriers.isError && !carriers.data)
    return <LoadFailure error={carriers.error} retry={() => void carriers.refetch()} />
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label={t`Ship`}>
      <Stack gap="sm">
        <Head notice={shipping.notice} promise={order.promise} />
        <Label
          carriers={carriers.data}
          draft={draft}
          isAsked={shipAsked !== undefined}
          errorOf={errorOf}
          judge={judge}
          write={(change) => {
            reconsider()
            draft.write(change)
          }}
        />
        <ShipQuantities
          lines={order.tradeOrderLineList}
          entered={entered}
          error={errorOf('quantities')}
          enter={(id, qty) => {
            reconsider()
            enter({ ...entered, [id]: qty })
          }}
        />
        {why.field}
        {isConfirming && carrier ? (
          <ConfirmParcel
            carrier={carrier.entityName}
            number={tidyNumber(draft.number)}
            pieces={pieces}
            unshipped={order.unshippedQty}
            send={send}
            back={() => {
              confirm(false)
              findField(form, 'number')?.focus()
            }}
          />
        ) : (
          <ShipButton pieces={pieces} isSending={shipping.isSending} />
        )}
      </Stack>
    </form>
  )
}

function Head({ notice, promise }: Pick<Shipping, 'notice'> & Pick<ShownOrder, 'promise'>) {
  return (
    <>
      <Title order={2} id="ship">
        <Trans>Ship</Trans>
      </Title>
      <PromiseNotice promise={promise} />
      {notice}
    </>
  )
}

type LabelProps = Pick<CarrierProps, 'carriers'> & {
  readonly draft: ShipDraft
  /** The form was asked for: the first field that is still empty gets the focus. */
  readonly isAsked: boolean
  readonly errorOf: (field: 'carrier' | 'number') => string | undefined
  readonly judge: (field: 'carrier' | 'number') => void
  readonly write: (change: Partial<ShipDraft>) => void
}

/** What stands on the parcel: the carrier and its number. */
function Label({ carriers, draft, isAsked, errorOf, judge, write }: LabelProps) {
  return (
    <Group align="flex-start" gap="sm" grow preventGrowOverflow={false} wrap="wrap">
      <CarrierField
        carriers={carriers}
        value={draft.carrierId}
        isFirst={isAsked && !draft.carrierId}
        error={errorOf('carrier')}
        leave={() => judge('carrier')}
        choose={(carrierId) => write({ carrierId })}
      />
      <NumberField
        value={draft.number}
        isFirst={isAsked && draft.carrierId !== ''}
        error={errorOf('number')}
        leave={() => judge('number')}
        write={(number) => write({ number })}
      />
    </Group>
  )
}

function ShipButton({ pieces, isSending }: { pieces: number; isSending: boolean }) {
  return (
    <Button type="submit" loading={isSending} style={{ alignSelf: 'flex-start' }}>
      <Plural value={pieces} one="Ship # piece" other="Ship # pieces" />
    </Button>
  )
}
type Form = RefObject<HTMLFormElement | null>

/** What is wrong with the parcel, in words: by its schema, or by what the mall answered. */
function useParcelErrors(
  form: Form,
  { refusal }: Shipping,
  parcel: { carrier: string; number: string; pieces: number },
) {
  const { t } = useLingui()
  const answer = useMemo(
    () => refusal && { errors: { [refusal.field]: { code: '', sentence: refusal.message } } },
    [refusal],
  )
  const { errors, check, judge, recheck } = useFormErrors({
    form,
    answer,
    find: () => errorsOf(parcelSchema, parcel),
  })
  const { carrier, number, pieces } = parcel
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => recheck(), [carrier, number, pieces])
  const words = {
    carrier: t`Please choose the carrier.`,
    number: t`A tracking number has only letters and digits, at most 40.`,
    quantities: t`Put at least one piece into the parcel.`,
  }
  return {
    check,
    judge,
    errorOf: (field: keyof typeof words) =>
      errors[field] && (errors[field].sentence ?? words[field]),
  }
}

/**
 * Goes to the first field that is still to be filled in, once for each time the form is asked for
 * and as soon as there are carriers to choose from.
 */
function useFocusWhenAsked(
  form: Form,
  asked: number | undefined,
  isReady: boolean,
  name: 'carrier' | 'number',
): void {
  useEffect(() => {
    if (asked === undefined) return
    const field = findField(form, name)
    field?.focus()
    field?.scrollIntoView({ block: 'center' })
    // Typing must not pull the focus.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked, isReady])
}
function findField(form: Form, name: string): HTMLElement | undefined {
  return controlOf(form.current, name)
}
