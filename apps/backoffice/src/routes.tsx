import { createBrowserRouter, type RouteObject } from 'react-router'
import { sharedRoutes } from './shared-routes.ts'
import { Crash } from './parts/crash.tsx'
import { OperatorArea } from './parts/shell/operator-area.tsx'
import { ShopArea } from './parts/shell/shop-area.tsx'
import { StaffShell } from './parts/shell/staff-shell.tsx'
import { OperatorHome } from './pages/operators/operator-home.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'
import { promotionRoutes } from './promotion-routes.tsx'

const shopArea: RouteObject = {
  Component: ShopArea,
  children: [
    {
      path: '/',
      lazy: () =>
        import('./pages/today/today-page.tsx').then(({ TodayPage }) => ({ Component: TodayPage })),
    },
    {
      path: '/orders',
      lazy: () =>
        import('./pages/orders/orders-page.tsx').then(({ OrdersPage }) => ({
          Component: OrdersPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/order/order-page.tsx').then(({ OrderPage }) => ({
              Component: OrderPage,
            })),
        },
      ],
    },
    {
      path: '/orders/pick-list',
      lazy: () =>
        import('./pages/pick-list/pick-list-page.tsx').then(({ PickListPage }) => ({
          Component: PickListPage,
        })),
    },
    {
      path: '/orders/later',
      lazy: () =>
        import('./pages/delays/delays-page.tsx').then(({ DelaysPage }) => ({
          Component: DelaysPage,
        })),
    },
    {
      path: '/orders/tracking-numbers',
      lazy: () =>
        import('./pages/tracking-numbers/tracking-numbers-page.tsx').then(
          ({ TrackingNumbersPage }) => ({ Component: TrackingNumbersPage }),
        ),
    },
    {
      path: '/after-sales',
      lazy: () =>
        import('./pages/after-sales/after-sales-page.tsx').then(({ AfterSalesPage }) => ({
          Component: AfterSalesPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/after-sales/reverse-page.tsx').then(({ ReversePage }) => ({
              Component: ReversePage,
            })),
        },
      ],
    },
    {
      path: '/after-sales-settings',
      lazy: () =>
        import('./pages/after-sales-settings/settings-page.tsx').then(({ SettingsPage }) => ({
          Component: SettingsPage,
        })),
    },
    {
      path: '/items',
      lazy: () =>
        import('./pages/items/items-page.tsx').then(({ ItemsPage }) => ({ Component: ItemsPage })),
      children: [
        {
          path: 'new',
          lazy: () =>
            import('./pages/items/new-item-page.tsx').then(({ NewItemPage }) => ({
              Component: NewItemPage,
            })),
        },
        {
          path: ':id',
          lazy: () =>
            import('./pages/items/item-page.tsx').then(({ ItemPage }) => ({ Component: ItemPage })),
        },
      ],
    },
    {
      path: '/goods',
      lazy: () =>
        import('./pages/goods/goods-page.tsx').then(({ GoodsPage }) => ({ Component: GoodsPage })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/goods/goods-detail-page.tsx').then(({ GoodsDetailPage }) => ({
              Component: GoodsDetailPage,
            })),
        },
      ],
    },
    {
      path: '/goods-table',
      lazy: () =>
        import('./pages/goods-table/goods-table-page.tsx').then(({ GoodsTablePage }) => ({
          Component: GoodsTablePage,
        })),
    },
    {
      path: '/figures',
      lazy: () =>
        import('./pages/figures/figures-page.tsx').then(({ FiguresPage }) => ({
          Component: FiguresPage,
        })),
    },
    {
      path: '/exports',
      lazy: () =>
        import('./pages/exports/exports-page.tsx').then(({ ExportsPage }) => ({
          Component: ExportsPage,
        })),
    },
    {
      path: '/codes',
      lazy: () =>
        import('./pages/codes/codes-page.tsx').then(({ CodesPage }) => ({ Component: CodesPage })),
    },
    ...promotionRoutes,
    {
      path: '/sites',
      lazy: () =>
        import('./pages/sites/sites-page.tsx').then(({ SitesPage }) => ({ Component: SitesPage })),
    },
    {
      path: '/services',
      lazy: () =>
        import('./pages/services/services-page.tsx').then(({ ServicesPage }) => ({
          Component: ServicesPage,
        })),
    },
    {
      path: '/people',
      lazy: () =>
        import('./pages/people/people-page.tsx').then(({ PeoplePage }) => ({
          Component: PeoplePage,
        })),
    },
    {
      path: '/log',
      lazy: () =>
        import('./pages/audit-log/audit-log-page.tsx').then(({ ShopsLogPage }) => ({
          Component: ShopsLogPage,
        })),
    },
    {
      path: '/programs',
      lazy: () =>
        import('./pages/programs/programs-page.tsx').then(({ ProgramsPage }) => ({
          Component: ProgramsPage,
        })),
    },
    {
      path: '/reviews',
      lazy: () =>
        import('./pages/reviews/reviews-page.tsx').then(({ ReviewsPage }) => ({
          Component: ReviewsPage,
        })),
    },
  ],
}

const operatorArea: RouteObject = {
  path: '/operator',
  Component: OperatorArea,
  children: [
    {
      path: 'applications',
      lazy: () =>
        import('./pages/operator/applications-page.tsx').then(({ ApplicationsPage }) => ({
          Component: ApplicationsPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/operator/application-page.tsx').then(({ ApplicationPage }) => ({
              Component: ApplicationPage,
            })),
        },
      ],
    },
    {
      path: 'sellers',
      lazy: () =>
        import('./pages/operator/sellers-page.tsx').then(({ SellersPage }) => ({
          Component: SellersPage,
        })),
    },
    {
      path: 'members',
      lazy: () =>
        import('./pages/persons/persons-page.tsx').then(({ PersonsPage }) => ({
          Component: PersonsPage,
        })),
    },
    {
      path: 'orders',
      lazy: () =>
        import('./pages/all-orders/all-orders-page.tsx').then(({ AllOrdersPage }) => ({
          Component: AllOrdersPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/all-orders/any-order-page.tsx').then(({ AnyOrderPage }) => ({
              Component: AnyOrderPage,
            })),
        },
      ],
    },
    ...sharedRoutes,
    {
      path: 'find',
      lazy: () =>
        import('./pages/find/find-page.tsx').then(({ FindPage }) => ({ Component: FindPage })),
    },
    {
      path: 'items',
      lazy: () =>
        import('./pages/items-to-look-at/items-to-look-at-page.tsx').then(
          ({ ItemsToLookAtPage }) => ({ Component: ItemsToLookAtPage }),
        ),
    },
    {
      path: 'disputes',
      lazy: () =>
        import('./pages/disputes/disputes-page.tsx').then(({ DisputesPage }) => ({
          Component: DisputesPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/disputes/dispute-page.tsx').then(({ DisputePage }) => ({
              Component: DisputePage,
            })),
        },
      ],
    },
    {
      path: 'closed-shops',
      lazy: () =>
        import('./pages/closed-shops/closed-shops-page.tsx').then(({ ClosedShopsPage }) => ({
          Component: ClosedShopsPage,
        })),
      children: [
        {
          path: ':id',
          lazy: () =>
            import('./pages/closed-shops/closed-shop-page.tsx').then(({ ClosedShopPage }) => ({
              Component: ClosedShopPage,
            })),
        },
      ],
    },
    {
      path: 'money',
      lazy: () =>
        import('./pages/money/money-page.tsx').then(({ MoneyPage }) => ({ Component: MoneyPage })),
    },
    {
      path: 'pay-pages',
      lazy: () =>
        import('./pages/pay-pages/pay-pages-page.tsx').then(({ PayPagesPage }) => ({
          Component: PayPagesPage,
        })),
    },
    {
      path: 'coupons',
      lazy: () =>
        import('./pages/promotions/coupons-page.tsx').then(({ CouponsPage }) => ({
          Component: CouponsPage,
        })),
    },
    {
      path: 'reviews',
      lazy: () =>
        import('./pages/reported/reported-page.tsx').then(({ ReportedPage }) => ({
          Component: ReportedPage,
        })),
    },
    {
      path: 'parcels',
      lazy: () =>
        import('./pages/parcels/parcels-page.tsx').then(({ ParcelsPage }) => ({
          Component: ParcelsPage,
        })),
    },
    {
      path: 'withdrawals',
      lazy: () =>
        import('./pages/withdrawals/withdrawals-page.tsx').then(({ WithdrawalsPage }) => ({
          Component: WithdrawalsPage,
        })),
    },
    {
      path: 'searches',
      lazy: () =>
        import('./pages/searches/searches-page.tsx').then(({ SearchesPage }) => ({
          Component: SearchesPage,
        })),
    },
    {
      path: 'pages',
      lazy: () =>
        import('./pages/own-pages/own-pages-page.tsx').then(({ OwnPagesPage }) => ({
          Component: OwnPagesPage,
        })),
    },
    {
      path: 'pages/:id/:language/:site?',
      lazy: () =>
        import('./pages/own-pages/page-text-page.tsx').then(({ PageTextPage }) => ({
          Component: PageTextPage,
        })),
    },
    {
      path: 'campaigns',
      lazy: () =>
        import('./pages/campaigns/campaigns-page.tsx').then(({ CampaignsPage }) => ({
          Component: CampaignsPage,
        })),
    },
    {
      path: 'log',
      lazy: () =>
        import('./pages/audit-log/audit-log-page.tsx').then(({ MallsLogPage }) => ({
          Component: MallsLogPage,
        })),
    },
    {
      path: 'people',
      lazy: () =>
        import('./pages/operators/operators-page.tsx').then(({ OperatorsPage }) => ({
          Component: OperatorsPage,
        })),
    },
    { index: true, Component: OperatorHome },
  ],
}

/** Every address of the back office, below `/backoffice`. */
export function createRoutes() {
  return createBrowserRouter(
    [
      {
        ErrorBoundary: Crash,
        HydrateFallback: () => null,
        children: [
          {
            path: '/login',
            lazy: () =>
              import('./pages/sign-in/sign-in-page.tsx').then(({ SignInPage }) => ({
                Component: SignInPage,
              })),
          },
          {
            path: '/invitation/:id',
            lazy: () =>
              import('./pages/invitation/invitation-page.tsx').then(({ InvitationPage }) => ({
                Component: InvitationPage,
              })),
          },
          {
            Component: StaffShell,
            children: [shopArea, operatorArea, { path: '*', Component: NotFoundPage }],
          },
        ],
      },
    ],
    { basename: '/backoffice' },
  )
}
