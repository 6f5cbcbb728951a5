import { Link } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { WireItem } from '@galleria/contract/item'
import { Thumbnail } from '@galleria/ui/picture'
import type { Route } from './+types/compare-page.ts'
import { comparePath, MOST_COMPARED, readCompared } from '../../addresses/compare-path.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { viewCard } from '../../parts/card-view.server.ts'
import { Price } from '../../parts/price.tsx'
import type { CardView } from '../../parts/product-card.tsx'
import { shopOf, type Shop } from '../../shop-context.ts'
import { chooseSku } from '../item/choose-sku.ts'
import { CompareTable } from './compare-table.tsx'
import type { Column } from './compare-rows.ts'

export const meta = showHead

const SUGGESTED = 4

/** Up to four items, as their address names them; what is not sold any more is left out. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const asked = readCompared(new URL(request.url).searchParams)
  const found = await Promise.all(
    asked.map(async ({ itemId, suffix }) => {
      const item = await readItem(shop, itemId)
      return item ? [{ item, sku: chooseSku(item, suffix) }] : []
    }),
  )
  const columns: Column[] = found.flat()
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Compare items`),
      path: '/compare',
      isListed: false,
    }),
    columns,
    isShort: columns.length < asked.length,
    suggested: await suggest(shop, columns),
  }
}

async function readItem({ call }: Shop, id: number): Promise<WireItem | undefined> {
  try {
    return await call('POST /sapi/mall-item/item/detail', { id })
  } catch (error) {
    if (isProblem(error) && error.status === 404) return undefined
    throw error
  }
}

/** What is like the first, while there is room for more. */
async function suggest({ call }: Shop, columns: readonly Column[]): Promise<CardView[]> {
  const [first] = columns
  if (!first || columns.length >= MOST_COMPARED) return []
  const cards = await call('POST /sapi/mall-item/item/similar', {
    id: first.item.id,
    itemSize: SUGGESTED + MOST_COMPARED,
  })
  return cards
    .filter(({ itemId }) => !columns.some(({ item }) => item.id === itemId))
    .slice(0, SUGGESTED)
    .map(viewCard)
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { columns, suggested, isShort } = loaderData
  return (
    <div className="wrap pt-4 pb-16 sm:pt-8">
      <h1 className="text-head">
        <Trans>Compare items</Trans>
      </h1>
      {isShort ? (
        <p role="status" className="mt-4 rounded-card border border-warn bg-surface p-4">
          <Trans>Something you wanted to compare is no longer sold here.</Trans>
        </p>
      ) : null}
      {columns.length === 0 ? <Nothing /> : <CompareTable columns={columns} />}
      {suggested.length > 0 ? <Suggested columns={columns} cards={suggested} /> : null}
    </div>
  )
}

function Nothing() {
  return (
    <div className="mt-6">
      <p className="text-muted">
        <Trans>
          Nothing is being compared yet. Open an item and choose “Compare with others”: you can put
          up to four items side by side.
        </Trans>
      </p>
      <Link to="/search" className="btn btn-main mt-6">
        <Trans>See all furniture</Trans>
      </Link>
    </div>
  )
}

function Suggested({ columns, cards }: { columns: readonly Column[]; cards: readonly CardView[] }) {
  const now = columns.map(({ item, sku }) => ({ itemId: item.id, suffix: sku.skuUrlSuffix }))
  return (
    <section className="mt-12">
      <h2 className="text-title">
        <Trans>Add something similar</Trans>
      </h2>
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {cards.map((card) => (
          <li key={card.itemId}>
            <Link
              to={comparePath([
                ...now,
                {
                  itemId: card.itemId,
                  suffix: new URLSearchParams(card.path.split('?')[1]).get('sku'),
                },
              ])}
              preventScrollReset
              className="card flex items-center gap-3 p-3 hover:border-ink"
            >
              <Thumbnail url={card.image} alt="" size={64} />
              <span className="min-w-0">
                <span className="sr-only">
                  <Trans>Compare with</Trans>{' '}
                </span>
                <span className="block truncate font-medium">{card.name}</span>
                <span className="block text-small text-muted">
                  <Price amount={card.price} />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
