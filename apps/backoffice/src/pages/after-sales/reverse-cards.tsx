import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { useAskedText } from '../../parts/points-and-money.ts'
import { Figures } from '../../parts/figures.tsx'
import { LinePictures } from '../../parts/line-pictures.tsx'
import styles from '../../parts/list.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { AnswerBy } from './answer-by.tsx'
import { ReverseBadge } from './reverse-badge.tsx'
import { ChooseReverse, ChooseReverses } from './choose-reverse.tsx'
import { reverseChoice } from './reverse-choice.ts'
import { linesOf } from './reverse-lines.ts'
import type { ReverseListProps } from './reverse-table.tsx'
import { useReverseWords } from './reverse-words.ts'

/** The table of a narrow screen: one card per request, the whole of it a link. */
export function ReverseCards({ rows, withShop, search, choice }: ReverseListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const askedText = useAskedText()
  const words = useReverseWords()
  return (
    <>
      {reverseChoice.hasChoice(rows) && (
        <ChooseReverses rows={rows} choice={choice} place="alone" />
      )}
      <ul className={styles['cards']} aria-label={t`After-sales requests`}>
        {rows.map((reverse) => (
          <li key={reverse.id} className={`card ${styles['card']}`}>
            <div className={styles['between']}>
              <ChooseReverse reverse={reverse} choice={choice} place="card" />
              <Link
                to={`/after-sales/${reverse.id}${search}`}
                className={`${styles['code']} ${styles['cover']}`}
                {...rowLink(reverse.id)}
              >
                {reverse.reverseTradeOrderCode}
              </Link>
              <ReverseBadge reverse={reverse} />
            </div>
            <div className={styles['minor']}>
              {format.moment(reverse.createdAt)}
              {withShop && ` · ${reverse.shop.name}`}
            </div>
            <div className={styles['between']}>
              <LinePictures
                lines={linesOf(reverse)}
                count={reverse.reverseTradeOrderLineList.length}
                size={52}
              />
              <strong>{isAboutMoney(reverse) && <Figures text={askedText(reverse)} />}</strong>
            </div>
            <div>
              {reverse.buyerName}
              {!isAboutMoney(reverse) && (
                <span className={styles['minor']}>
                  {' '}
                  · {words.type(reverse.reverseTradeOrderType)}
                </span>
              )}
              <span className={styles['minor']}> · {words.reason(reverse.reverseReason)}</span>
            </div>
            <AnswerBy reverse={reverse} />
          </li>
        ))}
      </ul>
    </>
  )
}
