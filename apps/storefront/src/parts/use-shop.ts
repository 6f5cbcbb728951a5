import { useRouteLoaderData } from 'react-router'
import { formatLocale, storefronts, type Language, type Site } from '@galleria/contract/storefronts'
import type { Menu } from '../frame/menu.server.ts'
import type { readFrame } from '../frame/frame.server.ts'

/**
 * Storefront, language, person and cart of this page, as the root loader told them. Undefined only
 * when that loader itself failed.
 */
export function useFrame() {
  return useRouteLoaderData<typeof readFrame>('root')
}

/** Rooms and footer pages. */
export function useMenu(): Menu | undefined {
  return useFrame()?.menu
}

/** What parts need to write money and dates. */
export function useShop() {
  const frame = useFrame()
  const site: Site = frame?.site ?? 'DE'
  const language: Language = frame?.language ?? 'en'
  return {
    site,
    language,
    front: storefronts[site],
    locale: formatLocale(language, site),
    user: frame?.user,
    cartQty: frame?.cartQty ?? 0,
    today: frame?.today,
  }
}
