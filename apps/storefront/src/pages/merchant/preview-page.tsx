import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, useSearchParams, type ShouldRevalidateFunctionArgs } from 'react-router'
import { isProblem } from '@galleria/contract/client'
import type { WireSku } from '@galleria/contract/item'
import type { WireItemPreview } from '@galleria/contract/item-preview'
import type { Route } from './+types/preview-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { onlySearchChanges } from '../../parts/only-search-changes.ts'
import { useMenu } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { Choices, Cost, ItemHead, Promises, SaleTerms } from '../item/buy-box.tsx'
import { chooseSku, galleryOf, modelOf } from '../item/choose-sku.ts'
import { Facts } from '../item/facts.tsx'
import { Gallery } from '../item/gallery.tsx'
import { wayOf } from '../item/item-facts.ts'

export const meta = showHead

/**
 * An item as buyers will see it, for the people of its shop alone: an address of its own, so that
 * no page for everybody is ever one, and which nobody else finds.
 */
export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const itemId = /^[1-9]\d{0,8}$/.test(params.id) ? Number(params.id) : undefined
  if (itemId === undefined) throw data(null, 404)
  try {
    const preview = await shop.call('POST /sapi/mall-merchant/item/preview', { itemId })
    const path = `/preview/item/${itemId}`
    const head = headOf(shop, { title: preview.item.name, path, isListed: false })
    return { head, preview, path }
  } catch (error) {
    if (isProblem(error) && [401, 403, 404].includes(error.status)) throw data(null, 404)
    throw error
  }
}

/** Another finish or size is the same item, which is here already. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !onlySearchChanges(args) && args.defaultShouldRevalidate
}

export default function PreviewPage({ loaderData: { preview, path } }: Route.ComponentProps) {
  const { item } = preview
  const [params] = useSearchParams()
  const sku = chooseSku(item, params.get('sku'))
  const way = wayOf(item, useMenu()?.categories ?? [])
  return (
    <div className="wrap pt-2 sm:pt-6">
      <Banner preview={preview} />
      <Breadcrumbs
        trail={way.map(({ key, name }) => ({ to: `/search?category=${key}`, label: name }))}
        here={item.name}
      />
      <div className="mt-2 gap-12 lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {item.images.length > 0 ? (
          <Gallery
            key={sku.finish}
            images={galleryOf(item, sku)}
            film={item.videoUrl}
            model={modelOf(item, sku)}
            name={item.name}
          />
        ) : (
          <p className="plate grid aspect-square place-items-center rounded-card text-muted">
            <Trans>No picture yet</Trans>
          </p>
        )}
        <PreviewBox preview={preview} sku={sku} path={path} />
      </div>
      <div className="below -mx-2 px-2">
        <Facts item={item} sku={preview.hasVersion ? sku : null} />
      </div>
    </div>
  )
}

/** What buyers will decide by; nothing of what sells. */
function PreviewBox({
  preview: { item, hasVersion, isSoldHere },
  sku,
  path,
}: {
  preview: WireItemPreview
  sku: WireSku
  path: string
}) {
  return (
    <section className="mt-5 lg:mt-0">
      <ItemHead item={item} />
      {isSoldHere ? (
        <Cost item={item} sku={sku} />
      ) : (
        <p className="mt-4 text-muted">
          <Trans>No price at this storefront yet</Trans>
        </p>
      )}
      {hasVersion ? <Choices item={item} sku={sku} path={path} /> : null}
      <SaleTerms sku={sku} />
      <NoButton isPreSale={sku.preSale !== null} />
      <Promises item={item} sku={sku} />
    </section>
  )
}

/** Where buyers buy: it does nothing. */
function NoButton({ isPreSale }: { isPreSale: boolean }) {
  return (
    <div className="mt-6">
      <button type="button" disabled className="btn btn-main min-h-12 w-full">
        {isPreSale ? <Trans>Pre-order</Trans> : <Trans>Add to basket</Trans>}
      </button>
      <p className="mt-2 text-small text-muted">
        <Trans>In the preview nothing can be bought.</Trans>
      </p>
    </div>
  )
}

const reasonWords: Readonly<Record<WireItemPreview['reasonList'][number], MessageDescriptor>> = {
  DRAFT: msg`It is a draft. What it still lacks is listed with the item in the back office.`,
  IN_REVIEW: msg`Galleria is looking at it before it is sold.`,
  PAUSED: msg`It is off sale.`,
  ARCHIVED: msg`It was put away for good.`,
  HELD_BACK: msg`Your shop cannot sell at the moment.`,
  NO_VERSION: msg`It has no version yet: measures, finishes and prices are missing.`,
  NO_PRICE_HERE: msg`None of its versions has a price at this storefront.`,
  NOT_SENT_HERE: msg`Your shop has no delivery price for it at this storefront.`,
  SOLD_OUT: msg`Nothing of it is in stock.`,
}

/** Who sees this, and why buyers do not. */
function Banner({ preview: { item, reasonList } }: { preview: WireItemPreview }) {
  const { i18n, t } = useLingui()
  return (
    <aside
      aria-label={t`Preview`}
      className="mb-4 rounded-card border border-accent bg-soft p-4 text-small"
    >
      <p className="font-medium">
        <Trans>A preview: only your shop sees this page.</Trans>
      </p>
      {reasonList.length > 0 ? (
        <>
          <p className="mt-2">
            <Trans>Buyers cannot buy it yet:</Trans>
          </p>
          <ul className="list-disc ps-5 marker:text-muted">
            {reasonList.map((reason) => (
              <li key={reason}>{i18n._(reasonWords[reason])}</li>
            ))}
          </ul>
        </>
      ) : (
        <p className="mt-2">
          <Trans>It is on sale: buyers see it like this.</Trans>
        </p>
      )}
      <p className="mt-2">
        <a href={`/backoffice/items/${item.id}`} className="link tap">
          <Trans>To the item in the back office</Trans>
        </a>
      </p>
    </aside>
  )
}
