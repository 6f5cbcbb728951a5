import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'
import type { ChangedPrice, PriceChange, RowView } from './price-change-queries.ts'

/** A change in a few words: what becomes of prices, of which goods, and where. */
export function useChangeWords() {
  const { t } = useLingui()
  const format = useFormat()
  const stocks = { LOW: t`Few left`, SOLD_OUT: t`Sold out`, PAUSED: t`Off sale` }
  const what = ({ kind, percent, amountList, ending }: PriceChange) => {
    const share = format.count(Math.abs(percent ?? 0))
    const amounts = amountList
      .map(({ value, currency }) => format.money({ value: Math.abs(value), currency }))
      .join(', ')
    const isLower = (percent ?? amountList[0]?.value ?? 0) < 0
    return [
      ...(percent === null ? [] : [isLower ? t`${share}% lower` : t`${share}% higher`]),
      ...(amountList.length === 0
        ? []
        : [
            kind === 'FIXED'
              ? t`Set to ${amounts}`
              : isLower
                ? t`Lower by ${amounts}`
                : t`Higher by ${amounts}`,
          ]),
      ...(ending ? [t`ending in .${ending}`] : []),
    ].join(', ')
  }
  const items = (count: number) =>
    t`${plural(count, { one: '# chosen item', other: '# chosen items' })}`
  const which = ({ keyword, categoryName, shopName, stock, itemCount }: PriceChange) =>
    [
      itemCount !== null && items(itemCount),
      keyword && `“${keyword}”`,
      categoryName,
      shopName,
      stock && stocks[stock],
    ]
      .filter(Boolean)
      .join(' · ') || t`All goods`
  const where = ({ siteList }: PriceChange) => siteList.map(format.site).join(', ')
  const states = {
    LOOKED: t`Preview, nothing changed yet`,
    RUNNING: t`Being set`,
    DONE: t`Set`,
    UNDOING: t`Being undone`,
    UNDONE: t`Undone`,
  }
  return { what, which, items, where, stateOf: ({ status }: PriceChange) => states[status], stocks }
}

type View = {
  readonly view: RowView
  readonly name: string
  readonly count: number
  /** Shown before another one is chosen. */ readonly isFirst?: boolean
}

/** The kinds of prices that a change has: what they would become, and what became of them. */
export function useViewWords(change: PriceChange): View[] {
  const { t } = useLingui()
  const { planCount, askCount, answerCount, undoCount, priceCount, status } = change
  const all = { view: 'ALL' as const, name: t`All prices`, count: priceCount }
  const same = { view: 'SAME' as const, name: t`Stays as it is`, count: planCount.SAME }
  const notUndone = undoCount.CONFLICT + undoCount.REFUSED + undoCount.LEFT
  const undone: View[] = [
    { view: 'NOT_UNDONE', name: t`Not set back`, count: notUndone, isFirst: true },
    { view: 'UNDONE', name: t`Set back`, count: undoCount.DONE, isFirst: true },
  ]
  const views: View[] =
    status === 'LOOKED'
      ? [
          { view: 'FAULT', name: t`Not possible`, count: planCount.FAULT },
          { view: 'ASK', name: t`To be looked at twice`, count: askCount },
          { view: 'CHANGE', name: t`Changes`, count: planCount.CHANGE, isFirst: true },
          same,
          all,
        ]
      : [
          ...(status === 'UNDONE' ? undone : []),
          {
            view: 'CONFLICT',
            name: t`Changed meanwhile`,
            count: answerCount.CONFLICT,
            isFirst: true,
          },
          { view: 'REFUSED', name: t`Refused`, count: answerCount.REFUSED, isFirst: true },
          { view: 'LEFT', name: t`Left out`, count: answerCount.LEFT, isFirst: true },
          { view: 'DONE', name: t`Set`, count: answerCount.DONE, isFirst: true },
          same,
          all,
        ]
  return views.filter(({ view, count }) => view === 'ALL' || count > 0)
}

/** What is to become of a price, or became of it. */
export function useStandingWords() {
  const { t } = useLingui()
  const plans = { CHANGE: t`Changes`, SAME: t`Stays as it is`, FAULT: t`Not possible` }
  const answers = {
    DONE: t`Set`,
    CONFLICT: t`Changed meanwhile`,
    REFUSED: t`Refused`,
    LEFT: t`Left out`,
  }
  return ({ plan, answer, undoAnswer }: ChangedPrice) => {
    if (undoAnswer) return undoAnswer === 'DONE' ? t`Set back` : t`Not set back`
    return plan !== 'CHANGE' || answer === null ? plans[plan] : answers[answer]
  }
}
