import { Trans } from '@lingui/react/macro'
import type { ReplyOf } from '@galleria/contract/client'
import { Price } from '../../parts/price.tsx'
import { useAsked, type Asked } from './use-asked.ts'

type Related = ReplyOf<'POST /sapi/mall-order/web/order/queryMergeInfo'>

/** The orders of one payment, which are paid and cancelled together. */
export function useRelated(orderId: string) {
  return useAsked((call) => call('POST /sapi/mall-order/web/order/queryMergeInfo', { id: orderId }))
}

export function RelatedOrders({ related }: { related: Asked<Related> }) {
  if (related === 'unknown') return null
  return (
    <div
      aria-busy={!related}
      className="mt-4 min-h-24 rounded-card border border-line bg-surface px-4"
    >
      <ul className="divide-y divide-line">
        {related?.tradeOrderList.map(({ id, tradeOrderCode, shop, needPayAmt }) => (
          <li key={id} className="flex justify-between gap-4 py-3">
            <span>
              <span className="font-medium">{tradeOrderCode}</span>{' '}
              <span className="text-muted">{shop.name}</span>
            </span>
            <Price amount={needPayAmt} />
          </li>
        ))}
      </ul>
      {related ? (
        <p className="flex justify-between gap-4 border-t border-line py-3 font-bold">
          <Trans>Total</Trans>
          <Price amount={related.needPayAmt} />
        </p>
      ) : null}
    </div>
  )
}
