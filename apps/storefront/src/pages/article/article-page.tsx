import { useEffect } from 'react'
import { data, NavLink } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { Route } from './+types/article-page.ts'
import { headOf, shorten, showHead } from '../../addresses/head.ts'
import { readWholeNumber } from '../../addresses/whole-number.ts'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { useFrame } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'

export const meta = showHead

export async function loader({ params, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const id = readWholeNumber(params.id, 2e9)
  if (id === undefined) throw data(null, 404)
  try {
    const [article, others] = await Promise.all([
      shop.call('POST /sapi/mall-content/web/article/articleDetail', { id, site: shop.site }),
      shop.call('POST /sapi/mall-content/web/article/listArticleRecommend', {
        articleId: id,
        site: shop.site,
        pageSize: 50,
      }),
    ])
    return {
      head: headOf(shop, {
        title: article.title,
        description: shorten(article.html.replaceAll(/<[^>]+>/g, ' ')),
        path: `/article/${id}`,
        kind: 'article',
      }),
      article,
      others,
    }
  } catch (error) {
    if (isProblem(error) && error.status === 404) throw data(null, 404)
    throw error
  }
}

/** Nobody waits for it and nobody hears when it fails [CNT-005]. */
function noteQuietly(articleId: number): void {
  void import('@galleria/contract/client')
    .then(({ createClient, fetchTransport }) =>
      createClient(fetchTransport())(
        'POST /sapi/mall-content/web/userPreferences/createArticleLookUp',
        { articleId },
      ),
    )
    .catch(() => undefined)
}

export default function ArticlePage({ loaderData: { article, others } }: Route.ComponentProps) {
  const { t } = useLingui()
  const isKnown = useFrame()?.user !== undefined
  useEffect(() => {
    if (isKnown) noteQuietly(article.id)
  }, [article.id, isKnown])
  return (
    <div className="wrap gap-16 pt-4 sm:pt-8 lg:grid lg:grid-cols-[1fr_15rem]">
      <div className="min-w-0">
        <Breadcrumbs trail={[]} here={article.title} />
        <h1 className="text-head sm:text-hero">{article.title}</h1>
        {/* The server makes this HTML from Markdown and lets no tag of the source through. */}
        <div
          className="prose mt-6 max-w-2xl text-large"
          dangerouslySetInnerHTML={{ __html: article.html }}
        />
      </div>
      <nav aria-label={t`Help and legal pages`} className="mt-16">
        <h2 className="font-bold">
          <Trans>More to read</Trans>
        </h2>
        <ul className="mt-1">
          {others.map(({ id, title }) => (
            <li key={id}>
              <NavLink
                to={`/article/${id}`}
                className="flex min-h-11 items-center text-muted hover:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink"
              >
                {title}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}
