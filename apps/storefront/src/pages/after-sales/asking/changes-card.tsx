import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { DateText } from '@galleria/ui/date'
import { useQuantityText } from '../../../parts/measure.tsx'
import { Price } from '../../../parts/price.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { useReverseWords } from '../reverse-words.ts'

/** What it said before it was changed, the newest first. */
export function ChangesCard({ reverse }: { reverse: WireReverse }) {
  const { locale, front } = useShop()
  const words = useReverseWords()
  const quantity = useQuantityText()
  if (reverse.changeList.length === 0) return null
  return (
    <section className="card p-5 sm:p-6">
      <h2 className="text-title">
        <Trans>Before you changed it</Trans>
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {reverse.changeList.toReversed().map((change) => (
          <li key={change.changedTime} className="py-3">
            <p className="text-small text-muted">
              <Trans>
                until{' '}
                <DateText
                  iso={change.changedTime}
                  shape="moment"
                  locale={locale}
                  timeZone={front.timeZone}
                />
              </Trans>
            </p>
            <p>
              {words.reason(change.reverseReason)}
              {isAboutMoney(reverse) ? (
                <>
                  {' · '}
                  <Price amount={change.applyRefundAmt} />
                </>
              ) : null}
            </p>
            {change.lineList.map(({ id, reverseQty }) => {
              const line = reverse.reverseTradeOrderLineList.find((one) => one.id === id)
              return line ? (
                <p key={id} className="text-small text-muted">
                  {quantity(reverseQty, line.tradeOrderLine.sku)} × {line.tradeOrderLine.sku.name}
                </p>
              ) : null
            })}
            {change.remark ? (
              <p className="mt-1 wrap-anywhere whitespace-pre-line">{change.remark}</p>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
