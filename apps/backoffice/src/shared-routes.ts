import type { RouteObject } from 'react-router'

/** The desks of what a new mall comes with and keeps for all shops. */
export const sharedRoutes: readonly RouteObject[] = [
  {
    path: 'carriers',
    lazy: () =>
      import('./pages/carriers/carriers-page.tsx').then(({ CarriersPage }) => ({
        Component: CarriersPage,
      })),
  },
  {
    path: 'categories',
    lazy: () =>
      import('./pages/categories/categories-page.tsx').then(({ CategoriesPage }) => ({
        Component: CategoriesPage,
      })),
  },
  {
    path: 'tax-rates',
    lazy: () =>
      import('./pages/tax-rates/tax-rates-page.tsx').then(({ TaxRatesPage }) => ({
        Component: TaxRatesPage,
      })),
  },
]
