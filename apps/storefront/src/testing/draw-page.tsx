import type { ComponentType } from 'react'
import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Outlet } from 'react-router'
import type { Language, Site } from '@galleria/contract/storefronts'
import { textsFor } from '../texts/texts.server.ts'

type Reader = {
  readonly language?: Language
  readonly site?: Site
  /** Signed in; without one the reader is a guest. */
  readonly user?: { readonly nickname: string; readonly email: string }
  readonly isDemo?: boolean
  /** Where the page is opened. */
  readonly address?: string
  /** What the page's loader and its action answered. */
  readonly loaderData?: unknown
  readonly actionData?: unknown
  /** What the page says of itself to what stands round it. */
  readonly handle?: unknown
}

export const MEMBER = { nickname: 'Anna', email: 'anna@galleria.test' }

/** The day on which the samples are looked at. */
const TODAY = '2026-05-10'
const NO_MENU = { articles: [], categories: [] }

/** The HTML of a page, or of a part of one, as the server sends it to this reader. */
export function drawPage(
  // Each page has props of its own; what a test hands over is what the router would.
  page: ComponentType<never>,
  {
    language = 'en',
    site = 'DE',
    user,
    isDemo = false,
    address = '/',
    loaderData,
    actionData,
    handle,
  }: Reader = {},
): string {
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Outlet,
      children: [{ id: 'page', path: '*', Component: page as ComponentType, handle }],
    },
  ])
  return renderToStaticMarkup(
    <I18nProvider i18n={textsFor(language)}>
      <Stub
        initialEntries={[address]}
        hydrationData={{
          loaderData: {
            root: { site, language, user, isDemo, cartQty: 0, menu: NO_MENU, today: TODAY },
            page: loaderData,
          },
          ...(actionData === undefined ? {} : { actionData: { page: actionData } }),
        }}
      />
    </I18nProvider>,
  )
}

/** What of a page's HTML a person reads, its parts one blank apart. */
export function readText(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
