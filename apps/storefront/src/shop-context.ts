import { createContext, type RouterContextProvider } from 'react-router'
import type { I18n } from '@lingui/core'
import type { WireUser } from '@galleria/contract/account'
import type { Client } from '@galleria/contract/client'
import {
  storefronts,
  type Language,
  type Site,
  type Storefront,
} from '@galleria/contract/storefronts'

export type Theme = 'light' | 'dark'

/** What the server that hosts the storefront hands over with each request. */
export type Visit = {
  /** The typed client; on the server its calls run in memory as this visitor. */
  readonly call: Client
  readonly site: Site
  readonly language: Language
  /** Undefined follows the reader's system. */
  readonly theme: Theme | undefined
  /** For every inline script of this answer. */
  readonly nonce: string
  /** Where the mall is reached from outside, without a slash at the end. */
  readonly origin: string
  readonly requestId: string
  /** Writes what nobody expected into the log, with the request's number. */
  reportFailure(error: unknown): void
  /** The demo mall: pages for those who build it are there. */
  readonly isDemo: boolean
  /** Who is signed in; a guest counts as nobody. Asked once a page. */
  user(): Promise<WireUser | undefined>
  /** Pieces in the cart, 0 without a session. Asked once a page. */
  cartQty(): Promise<number>
}

/** The same, with what follows from it: what loaders and actions read. */
export type Shop = Visit & { readonly front: Storefront; readonly i18n: I18n }

const shopContext = createContext<Shop>()

export function setShop(context: RouterContextProvider, visit: Visit, i18n: I18n): void {
  context.set(shopContext, { ...visit, front: storefronts[visit.site], i18n })
}

/** In a loader or an action: `const { call, site } = shopOf(context)`. */
export function shopOf(context: Readonly<RouterContextProvider>): Shop {
  return context.get(shopContext)
}
