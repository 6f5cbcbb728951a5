import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { useAskedText } from '../../parts/points-and-money.ts'
import { Figures } from '../../parts/figures.tsx'
import { LinePictures } from '../../parts/line-pictures.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { AnswerBy } from './answer-by.tsx'
import { ReverseBadge } from './reverse-badge.tsx'
import { ChooseReverse, ChooseReverses } from './choose-reverse.tsx'
import { reverseChoice, type Choice } from './reverse-choice.ts'
import { linesOf } from './reverse-lines.ts'
import { useReverseWords } from './reverse-words.ts'

export type ReverseListProps = {
  readonly rows: readonly MerchantReverseRow[]
  readonly withShop: boolean
  readonly search: string
  readonly choice: Choice
}

export function ReverseTable({ rows, withShop, search, choice }: ReverseListProps) {
  const { t } = useLingui()
  const format = useFormat()
  const heads = [
    { name: t`Request` },
    { name: t`Buyer` },
    { name: t`Items` },
    { name: t`Reason` },
    { name: t`Asked for`, isAmount: true },
    { name: t`Status` },
    { name: t`To answer within` },
  ]
  const isToChoose = reverseChoice.hasChoice(rows)
  return (
    <ListTable
      name={t`After-sales requests`}
      heads={heads}
      choose={isToChoose && <ChooseReverses rows={rows} choice={choice} place="cell" />}
    >
      {rows.map((reverse) => (
        <ListRow
          key={reverse.id}
          id={reverse.id}
          address={`/after-sales/${reverse.id}${search}`}
          code={reverse.reverseTradeOrderCode}
          {...(isToChoose
            ? { choose: <ChooseReverse reverse={reverse} choice={choice} place="cell" /> }
            : {})}
          about={`${format.moment(reverse.createdAt)}${withShop ? ` · ${reverse.shop.name}` : ''}`}
        >
          <ReverseCells reverse={reverse} />
        </ListRow>
      ))}
    </ListTable>
  )
}

function ReverseCells({ reverse }: { readonly reverse: MerchantReverseRow }) {
  const askedText = useAskedText()
  const words = useReverseWords()
  return (
    <>
      <Table.Td>
        <div className={own['buyer']}>{reverse.buyerName}</div>
        <div className={styles['minor']}>{words.type(reverse.reverseTradeOrderType)}</div>
      </Table.Td>
      <Table.Td>
        <LinePictures
          lines={linesOf(reverse)}
          count={reverse.reverseTradeOrderLineList.length}
          size={44}
        />
      </Table.Td>
      <Table.Td>{words.reason(reverse.reverseReason)}</Table.Td>
      <Table.Td ta="end">{isAboutMoney(reverse) && <Figures text={askedText(reverse)} />}</Table.Td>
      <Table.Td>
        <ReverseBadge reverse={reverse} />
      </Table.Td>
      <Table.Td>
        <AnswerBy reverse={reverse} />
      </Table.Td>
    </>
  )
}
