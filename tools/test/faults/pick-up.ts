import type { DeliberateFault } from './deliberate-fault.ts'

/** What an order that is fetched says and offers. */
export const faultsOfPickUp: readonly DeliberateFault[] = [
  {
    id: 'ORD-065',
    file: 'apps/api/src/modules/order/codes/pick-up.present.ts',
    find: 'siteAddress: pickup && presentSite(pickup)',
    replace: 'siteAddress: null',
    test: 'apps/api/src/modules/order/codes/pick-up.test.ts',
  },
  {
    id: 'ORD-098',
    file: 'apps/storefront/src/pages/orders/operations.ts',
    find: "operation === 'checkExpressTrack' && order.fulfillmentType === 'SITE_PICK_UP'",
    replace: "operation === 'confirm' && order.fulfillmentType === 'SITE_PICK_UP'",
    test: 'apps/storefront/src/pages/orders/operations.test.ts',
  },
  {
    id: 'ORD-110',
    file: 'apps/storefront/src/pages/orders/operations.ts',
    find: "  'toUse',\n  'checkVerifyCode',\n  'inviteToJoinGroup',\n  'confirm',\n  'buyerPostpone",
    replace: "  'toUse',\n  'inviteToJoinGroup',\n  'confirm',\n  'buyerPostpone",
    test: 'apps/storefront/src/pages/orders/operation-buttons.test.tsx',
  },
]
