import { use, useEffect, useState, type ReactNode } from 'react'
import {
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { useLingui } from '@lingui/react'
import type { Route } from './+types/root.ts'
import { DocumentContext } from './document-context.ts'
import { readFrame } from './frame/frame.server.ts'
import { ErrorPage } from './pages/site/error-page.tsx'
import { shopOf } from './shop-context.ts'
import { Shell } from './parts/shell/shell.tsx'

export function loader({ context }: Route.LoaderArgs) {
  return readFrame(shopOf(context))
}

/** The frame changes when something was sent, not when a reader turns a page. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isMerelyTurned = formMethod === undefined && currentUrl.href !== nextUrl.href
  return isMerelyTurned ? false : defaultShouldRevalidate
}

/**
 * The browser reads back what the server wrote: a page that breaks is drawn anew, its style with
 * it, and the policy takes no style without this answer's nonce.
 */
const sent = import.meta.env.SSR ? undefined : document.querySelector('style')

/** Whose texts a page shows; where that depends on what it was given, it says so itself. */
type TextPartOf = string | ((loaded: unknown) => string | string[])

export function Layout({ children }: { children: ReactNode }) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const { i18n } = useLingui()
  const onServer = use(DocumentContext)
  const nonce = onServer?.nonce
  const parts = [
    ...new Set([
      'shop',
      ...useMatches().flatMap(({ handle, loaderData }) => {
        const part = (handle as { part?: TextPartOf } | undefined)?.part ?? []
        return typeof part === 'function' ? part(loaderData) : part
      }),
    ]),
  ]
  const isBuyerArea = parts.includes('buyer')
  // As it was when the page came: the buyer area fetches its own when it is entered from a public
  // page.
  const [style] = useState(
    () => onServer?.styles[isBuyerArea ? 'buyer' : 'shop'] ?? sent?.textContent ?? '',
  )
  useEffect(() => {
    // A page that was drawn anew after a fault has lost it.
    Object.assign(document.documentElement.dataset, { fonts: '', hydrated: '' })
  }, [])
  return (
    <html lang={i18n.locale} data-theme={frame?.theme} data-parts={parts.join(' ')}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#151411" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style
          nonce={nonce ?? sent?.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: style }}
        />
        <Meta />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts />
      </body>
    </html>
  )
}

export default function App() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Shell>
      <ErrorPage error={error} />
    </Shell>
  )
}
