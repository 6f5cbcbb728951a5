import { Link } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { WireReverseLine } from '@galleria/contract/after-sales-line'
import { isAboutMoney, replacementQty } from '@galleria/contract/after-sales-rules'
import { sizeWords } from '@galleria/contract/size-words'
import { LineRow } from '@galleria/ui/line-row'
import { itemPath } from '../../../addresses/addresses.ts'
import { useFinishName } from '../../../parts/finish-name.tsx'
import { useQuantityText } from '../../../parts/measure.tsx'
import { Price } from '../../../parts/price.tsx'
import { orderPath, reversePath } from '../../orders/operations.ts'
import { joinAttributes } from '../reverse-timeline.ts'

/** What comes instead of the goods; nothing once it has become money. */
export function ReplacementGoods({ reverse }: { reverse: WireReverse }) {
  const lines = reverse.reverseTradeOrderLineList.flatMap((line) =>
    line.derivativeSku && replacementQty(line) > 0
      ? [{ id: line.id, sku: line.derivativeSku, qty: replacementQty(line) }]
      : [],
  )
  if (isAboutMoney(reverse) || lines.length === 0) return null
  return (
    <section className="card px-5 py-5 sm:px-6">
      <h2 className="text-title">
        <Trans>Exchange item</Trans>
      </h2>
      <div className="mt-2 divide-y divide-line">
        {lines.map(({ id, sku, qty }) => (
          <Replacement key={id} sku={sku} qty={qty} shopId={reverse.shopId} />
        ))}
      </div>
      <Difference of={reverse.exchangeDifference} />
      <Surcharge of={reverse.exchangeSurcharge} />
    </section>
  )
}

/** It costs less than was paid: what comes back, and once it does, where that is followed. */
function Difference({ of }: { of: WireReverse['exchangeDifference'] }) {
  if (!of) return null
  const code = of.request?.reverseTradeOrderCode
  return (
    <p className="mt-3">
      {of.request ? (
        <Trans>
          It costs less than you paid: you get <Price amount={of.amt} /> back with application{' '}
          <Link to={reversePath(of.request.id)} className="link">
            {code}
          </Link>
          .
        </Trans>
      ) : (
        <Trans>
          It costs less than you paid: you get <Price amount={of.amt} /> back once it has been sent.
        </Trans>
      )}
    </p>
  )
}

/** It costs more than was paid: what is to be paid, and with which order. */
function Surcharge({ of }: { of: WireReverse['exchangeSurcharge'] }) {
  if (!of) return null
  if (!of.order)
    return (
      <p className="mt-3">
        <Trans>
          It costs more than you paid: you pay <Price amount={of.amt} /> once your items have
          arrived and been accepted.
        </Trans>
      </p>
    )
  const order = (
    <Link to={orderPath(of.order.id)} className="link">
      {of.order.tradeOrderCode}
    </Link>
  )
  return (
    <p className="mt-3">
      {of.order.paidTime ? (
        <Trans>
          It costs more than you paid: you have paid <Price amount={of.amt} /> for it with order{' '}
          {order}.
        </Trans>
      ) : (
        <Trans>
          It costs more than you paid: <Price amount={of.amt} /> is to be paid for it with order{' '}
          {order}.
        </Trans>
      )}
    </p>
  )
}

function Replacement({
  sku,
  qty,
  shopId,
}: {
  sku: NonNullable<WireReverseLine['derivativeSku']>
  qty: number
  shopId: number
}) {
  const finishName = useFinishName()
  const attributes = joinAttributes(sku.attributes, (key, value) =>
    key === 'finish' ? finishName(value) : sizeWords(value),
  )
  const tradeQty = useQuantityText()(qty, sku)
  return (
    <LineRow
      image={sku.image}
      tint={sku.tint}
      facts={[...(attributes ? [attributes] : []), <Trans key="qty">Quantity: {tradeQty}</Trans>]}
      name={
        <Link
          to={itemPath({
            urlKey: sku.item.urlKey,
            shopId,
            itemId: sku.item.id,
            suffix: sku.skuUrlSuffix,
          })}
          className="wrap-anywhere hover:text-accent hover:underline"
        >
          {sku.name}
        </Link>
      }
    />
  )
}
