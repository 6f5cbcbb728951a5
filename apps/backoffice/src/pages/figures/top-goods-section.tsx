import { Trans, useLingui } from '@lingui/react/macro'
import { SegmentedControl, Table, Title } from '@mantine/core'
import { useState } from 'react'
import { Figures } from '../../parts/figures.tsx'
import { useFormat } from '../../parts/use-format.ts'
import type { CurrencyFigures } from './figures-queries.ts'
import type { FiguresSearch } from './figures-search.ts'
import styles from './figures.module.css'
import { GoodsTable, NameCell } from './goods-table.tsx'
import { KeepTable } from './keep-table.tsx'

type By = 'byAmount' | 'byPieces'

/** The goods that sold best in the period, by money or by pieces. */
export function TopGoodsSection({
  shown,
  search,
}: {
  readonly shown: CurrencyFigures
  readonly search: FiguresSearch
}) {
  const { t } = useLingui()
  const format = useFormat()
  const [by, choose] = useState<By>('byAmount')
  if (shown.byPieces.length === 0) return null
  return (
    <section className={`card ${styles['panel']}`} aria-labelledby="figures-goods">
      <div className={styles['head']}>
        <Title order={2} id="figures-goods">
          <Trans>What sells best</Trans>
        </Title>
        <KeepTable table="goods" search={search} name={t`What sells best`} />
      </div>
      <SegmentedControl
        size="xs"
        mb="sm"
        aria-label={t`Sorted by`}
        value={by}
        onChange={(value) => choose(value as By)}
        data={[
          { value: 'byAmount', label: t`By amount` },
          { value: 'byPieces', label: t`By pieces` },
        ]}
      />
      <GoodsTable
        name={t`What sells best`}
        heads={[t`Pieces`, t`Sales without shipping`, t`Refunded`]}
      >
        {shown[by].map((goods) => (
          <Table.Tr key={goods.skuCode}>
            <NameCell goods={goods} />
            {[
              format.count(goods.pieces),
              format.money(goods.soldAmt),
              format.money(goods.refundedAmt),
            ].map((text, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- three columns, always the same
              <Table.Td key={index} ta="end">
                <Figures text={text} />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </GoodsTable>
    </section>
  )
}
