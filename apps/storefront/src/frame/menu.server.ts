import type { ReplyOf } from '@galleria/contract/client'
import { languages, sites } from '@galleria/contract/storefronts'
import { LRUCache } from 'lru-cache'
import type { Shop } from '../shop-context.ts'

export type Menu = {
  readonly categories: readonly {
    readonly id: number
    readonly key: string
    readonly name: string
    /** Ids from the top down to its own. */ readonly path: readonly number[]
  }[]
  readonly articles: readonly {
    readonly id: number
    readonly slug: string
    readonly kind: string
    readonly title: string
  }[]
}

const menus = new LRUCache<string, Menu>({
  max: sites.length * languages.length,
  ttl: 60_000,
  noDeleteOnStaleGet: true,
})

/**
 * Rooms and footer pages, the same for everybody who reads this language in this storefront: asked
 * once a minute. Where nobody answers, the last one stays.
 */
export async function menuOf(shop: Pick<Shop, 'call' | 'site' | 'language'>): Promise<Menu> {
  const key = `${shop.site} ${shop.language}`
  const cached = menus.get(key)
  if (cached) return cached
  try {
    const menu = await readMenu(shop)
    menus.set(key, menu)
    return menu
  } catch (error) {
    const last = menus.get(key, { allowStale: true })
    if (last) return last
    throw error
  }
}

async function readMenu(shop: Pick<Shop, 'call' | 'site'>): Promise<Menu> {
  const [categories, articles] = await Promise.all([
    shop.call('POST /sapi/mall-item/category/list', {}),
    shop.call('POST /sapi/mall-content/web/article/pageArticle', { site: shop.site, pageSize: 50 }),
  ])
  return {
    // What has no goods yet is no way to go.
    categories: categories
      .filter(({ itemCount }) => itemCount > 0)
      .map(({ id, key: room, name, path }) => ({ id, key: room, name, path })),
    articles: footerPages(articles.data),
  }
}

function footerPages(
  rows: ReplyOf<'POST /sapi/mall-content/web/article/pageArticle'>['data'],
): Menu['articles'] {
  return rows.map(({ id, slug, kind, title }) => ({ id, slug, kind, title }))
}
