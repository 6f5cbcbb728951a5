import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { IconNext } from '@galleria/ui/icons'
import { Picture } from '@galleria/ui/picture'
import type { Route } from './+types/home-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { CardRow } from '../../parts/card-row.tsx'
import { viewCard } from '../../parts/card-view.server.ts'
import { LastSeen } from '../../parts/last-seen/last-seen.tsx'
import { RoomTiles } from '../../parts/room-tiles.tsx'
import { topCategories } from '../../parts/category-tree.ts'
import { ShopTiles } from '../../parts/shop-tiles.tsx'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

export async function loader({ context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const { call, i18n } = shop
  const [rooms, shops, newest, popular] = await Promise.all([
    call('POST /sapi/mall-item/category/list', {}),
    call('POST /sapi/mall-item/shop/list', {}),
    call('POST /sapi/mall-item/item/search', { sort: 'newest', pageSize: 8 }),
    call('POST /sapi/mall-item/item/search', { sort: 'popular', pageSize: 8 }),
  ])
  const head = headOf(shop, {
    title: i18n._(msg`Furniture and desks from many shops`),
    description: i18n._(
      msg`Desks, chairs, shelves, lamps and sofas from European shops: one basket, one payment, and a delivery date you can count on.`,
    ),
    path: '/',
    image: HERO,
  })
  return {
    head,
    rooms: topCategories(rooms)
      .filter(({ itemCount }) => itemCount > 0)
      .map(({ key, name, image, tint, itemCount }) => ({ key, name, image, tint, itemCount })),
    shops,
    newest: newest.data.map(viewCard),
    popular: popular.data.map(viewCard),
  }
}

const HERO = '/pictures/room-hero-1200.webp'
/**
 * On a phone the picture, 16 by 9, fills a box of 4 by 5: it is shown more than twice as wide as
 * the box.
 */
const HERO_SIZES = '(min-width: 77.5rem) 75rem, (min-width: 40rem) 100vw, 205vw'

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { rooms, shops, newest, popular } = loaderData
  return (
    <>
      <Hero />
      <RoomTiles rooms={rooms} />
      <CardRow title={<Trans>New in</Trans>} to="/search?sort=newest" cards={newest} />
      <CardRow title={<Trans>Best sellers</Trans>} to="/search?sort=popular" cards={popular} />
      <ShopTiles shops={shops} />
      <LastSeen />
    </>
  )
}

/**
 * The words lie on the picture only where it is high enough for them in every language; below that
 * they stand under it.
 */
function Hero() {
  return (
    <section className="wrap pt-4 sm:pt-8">
      <div className="relative overflow-hidden rounded-card">
        <Picture
          url={HERO}
          alt=""
          sizes={HERO_SIZES}
          most={1600}
          ratio={0.5}
          isFirst
          imageClass="aspect-[4/5] sm:aspect-[2/1]"
        />
        <div className="bg-surface p-6 sm:p-8 lg:absolute lg:start-10 lg:bottom-10 lg:max-w-md lg:rounded-card">
          <h1 className="text-head sm:text-hero">
            <Trans>A home that works, and feels like yours</Trans>
          </h1>
          <p className="mt-3 text-large text-muted">
            <Trans>
              Furniture from many shops, with one basket, one payment and a date for every delivery.
            </Trans>
          </p>
          <Link to="/search?sort=popular" className="btn btn-main mt-6">
            <Trans>See all furniture</Trans>
            <IconNext size={18} />
          </Link>
        </div>
      </div>
    </section>
  )
}
