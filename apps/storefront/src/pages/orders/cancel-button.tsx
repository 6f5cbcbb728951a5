import { useState } from 'react'
import { Trans } from '@lingui/react/macro'
import { createClient, fetchTransport } from '@galleria/contract/client'
import type { WireOrderRow } from '@galleria/contract/order'
import { Price } from '../../parts/price.tsx'
import { commands, Dialog, DialogButtons, useDialog } from '../../parts/buyer/dialog.tsx'
import type { Operable } from './operations.ts'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'

/** A second click within this time is the same cancel [ORD-115]. */
const CALM_MS = 60

type Related = readonly WireOrderRow[] | 'unknown' | undefined

/** Cancels an unpaid order after a question. Orders of one payment go together, so they are shown first [ORD-113]. */
export function CancelButton({ order, className }: { order: Operable; className: string }) {
  const dialog = useDialog()
  const [related, setRelated] = useState<Related>()
  const isGroup = order.isInGroup === 1
  async function look() {
    if (!isGroup || (related && related !== 'unknown')) return
    const call = createClient(fetchTransport())
    setRelated(
      await call('POST /sapi/mall-order/web/order/queryMergeInfo', { id: order.id }).then(
        ({ tradeOrderList }) => tradeOrderList,
        () => 'unknown' as const,
      ),
    )
  }
  return (
    <>
      <button {...commands(dialog, 'show-modal', () => void look())} className={className}>
        <Trans>Cancel order</Trans>
      </button>
      <Dialog
        dialog={dialog}
        title={
          isGroup ? (
            <Trans>Cancel these orders?</Trans>
          ) : (
            <Trans>Cancel order {order.tradeOrderCode}?</Trans>
          )
        }
      >
        {isGroup ? (
          <RelatedOrders related={related} />
        ) : (
          <p className="mt-3">
            <Trans>Nothing has been paid. The items go back on sale.</Trans>
          </p>
        )}
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Keep it</Trans>
          </button>
          <OperationForm
            operation="buyerCancelBeforePay"
            fields={{ orderId: order.id }}
            calm={CALM_MS}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              {isGroup ? <Trans>Cancel all of them</Trans> : <Trans>Cancel order</Trans>}
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </>
  )
}

function RelatedOrders({ related }: { related: Related }) {
  return (
    <>
      <p className="mt-3">
        <Trans>They were ordered together and are cancelled together. Nothing has been paid.</Trans>
      </p>
      {related === 'unknown' ? null : (
        <ul
          className="mt-4 min-h-24 divide-y divide-line rounded-card border border-line bg-surface px-4"
          aria-busy={!related}
        >
          {related?.map(({ id, tradeOrderCode, shop, needPayAmt }) => (
            <li key={id} className="flex justify-between gap-4 py-3">
              <span>
                <span className="font-medium">{tradeOrderCode}</span>{' '}
                <span className="text-muted">{shop.name}</span>
              </span>
              <Price amount={needPayAmt} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
