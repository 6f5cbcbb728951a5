import type { MerchantReverseRow } from '@galleria/contract/after-sales'
import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Link, useNavigate } from 'react-router'
import { Figures } from '../../parts/figures.tsx'
import { LinePictures } from '../../parts/line-pictures.tsx'
import styles from '../../parts/list.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import own from './after-sales.module.css'
import { AnswerBy } from './answer-by.tsx'
import { ReverseBadge } from './reverse-badge.tsx'
import { linesOf } from './reverse-lines.ts'
import { useReverseWords } from './reverse-words.ts'

export type ReverseListProps = {
  readonly rows: readonly MerchantReverseRow[]
  readonly withShop: boolean
  readonly search: string
}

export function ReverseTable({ rows, withShop, search }: ReverseListProps) {
  const { t } = useLingui()
  return (
    <div className={`card ${styles['table']}`}>
      <Table
        verticalSpacing={8}
        horizontalSpacing={12}
        fz="sm"
        aria-label={t`After-sales requests`}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Request</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Buyer</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Items</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Reason</Trans>
            </Table.Th>
            <Table.Th ta="end">
              <Trans>Asked for</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Status</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>To answer within</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((reverse) => (
            <ReverseRow
              key={reverse.id}
              reverse={reverse}
              withShop={withShop}
              address={`/after-sales/${reverse.id}${search}`}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  )
}

/** The link is the way in for keys and screen readers; a click anywhere on the row goes there too. */
function ReverseRow({
  reverse,
  withShop,
  address,
}: {
  readonly reverse: MerchantReverseRow
  readonly withShop: boolean
  readonly address: string
}) {
  const format = useFormat()
  const words = useReverseWords()
  const navigate = useNavigate()
  return (
    <Table.Tr
      className={styles['row']}
      onClick={(event) => {
        if (!(event.target as Element).closest('a') && !window.getSelection()?.toString())
          void navigate(address)
      }}
    >
      <Table.Td>
        <Link to={address} className={styles['code']} {...rowLink(reverse.id)}>
          {reverse.reverseTradeOrderCode}
        </Link>
        <div className={styles['minor']}>
          {format.moment(reverse.createdAt)}
          {withShop && ` · ${reverse.shop.name}`}
        </div>
      </Table.Td>
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
      <Table.Td ta="end">
        <Figures text={format.money(reverse.applyRefundAmt)} />
      </Table.Td>
      <Table.Td>
        <ReverseBadge status={reverse.reverseTradeOrderStatus} />
      </Table.Td>
      <Table.Td>
        <AnswerBy reverse={reverse} />
      </Table.Td>
    </Table.Tr>
  )
}
