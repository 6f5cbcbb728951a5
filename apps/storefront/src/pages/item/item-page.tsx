import { Trans } from '@lingui/react/macro'
import {
  data,
  Link,
  redirect,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/item-page.ts'
import { itemPath, readItemSlug } from '../../addresses/addresses.ts'
import { headOf, shorten, showHead } from '../../addresses/head.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { viewCard } from '../../parts/card-view.server.ts'
import { CardRow } from '../../parts/card-row.tsx'
import { JsonLd } from '../../parts/json-ld.tsx'
import { LastSeen } from '../../parts/last-seen/last-seen.tsx'
import { onlySearchChanges } from '../../parts/only-search-changes.ts'
import { useMenu } from '../../parts/use-shop.ts'
import { shopOf, type Shop } from '../../shop-context.ts'
import { BuyBox } from './buy-box.tsx'
import { chooseSku, galleryOf, modelOf } from './choose-sku.ts'
import { Facts } from './facts.tsx'
import { Gallery } from './gallery.tsx'
import { breadcrumbFacts, productFacts, wayOf } from './item-facts.ts'
import { ItemSet } from './item-set.tsx'
import { findHelpful } from './find-helpful.ts'
import { isSameReviews, readReviewQuery } from './review-query.ts'
import { viewSet } from './set-view.server.ts'
import { Reviews, REVIEWS_ON_ITEM } from './reviews.tsx'

export const meta = showHead

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const named = readItemSlug(params.slug)
  if (!named) throw data(null, 404)
  try {
    const { pageNo, stars, isWithPhotos, sort } = readReviewQuery(new URL(request.url).searchParams)
    const [item, companions, combined, offers, reviews] = await Promise.all([
      shop.call('POST /sapi/mall-item/item/detail', { id: named.itemId }),
      shop.call('POST /sapi/mall-item/item/recommend', { id: named.itemId, itemSize: 8 }),
      shop.call('POST /sapi/mall-item/combined_item/itemCombinedFlow', { id: named.itemId }),
      shop.call('POST /sapi/mall-marketing/promotion/listOfItem', { itemId: named.itemId }),
      shop.call('POST /sapi/mall-content/web/comment/pageByItem', {
        itemId: named.itemId,
        pageNo,
        pageSize: REVIEWS_ON_ITEM,
        sort,
        ...(stars ? { rate: stars } : {}),
        ...(isWithPhotos ? { withImages: true } : {}),
      }),
    ])
    const invited = new URL(request.url).searchParams.get('group')
    const hasGroups = invited !== null || item.skuList.some(({ groupOffer }) => groupOffer)
    const path = itemPath({ urlKey: item.urlKey, shopId: item.shop.id, itemId: item.id })
    // One address per item: a name that has changed, or a wrong shop, leads to the right one and
    // keeps the sku.
    if (path !== `/item/${params.slug}`) throw redirect(path + new URL(request.url).search, 301)
    const isShort = item.skuList.some(({ availableQty }) => availableQty === 0)
    const [groups, similar] = await Promise.all([
      hasGroups ? readGroups(shop, item.id, invited) : [],
      isShort ? shop.call('POST /sapi/mall-item/item/similar', { id: item.id, itemSize: 4 }) : [],
    ])
    const head = headOf(shop, {
      title: item.name,
      description: shorten(item.description),
      path,
      image: item.images[0]?.url,
      kind: 'product',
    })
    return {
      head,
      item,
      reviews,
      groups,
      offers,
      invited,
      companions: companions.map(viewCard),
      similar: similar.map(viewCard),
      set: viewSet(combined),
      path,
      origin: shop.origin,
    }
  } catch (error) {
    if (isProblem(error) && error.status === 404) throw data(null, 404)
    throw error
  }
}

export function action({ request, context }: Route.ActionArgs) {
  return findHelpful(shopOf(context), request)
}

/**
 * Groups of buyers that can be joined, the one that an invitation names first; a name that is none
 * counts as not there.
 */
async function readGroups(shop: Shop, itemId: number, invited: string | null) {
  const isName = invited !== null && /^grp_[0-9a-z]{26}$/.test(invited)
  return shop.call('POST /sapi/mall-order/web/groupbuy/listOpen', {
    itemId,
    ...(isName ? { id: invited } : {}),
  })
}

/**
 * Another finish or size is the same item: everything about it is here already, unless other
 * reviews are asked for.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const isHere =
    onlySearchChanges(args) &&
    isSameReviews(args.currentUrl.searchParams, args.nextUrl.searchParams)
  return !isHere && args.defaultShouldRevalidate
}

export default function ItemPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, reviews, groups, offers, invited, companions, similar, set, path, origin } =
    loaderData
  const [params] = useSearchParams()
  const sku = chooseSku(item, params.get('sku'))
  const way = wayOf(item, useMenu()?.categories ?? [])
  return (
    <div className="wrap pt-2 sm:pt-6">
      <Breadcrumbs
        trail={way.map(({ key, name }) => ({ to: `/search?category=${key}`, label: name }))}
        here={item.name}
      />
      <div className="mt-2 gap-12 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Gallery
          key={sku.finish}
          images={galleryOf(item, sku)}
          film={item.videoUrl}
          model={modelOf(item, sku)}
          name={item.name}
        />
        <BuyBox
          item={item}
          sku={sku}
          path={path}
          groups={groups}
          offers={offers}
          invited={invited}
        />
      </div>
      {sku.availableQty === 0 ? (
        <div className="-mx-4 sm:-mx-5">
          <CardRow title={<Trans>Similar, and available now</Trans>} cards={similar} />
        </div>
      ) : null}
      {set.parts.length > 0 ? <ItemSet set={set} item={item} sku={sku} /> : null}
      <div className="below -mx-2 px-2">
        <Facts item={item} sku={sku} />
      </div>
      <div className="below -mx-2 px-2">
        <Reviews reviews={reviews} path={path} answer={actionData} />
      </div>
      <div className="-mx-4 sm:-mx-5">
        <CardRow title={<Trans>Goes well with</Trans>} cards={companions} />
      </div>
      <div className="-mx-4 sm:-mx-5">
        <LastSeen here={item.id} />
      </div>
      <p className="mt-10 text-center">
        <Link to={`/shop/${item.shop.id}`} className="link tap">
          <Trans>More from {item.shop.name}</Trans>
        </Link>
      </p>
      <JsonLd facts={productFacts(item, origin, path)} />
      <JsonLd facts={breadcrumbFacts(item, way, { origin, path })} />
    </div>
  )
}
