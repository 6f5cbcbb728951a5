import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireCart } from '@galleria/contract/cart'
import { AmountRows, type AmountRow } from '@galleria/ui/amount-rows'
import { formatPercent } from '@galleria/ui/format'
import { PointsPrice, PointsText } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { useShop } from '../../parts/use-shop.ts'
import type { Summary } from './cart-rules.ts'

type CartSummaryProps = { summary: Summary; isBusy: boolean; onCheckout: () => Promise<void> }

/**
 * What the selected goods come to with delivery within the storefront [CART-005]; where else they
 * go is said on the next page.
 */
export function CartSummary({
  summary,
  cart,
  isBusy,
  onCheckout,
}: CartSummaryProps & { cart: Pick<WireCart, 'summary'> }) {
  const { isTaxShown, taxRate } = cart.summary
  const { locale } = useShop()
  const rows: AmountRow[] = [
    {
      key: 'goods',
      label: <Plural value={summary.selectedQty} one="Goods (# item)" other="Goods (# items)" />,
      amount: <Price amount={summary.originAmt} />,
    },
    ...besideGoods(summary),
    ...deliveryRow(summary),
    {
      key: 'total',
      label: <Trans>Total</Trans>,
      amount: <PointsPrice points={summary.totalPoints} amount={summary.dueAmt} />,
      kind: 'total',
    },
    {
      key: 'tax',
      label: isTaxShown ? (
        <Trans>VAT included ({formatPercent(taxRate, locale)})</Trans>
      ) : (
        <Trans>VAT</Trans>
      ),
      amount: isTaxShown ? <Price amount={summary.taxAmt} /> : <NextStep />,
      kind: 'muted',
    },
    ...(summary.expectPoints > 0
      ? [
          {
            key: 'earned',
            label: <Trans>You earn</Trans>,
            amount: <PointsText points={summary.expectPoints} />,
            kind: 'muted' as const,
          },
        ]
      : []),
  ]
  return (
    <aside aria-labelledby="summary" className="card mt-6 p-5 lg:sticky lg:top-5 lg:mt-0">
      <h2 id="summary" className="mb-4 text-title">
        <Trans>Summary</Trans>
      </h2>
      <div aria-live="polite" aria-busy={isBusy}>
        <AmountRows rows={rows} />
      </div>
      <div className="mt-5 max-lg:hidden">
        <CheckoutButton isReady={summary.selectedQty > 0} onCheckout={onCheckout} />
      </div>
      {summary.selectedQty > 0 ? null : (
        <p className="mt-3 text-small text-muted">
          <Trans>Select what you want to order.</Trans>
        </p>
      )}
    </aside>
  )
}

/** What is taken off the goods, and the covers that come on top; nothing that is zero. */
function besideGoods({ discountAmt, insuranceTotalAmt }: Summary): AmountRow[] {
  return [
    {
      key: 'discount',
      label: <Trans>Discount</Trans>,
      amount: <Price amount={{ ...discountAmt, value: -discountAmt.value }} />,
      isThere: discountAmt.value > 0,
    },
    {
      key: 'insurance',
      label: <Trans>Protection cover</Trans>,
      amount: <Price amount={insuranceTotalAmt} />,
      isThere: insuranceTotalAmt.value > 0,
    },
  ]
    .filter(({ isThere }) => isThere)
    .map(({ isThere: _, ...row }) => row)
}

function deliveryRow({ deliveryAmt }: Summary): AmountRow[] {
  if (!deliveryAmt) return []
  const amount =
    deliveryAmt.value > 0 ? (
      <Price amount={deliveryAmt} />
    ) : (
      <Trans context="of a thing that costs nothing">free</Trans>
    )
  return [{ key: 'delivery', label: <Trans>Delivery</Trans>, amount }]
}

/** On phones the total and the button stay at hand. */
export function CartBar({ summary, isBusy, onCheckout }: CartSummaryProps) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-3 sm:-mx-5 sm:px-5 lg:hidden">
      <p aria-busy={isBusy}>
        <span className="block text-small text-muted">
          <Trans>Total</Trans>
        </span>
        <PointsPrice
          points={summary.totalPoints}
          amount={summary.dueAmt}
          className="text-large font-bold"
        />
      </p>
      <CheckoutButton isReady={summary.selectedQty > 0} onCheckout={onCheckout} />
    </div>
  )
}

/** Nothing selected, nothing to order [CART-009]. A link, so that it works without script. */
function CheckoutButton({
  isReady,
  onCheckout,
}: {
  isReady: boolean
  onCheckout: () => Promise<void>
}) {
  const look = 'btn btn-main min-h-12 w-full max-lg:w-auto'
  if (!isReady)
    return (
      <button type="button" disabled className={look}>
        <Label />
      </button>
    )
  function follow(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void onCheckout()
  }
  return (
    <Link to="/checkout" className={look} onClick={follow}>
      <Label />
    </Link>
  )
}
function Label(): ReactNode {
  return <Trans>Go to checkout</Trans>
}

/** The specification's literal text [CART-012]. */
function NextStep() {
  return (
    <span className="whitespace-normal text-muted">
      <Trans>Calculated at next step</Trans>
    </span>
  )
}
