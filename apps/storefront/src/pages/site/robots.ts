import type { Route } from './+types/robots.ts'
import { shopOf } from '../../shop-context.ts'

/** Carts, orders and accounts are nobody's but their owner's. */
const PRIVATE = [
  '/cart',
  '/checkout',
  '/buyer/',
  '/login',
  '/signup',
  '/reset-password',
  '/parts/',
  '/preview/',
  '/guest-order',
  '/not-me',
  '/withdrawal/',
  '/confirm-success',
  '/add-to-cart',
  '/sapi/',
  '/api/',
  '/auth/',
]

export function loader({ context }: Route.LoaderArgs) {
  const text = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${shopOf(context).origin}/sitemap.xml`,
    '',
  ].join('\n')
  return new Response(text, {
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  })
}
