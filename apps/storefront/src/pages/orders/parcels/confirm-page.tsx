import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { WireParcel } from '@galleria/contract/order'
import { DateText } from '@galleria/ui/date'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/confirm-page.ts'
import { headOf, showHead } from '../../../addresses/head.ts'
import { useShop } from '../../../parts/use-shop.ts'
import { shopOf } from '../../../shop-context.ts'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import { orderPath } from '../operations.ts'
import { OutcomeNote } from '../outcome.tsx'
import { ParcelCard } from './parcel-card.tsx'
import { readForBuyer } from '../../../parts/buyer/read-for-buyer.ts'
import { PostponeButton } from './postpone-button.tsx'
import { runOperation } from '../run-operation.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { orderId } = params
  return readForBuyer(request, async () => {
    const parcels = await shop.call('POST /sapi/mall-order/web/order/listPackage', { id: orderId })
    // Nothing was sent, so there is nothing to confirm: the order's own page says how it stands.
    if (parcels.length === 0) throw redirect(orderPath(orderId), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Confirm receipt`),
        path: `/buyer/confirm/${orderId}`,
        isListed: false,
      }),
      orderId,
      parcels,
    }
  })
}

export function action(args: Route.ActionArgs) {
  return runOperation(args)
}

/**
 * Receipt parcel by parcel: what is here can be confirmed while the rest is still on its way
 * [ORD-118].
 */
export default function ConfirmPage({
  loaderData: { orderId, parcels },
  actionData,
}: Route.ComponentProps) {
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(orderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Back to the order</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Confirm receipt</Trans>
      </h1>
      <p className="mt-2 mb-6 text-muted">
        <WhatToConfirm parcels={parcels} />
      </p>
      <div className="grid gap-5">
        {parcels.map((parcel, index) => (
          <ParcelCard key={parcel.id} parcel={parcel} number={index + 1}>
            {parcel.operationList.includes('confirm') ? (
              <ConfirmParcel orderId={orderId} parcel={parcel} number={index + 1} />
            ) : null}
          </ParcelCard>
        ))}
      </div>
      <OutcomeNote outcome={actionData} />
    </div>
  )
}

function WhatToConfirm({ parcels }: { parcels: readonly WireParcel[] }) {
  const isOpen = parcels.some(({ operationList }) => operationList.includes('confirm'))
  if (!isOpen)
    return <Trans>There is nothing to confirm: everything sent already counts as received.</Trans>
  return parcels.length > 1 ? (
    <Trans>This order comes in several parcels. Confirm each one once it has arrived.</Trans>
  ) : (
    <Trans>Confirm the parcel once it has arrived.</Trans>
  )
}

function ConfirmParcel({
  orderId,
  parcel,
  number,
}: {
  orderId: string
  parcel: WireParcel
  number: number
}) {
  const dialog = useDialog()
  const { locale, front } = useShop()
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
      <p className="text-small text-muted">
        <Trans>
          If we don’t hear from you, it counts as received on{' '}
          <DateText
            iso={parcel.confirmDeadline}
            shape="moment"
            locale={locale}
            timeZone={front.timeZone}
          />
          .
        </Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        {parcel.operationList.includes('buyerPostponeConfirmDeadline') ? (
          <PostponeButton orderId={orderId} parcelId={parcel.id} className="btn btn-quiet" />
        ) : null}
        <button {...commands(dialog, 'show-modal')} className="btn btn-main">
          <Trans>Confirm parcel {number}</Trans>
        </button>
      </div>
      <Dialog dialog={dialog} title={<Trans>Has everything arrived?</Trans>}>
        <p className="mt-3">
          <Trans>You confirm that everything in parcel {number} has arrived.</Trans>
        </p>
        <DialogButtons>
          <button {...commands(dialog, 'close')} className="btn btn-quiet">
            <Trans>Not yet</Trans>
          </button>
          <OperationForm
            operation="confirm"
            fields={{ orderId, parcelId: parcel.id }}
            after={() => dialog.ref.current?.close()}
          >
            <button type="submit" className="btn btn-main w-full">
              <Trans>Confirm receipt</Trans>
            </button>
          </OperationForm>
        </DialogButtons>
      </Dialog>
    </div>
  )
}
