import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder, WireOrderRow } from '@galleria/contract/order'
import type { ReissueReason } from '@galleria/contract/reissue-rules'
import { orderPath } from '../operations.ts'
import { StatusText } from '../status-text.tsx'

/** What a shop sends again at no charge, seen from both orders. */

type Named = { readonly id: string; readonly tradeOrderCode: string }

/** A guest's link shows one order and leads to no other. */
function OrderNumber({ order, isLinked }: { order: Named; isLinked: boolean }) {
  if (!isLinked) return order.tradeOrderCode
  return (
    <Link to={orderPath(order.id)} className="link">
      {order.tradeOrderCode}
    </Link>
  )
}

/** What it is for, and why. */
export function ReissueOf({
  order: { reissueOf },
  isLinked,
}: {
  order: Pick<WireOrder, 'reissueOf'>
  isLinked: boolean
}) {
  if (!reissueOf) return null
  const code = <OrderNumber order={reissueOf} isLinked={isLinked} />
  return (
    <p className="mt-2">
      <Trans>At no charge, for your order {code}.</Trans>{' '}
      <ReissueReasonText reason={reissueOf.reason} />
    </p>
  )
}

export function ReissueReasonText({ reason }: { reason: ReissueReason }) {
  switch (reason) {
    case 'MISSING':
      return <Trans comment="why a shop sends something at no charge">Something was missing.</Trans>
    case 'DAMAGED':
      return <Trans comment="why a shop sends something at no charge">Something was damaged.</Trans>
    case 'LOST':
      return (
        <Trans comment="why a shop sends something at no charge">
          Something was lost on the way.
        </Trans>
      )
    case 'GOODWILL':
      return <Trans comment="why a shop sends something at no charge">As a goodwill gesture.</Trans>
  }
}

/** On the page of the order that something was missing of: what was sent, and how far it is. */
export function Reissues({
  order: { reissueList },
  isLinked,
}: {
  order: Pick<WireOrder, 'reissueList'>
  isLinked: boolean
}) {
  if (reissueList.length === 0) return null
  return (
    <section className="card px-5 py-5 sm:px-6">
      <h2 className="text-title">
        <Trans>Sent at no charge</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {reissueList.map((one) => (
          <li key={one.id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
            <span>
              <OrderNumber order={one} isLinked={isLinked} />{' '}
              <span className="text-muted">
                <ReissueReasonText reason={one.reason} />
              </span>
            </span>
            <span className="font-medium">
              <StatusText standing={one.displayStatus} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** In the place of a price. */
export function AtNoCharge() {
  return <Trans comment="in the place of a price">at no charge</Trans>
}

/** Which order it is for, below its goods in a list. */
export function ReissueNote({ order: { reissueOf } }: { order: Pick<WireOrderRow, 'reissueOf'> }) {
  if (!reissueOf) return null
  return (
    <p className="pb-3 text-small text-muted">
      <Trans>
        For order <OrderNumber order={reissueOf} isLinked />
      </Trans>
    </p>
  )
}

/** Of one that will not be sent, or whose parcel is lost: where its buyer can say so. */
export function AskAtItsOrder({ of, isLinked }: { of: Named; isLinked: boolean }): ReactNode {
  const code = <OrderNumber order={of} isLinked={isLinked} />
  return (
    <Trans>If you still need something, please write to the shop, or ask at order {code}.</Trans>
  )
}
