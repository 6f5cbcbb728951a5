import { Trans, useLingui } from '@lingui/react/macro'
import { Table } from '@mantine/core'
import { Link } from 'react-router'
import { Figures } from '../../parts/figures.tsx'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { ListRow, ListTable } from '../../parts/list-table.tsx'
import styles from '../../parts/list.module.css'
import { useFormat } from '../../parts/use-format.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import type { GoodsRow } from './goods-queries.ts'
import { goodsAddress } from './goods-search.ts'
import own from './goods.module.css'
import { StockBadge } from './stock-badge.tsx'
import { usePriceText } from './use-price-text.ts'

type Props = {
  readonly rows: readonly GoodsRow[]
  readonly withShop: boolean
  readonly search: string
}

export function GoodsTable({ rows, withShop, search }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const priceOf = usePriceText()
  const heads = [
    { name: t`Item number` },
    { name: t`Goods` },
    { name: t`On hand`, isAmount: true },
    { name: t`Held`, isAmount: true },
    { name: t`Free`, isAmount: true },
    { name: t`Price`, isAmount: true },
    { name: t`Status` },
  ]
  return (
    <ListTable name={t`Goods`} heads={heads}>
      {rows.map((goods) => (
        <ListRow
          key={goods.skuCode}
          id={encodeURIComponent(goods.skuCode)}
          address={goodsAddress(goods.skuCode, search)}
          code={goods.skuCode}
          {...(withShop ? { about: goods.shop.name } : {})}
        >
          <Table.Td>
            <div className={own['goods']}>
              {goods.image && (
                <GoodsPicture url={goods.image} tint={goods.tint} name="" size={44} />
              )}
              <div>
                {goods.name}
                <div className={styles['minor']}>{versionText(goods.attributes)}</div>
              </div>
            </div>
          </Table.Td>
          {[goods.onHandQty, goods.heldQty, goods.freeQty].map((qty, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- three columns, always the same
            <Table.Td key={index} ta="end">
              <Figures text={format.quantity(qty, goods.marketingUnit)} />
            </Table.Td>
          ))}
          <Table.Td ta="end">
            {goods.salePrc ? <Figures text={priceOf(goods, goods.salePrc)} /> : '–'}
          </Table.Td>
          <Table.Td>
            <StockBadge goods={goods} />
          </Table.Td>
        </ListRow>
      ))}
    </ListTable>
  )
}

/** The table of a narrow screen: one card per version, the whole of it a link. */
export function GoodsCards({ rows, withShop, search }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const priceOf = usePriceText()
  return (
    <ul className={styles['cards']} aria-label={t`Goods`}>
      {rows.map((goods) => {
        const [free, onHand] = [goods.freeQty, goods.onHandQty].map((qty) =>
          format.quantity(qty, goods.marketingUnit),
        )
        return (
          <li key={goods.skuCode} className={`card ${styles['card']}`}>
            <div className={styles['between']}>
              <Link
                to={goodsAddress(goods.skuCode, search)}
                className={`${styles['code']} ${styles['cover']}`}
                {...rowLink(encodeURIComponent(goods.skuCode))}
              >
                {goods.skuCode}
              </Link>
              <StockBadge goods={goods} />
            </div>
            <div className={own['goods']}>
              {goods.image && (
                <GoodsPicture url={goods.image} tint={goods.tint} name="" size={52} />
              )}
              <div>
                {goods.name}
                <div className={styles['minor']}>
                  {versionText(goods.attributes)}
                  {withShop && ` · ${goods.shop.name}`}
                </div>
              </div>
            </div>
            <div className={styles['between']}>
              <span>
                <Trans>
                  {free} free of {onHand}
                </Trans>
              </span>
              {goods.salePrc && <strong>{priceOf(goods, goods.salePrc)}</strong>}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
