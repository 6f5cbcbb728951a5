import type { DeliberateFault } from './deliberate-fault.ts'

/** What comes on top of goods, and all that an order and its lines say. */
export const faultsOfServices: readonly DeliberateFault[] = [
  {
    id: 'ORD-045',
    file: 'apps/storefront/src/parts/buyer/extra-rows.tsx',
    find: 'insuranceAmt.value > 0',
    replace: 'insuranceAmt.value < 0',
    test: 'apps/storefront/src/pages/orders/order-parts.test.tsx',
  },
  {
    id: 'ORD-061',
    file: 'apps/api/src/modules/order/present/order-kind.present.ts',
    find: "operations.includes('buyerApplyReverse')",
    replace: "operations.includes('buyerCancelAfterPay')",
    test: 'apps/api/src/modules/order/present/order-fields.test.ts',
  },
  {
    id: 'ORD-067',
    file: 'apps/api/src/modules/order/present/extras.present.ts',
    find: '    contactNumber,\n    remark,\n  }',
    replace: "    contactNumber,\n    remark: '',\n  }",
    test: 'apps/api/src/modules/checkout/bill/services.test.ts',
  },
  {
    id: 'ORD-071',
    file: 'apps/api/src/modules/order/present/order.present.ts',
    find: 'insurance: presentInsurance(line, order.currency)',
    replace: 'insurance: null',
    test: 'apps/api/src/modules/order/present/order-fields.test.ts',
  },
  {
    id: 'ORD-075',
    file: 'apps/api/src/modules/order/present/extras.present.ts',
    find: 'insuranceFee: wireMoney(fee, currency)',
    replace: 'insuranceFee: wireMoney(0 * fee, currency)',
    test: 'apps/api/src/modules/checkout/bill/services.test.ts',
  },
  {
    id: 'ORD-004',
    file: 'apps/api/src/modules/order/present/sets.present.ts',
    find: "ownerOrderLineBO: set ? { id: toWireId('orderLine', set.id) } : null",
    replace: 'ownerOrderLineBO: null',
    test: 'apps/api/src/modules/order/present/order-fields.test.ts',
  },
]
