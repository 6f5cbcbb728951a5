import { Plural, Trans } from '@lingui/react/macro'
import { data } from 'react-router'
import { countryIn } from '@galleria/contract/address-lines'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/shop-page.ts'
import { headOf, shorten, showHead } from '../../addresses/head.ts'
import { readWholeNumber } from '../../addresses/whole-number.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { viewCard } from '../../parts/card-view.server.ts'
import { Pager } from '../../parts/pager.tsx'
import { ProductGrid } from '../../parts/product-grid.tsx'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

const PAGE_SIZE = 24

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, ...shop } = shopOf(context)
  const id = readWholeNumber(params.shopId, 2e9)
  if (id === undefined) throw data(null, 404)
  const pageNo = readWholeNumber(new URL(request.url).searchParams.get('pageNo'), 1000) ?? 1
  try {
    const [about, goods] = await Promise.all([
      call('POST /sapi/mall-item/shop/detail', { id }),
      call('POST /sapi/mall-item/item/search', {
        shopId: id,
        sort: 'popular',
        pageNo,
        pageSize: PAGE_SIZE,
      }),
    ])
    return {
      head: headOf(shop, {
        title: about.name,
        description: shorten(about.about),
        path: `/shop/${id}${pageNo > 1 ? `?pageNo=${pageNo}` : ''}`,
      }),
      about,
      goods: { total: goods.total, data: goods.data.map(viewCard) },
      pageNo,
    }
  } catch (error) {
    if (isProblem(error) && error.status === 404) throw data(null, 404)
    throw error
  }
}

export default function ShopPage({ loaderData: { about, goods, pageNo } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-4 sm:pt-8">
      <Breadcrumbs trail={[]} here={about.name} />
      <h1 className="text-head sm:text-hero">{about.name}</h1>
      <p className="mt-1 text-muted">
        {about.city} · <Plural value={about.itemCount} one="# item" other="# items" />
      </p>
      <p className="mt-4 max-w-2xl text-large">{about.about}</p>
      <div className="mt-10">
        <ProductGrid cards={goods.data} />
      </div>
      <Pager
        pageNo={pageNo}
        pageSize={PAGE_SIZE}
        total={goods.total}
        toPage={(page) => `/shop/${about.id}${page > 1 ? `?pageNo=${page}` : ''}`}
      />
      <Seller seller={about.seller} />
    </div>
  )
}

/** Who sells, by name and address, as the law asks of a mall (Regulation 2022/2065, article 30). */
function Seller({ seller }: { seller: Route.ComponentProps['loaderData']['about']['seller'] }) {
  const { language } = useShop()
  return (
    <section className="card mt-16 max-w-xl p-6">
      <h2 className="text-title">
        <Trans>Who you’re buying from</Trans>
      </h2>
      <address className="mt-3 text-muted not-italic">
        {seller.name}
        <br />
        {seller.street}
        <br />
        {seller.city}, {countryIn(language, seller.country)}
        <br />
        <a href={`mailto:${seller.email}`} className="link tap">
          {seller.email}
        </a>
      </address>
      <p className="text-muted">
        <Trans>VAT number: {seller.vatId}</Trans>
      </p>
    </section>
  )
}
