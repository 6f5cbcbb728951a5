import type { RouteObject } from 'react-router'

/** What a shop takes off, and what it sells otherwise than from the shelf. */
export const promotionRoutes: RouteObject[] = [
  {
    path: '/promotions',
    lazy: () =>
      import('./pages/promotions/promotions-page.tsx').then(({ PromotionsPage }) => ({
        Component: PromotionsPage,
      })),
  },
  {
    path: '/promotions/pre-sales',
    lazy: () =>
      import('./pages/pre-sales/pre-sales-page.tsx').then(({ PreSalesPage }) => ({
        Component: PreSalesPage,
      })),
  },
  {
    path: '/promotions/group-offers',
    lazy: () =>
      import('./pages/group-offers/group-offers-page.tsx').then(({ GroupOffersPage }) => ({
        Component: GroupOffersPage,
      })),
  },
  {
    path: '/promotions/point-prices',
    lazy: () =>
      import('./pages/point-prices/point-prices-page.tsx').then(({ PointPricesPage }) => ({
        Component: PointPricesPage,
      })),
  },
  {
    path: '/promotions/sets',
    lazy: () =>
      import('./pages/sets/sets-page.tsx').then(({ SetsPage }) => ({ Component: SetsPage })),
  },
  {
    path: '/price-changes',
    lazy: () =>
      import('./pages/price-changes/price-changes-page.tsx').then(({ PriceChangesPage }) => ({
        Component: PriceChangesPage,
      })),
  },
  {
    path: '/price-changes/:id',
    lazy: () =>
      import('./pages/price-changes/price-change-page.tsx').then(({ PriceChangePage }) => ({
        Component: PriceChangePage,
      })),
  },
  {
    path: '/promotions/flash-sales',
    lazy: () =>
      import('./pages/flash-sales/flash-sales-page.tsx').then(({ FlashSalesPage }) => ({
        Component: FlashSalesPage,
      })),
  },
]
