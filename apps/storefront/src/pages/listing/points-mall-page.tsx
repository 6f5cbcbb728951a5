import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { data, Link, redirect } from 'react-router'
import { storefronts } from '@galleria/contract/storefronts'
import { pageCount } from '@galleria/kernel/page'
import type { Route } from './+types/points-mall-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { readWholeNumber } from '../../addresses/whole-number.ts'
import { viewCard } from '../../parts/card-view.server.ts'
import { Pager } from '../../parts/pager.tsx'
import { ProductGrid } from '../../parts/product-grid.tsx'
import { shopOf } from '../../shop-context.ts'
import { PAGE_SIZE } from './listing-address.ts'

export const meta = showHead

const PATH = '/points-mall'
const pathOf = (pageNo: number) => (pageNo === 1 ? PATH : `${PATH}?pageNo=${pageNo}`)

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  if (!storefronts[shop.site].hasPointsMall) throw data(null, 404)
  const pageNo = readWholeNumber(new URL(request.url).searchParams.get('pageNo'), 5000) ?? 1
  const read = (no: number) =>
    shop.call('POST /sapi/mall-item/item/forPoints', { pageNo: no, pageSize: PAGE_SIZE })
  const found = await read(pageNo)
  if (found.data.length === 0 && pageNo > 1)
    throw redirect(pathOf(pageCount((await read(1)).total, PAGE_SIZE)))
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Items for points`),
      path: pathOf(pageNo),
      isListed: found.total > 0,
    }),
    cards: found.data.map(viewCard),
    total: found.total,
    pageNo,
  }
}

/** What members spend their points on, those for the fewest first. */
export default function PointsMallPage({
  loaderData: { cards, total, pageNo },
}: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <h1 className="text-head sm:text-hero">
        <Trans>Items for points</Trans>
      </h1>
      <p className="mt-2 max-w-2xl text-large text-muted">
        <Trans>
          Members pay for these with points, or with points and money. Delivery is free.
        </Trans>{' '}
        <Link to="/user/member/score" className="link whitespace-nowrap">
          <Trans>Your points</Trans>
        </Link>
      </p>
      <p role="status" className="mt-6 pb-4 text-muted">
        <Plural
          value={total}
          _0="No shop sells anything for points at the moment."
          one="# item"
          other="# items"
        />
      </p>
      {total > 0 ? <ProductGrid cards={cards} /> : null}
      <Pager pageNo={pageNo} pageSize={PAGE_SIZE} total={total} toPage={pathOf} />
    </div>
  )
}
