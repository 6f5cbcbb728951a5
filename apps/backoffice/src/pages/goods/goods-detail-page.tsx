import { Trans, useLingui } from '@lingui/react/macro'
import { Anchor, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs'
import { Link, useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import detail from '../../parts/detail.module.css'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { useVersionText } from '../../parts/use-version-text.ts'
import { goodsQuery, type Goods } from './goods-queries.ts'
import { goodsAddress } from './goods-search.ts'
import styles from './goods.module.css'
import { OnSale } from './on-sale.tsx'
import { Prices } from './prices.tsx'
import { Stock } from './stock.tsx'
import { StockBadge } from './stock-badge.tsx'

/** A version of the own goods beside the list that it was opened from. */
export function GoodsDetailPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const goods = useQuery(goodsQuery(id))
  return (
    <DetailDrawer
      title={id}
      close={() => void navigate(`/goods${search}`)}
      closeName={t`Close the goods`}
    >
      <title>{t`${id} – Galleria back office`}</title>
      {goods.data && <Detail key={goods.data.skuCode} goods={goods.data} search={search} />}
      <DetailPlaceholder
        query={goods}
        icon={<IconPackageOff size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>There are no such goods in your shops</Trans>}
        list="/goods"
        toList={<Trans>Go to the goods</Trans>}
      />
    </DetailDrawer>
  )
}

function Detail({ goods, search }: { readonly goods: Goods; readonly search: string }) {
  const versionText = useVersionText()
  const { item, shop } = goods
  return (
    <>
      <div className={styles['head']}>
        {goods.image && <GoodsPicture url={goods.image} tint={goods.tint} name="" size={72} />}
        <div className={styles['headText']}>
          <strong>{goods.name}</strong>
          <span className={detail['minor']}>
            {[versionText(goods.attributes), shop.name].filter(Boolean).join(' · ')}
          </span>
          <span className={detail['facts']}>
            <StockBadge goods={goods} />
            <Anchor component={Link} to={`/items/${item.id}`} size="sm">
              <Trans>Texts and pictures</Trans>
            </Anchor>
            {goods.status === 'ON_SALE' && (
              <Anchor href={`/item/${item.urlKey}-${shop.id}-${item.id}`} size="sm">
                <Trans>See it in the mall</Trans>
              </Anchor>
            )}
          </span>
        </div>
      </div>
      <Stock goods={goods} />
      <Prices goods={goods} />
      <OnSale goods={goods} />
      {goods.versionList.length > 0 && (
        <section aria-labelledby="versions">
          <Title order={2} id="versions">
            <Trans>Other versions</Trans>
          </Title>
          <ul className={styles['list']}>
            {goods.versionList.map(({ skuCode, attributes }) => (
              <li key={skuCode}>
                <Link to={goodsAddress(skuCode, search)}>{skuCode}</Link>
                <span className={detail['minor']}>{versionText(attributes)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
