import type { Route } from './+types/sitemap.ts'
import { canonicalUrl } from '../../addresses/addresses.ts'
import { shopOf } from '../../shop-context.ts'

const MAX_AGE_S = 3600

export async function loader({ context }: Route.LoaderArgs) {
  const { call, origin, site, language } = shopOf(context)
  const pages = await call('POST /sapi/mall-item/item/siteMap', {})
  const entries = pages.map(
    ({ path, changedAt }) =>
      `<url><loc>${escapeXml(canonicalUrl(origin, path, { site, language }))}</loc><lastmod>${changedAt.slice(0, 10)}</lastmod></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
  return new Response(xml, {
    headers: {
      'content-type': 'application/xml; charset=utf-8',
      'cache-control': `public, max-age=${MAX_AGE_S}`,
    },
  })
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
