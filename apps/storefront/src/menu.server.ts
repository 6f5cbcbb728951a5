import type { ReplyOf } from '@galleria/contract/client'
import { pack, type Packed } from './packed.ts'
import type { Shop } from './shop-context.ts'

export type Menu = {
  readonly categories: readonly {
    readonly id: number
    readonly key: string
    readonly name: string
  }[]
  readonly articles: readonly {
    readonly id: number
    readonly slug: string
    readonly kind: string
    readonly title: string
  }[]
}

const KEPT_MS = 60_000
type KeptMenu = { readonly until: number; readonly menu: Menu; readonly packed: Packed<Menu> }
const kept = new Map<string, KeptMenu>()

/** Rooms and footer pages, the same for everybody who reads this language in this storefront: asked once a minute. */
export async function menuOf(shop: Pick<Shop, 'call' | 'site' | 'language'>): Promise<KeptMenu> {
  const key = `${shop.site} ${shop.language}`
  const found = kept.get(key)
  if (found && found.until > Date.now()) return found
  const [categories, articles] = await Promise.all([
    shop.call('POST /sapi/mall-item/category/list', {}),
    shop.call('POST /sapi/mall-content/web/article/pageArticle', { site: shop.site, pageSize: 50 }),
  ])
  const menu = {
    categories: categories.map(({ id, key: room, name }) => ({ id, key: room, name })),
    articles: footerPages(articles.data),
  }
  const fresh = { until: Date.now() + KEPT_MS, menu, packed: pack(menu) }
  kept.set(key, fresh)
  return fresh
}

function footerPages(
  rows: ReplyOf<'POST /sapi/mall-content/web/article/pageArticle'>['data'],
): Menu['articles'] {
  return rows.map(({ id, slug, kind, title }) => ({ id, slug, kind, title }))
}
