import { Trans } from '@lingui/react/macro'
import type { WireBill } from '@galleria/contract/order'
import { AmountRows, type AmountRow } from '@galleria/ui/amount-rows'
import { formatPercent } from '@galleria/ui/format'
import { discountRows } from '../../parts/buyer/discount-rows.tsx'
import { extraRows } from '../../parts/buyer/extra-rows.tsx'
import { PointsPrice } from '../../parts/points-text.tsx'
import { Price } from '../../parts/price.tsx'
import { untaxedTexts } from '../../parts/untaxed.tsx'
import { useShop } from '../../parts/use-shop.ts'

/**
 * The bill as the shop renders it for exactly these goods and addresses: gross, with the tax
 * contained.
 */
export function BillRows({ bill }: { bill: WireBill }) {
  const { locale } = useShop()
  const sent = bill.shopList.filter(({ lines }) => !lines[0]?.voucher)
  const isOne = sent.length === 1
  const rows: AmountRow[] = [
    {
      key: 'goods',
      label: <Trans>Goods</Trans>,
      amount: <PointsPrice points={bill.needPayPoints} amount={bill.skuAmt} />,
    },
    ...sent.map(({ shop, shippingAmt, siteAddress }) => ({
      key: `shipping ${shop.id}`,
      label: siteAddress ? (
        <Trans>Collection at {siteAddress.name}</Trans>
      ) : isOne ? (
        <Trans>Delivery</Trans>
      ) : (
        <Trans>Delivery by {shop.name}</Trans>
      ),
      amount: shippingAmt.value === 0 ? <Trans>free</Trans> : <Price amount={shippingAmt} />,
    })),
    ...extraRows(bill),
    ...discountRows(bill),
    {
      key: 'total',
      label: <Trans>Total</Trans>,
      amount: <PointsPrice points={bill.needPayPoints} amount={bill.needPayAmt} />,
      kind: 'total',
    },
    ...balanceOf(bill, locale),
    ...partsOf(bill),
    ...taxesOf(bill, locale),
  ]
  return <AmountRows rows={rows} />
}

/** What is fetched is taxed where it is; the rest where it goes. */
function taxesOf({ shopList, taxAmt }: WireBill, locale: string): AmountRow[] {
  const byRate = Map.groupBy(shopList, (shop) => `${shop.taxTreatment} ${shop.taxRate}`)
  return [...byRate].flatMap(([key, [first, ...rest]]) => {
    if (!first) return []
    const cents = [first, ...rest].reduce(
      (sum, shop) => sum + Math.round(shop.taxAmt.value * 100),
      0,
    )
    return {
      key: `tax ${key}`,
      label:
        first.taxTreatment === 'STANDARD' ? (
          <Trans>VAT included ({formatPercent(first.taxRate, locale)})</Trans>
        ) : (
          untaxedTexts[first.taxTreatment]
        ),
      amount: <Price amount={{ ...taxAmt, value: cents / 100 }} />,
      kind: 'muted',
    }
  })
}

/**
 * Of a pre-sale with a deposit: what is paid now and what later. Delivery is paid with the balance;
 * the tax is contained in both.
 */
function partsOf({ firstPayAmt, needPayAmt }: WireBill): AmountRow[] {
  if (firstPayAmt.value === needPayAmt.value) return []
  const rest = Math.round((needPayAmt.value - firstPayAmt.value) * 100) / 100
  return [
    { key: 'now', label: <Trans>Deposit, now</Trans>, amount: <Price amount={firstPayAmt} /> },
    {
      key: 'later',
      label: <Trans>Balance, with delivery, later</Trans>,
      amount: <Price amount={{ ...needPayAmt, value: rest }} />,
    },
  ]
}

/** Of a bill in points: how many its buyer has. */
function balanceOf({ pointBalance }: WireBill, locale: string): AmountRow[] {
  return pointBalance === null
    ? []
    : [
        {
          key: 'balance',
          label: <Trans>Your points</Trans>,
          // Not rounded up: what is shown can be spent.
          amount: Math.floor(pointBalance).toLocaleString(locale),
          kind: 'muted',
        },
      ]
}

export function hasTooFewPoints({ pointBalance, needPayPoints }: WireBill): boolean {
  return pointBalance !== null && pointBalance < needPayPoints
}
