import type { DeliberateFault } from './deliberate-fault.ts'

const CHECKOUT = 'apps/api/src/modules/checkout'
const PAYMENT = 'apps/api/src/modules/payment'

/** What must be true of money, whatever row it stands in: each is named by words of its test. */
export const faultsOfMoney: readonly DeliberateFault[] = [
  {
    id: 'the right number in another currency',
    file: `${CHECKOUT}/ending/settle-payment.ts`,
    find: ' || amount.currency !== paymentOrder.currency',
    replace: '',
    test: `${CHECKOUT}/payment.test.ts`,
  },
  {
    id: 'a capture of another amount pays nothing',
    file: `${CHECKOUT}/ending/settle-payment.ts`,
    find: 'amount.minor !== paymentOrder.amount || ',
    replace: '',
    test: `${CHECKOUT}/payment.test.ts`,
  },
  {
    id: 'money that comes after its buyer cancelled',
    file: `${CHECKOUT}/ending/settle-payment.ts`,
    find: '(await wereClosedByClock(tx, orderIdsOf(found))) &&',
    replace: '',
    test: `${CHECKOUT}/ending/close-contract.test.ts`,
  },
  {
    id: 'a provider that has not answered for a day',
    file: `${PAYMENT}/attempts/close-attempt.ts`,
    find: 'if (isOld)\n      await',
    replace: 'if (!isOld)\n      await',
    test: `${CHECKOUT}/ending/unclosed-payment.test.ts`,
  },
  {
    id: 'an order whose provider is not set up any more',
    file: `${PAYMENT}/payment-order.store.ts`,
    find: 'if ((await findAttempts(tx, contractId)).some(isLive)) return false\n',
    replace: '',
    test: `${CHECKOUT}/ending/unclosed-payment.test.ts`,
  },
  {
    id: 'has its other attempt closed at the provider',
    file: `${PAYMENT}/attempts/close-others.ts`,
    find: 'other.id !== attempt.id && ',
    replace: 'other.id === attempt.id && ',
    test: `${CHECKOUT}/channels.test.ts`,
  },
  {
    id: 'a payment that cannot be read hides none',
    file: `${PAYMENT}/reconciling/reconcile.ts`,
    find: 'putAside(ctx, provider, capture, error),',
    replace: 'Promise.reject(error),',
    test: `${CHECKOUT}/ending/reconcile.test.ts`,
  },
  {
    id: 'is a door that is shut',
    file: `${PAYMENT}/providers/mockpay.ts`,
    find: 'if (status === 402 || status === 422)',
    replace: 'if (status < 500 && status >= 400)',
    test: `${PAYMENT}/providers/mockpay.test.ts`,
  },
  {
    id: 'a refund that failed is not sent before its hour',
    file: `${PAYMENT}/refunds/refund.rules.ts`,
    find: 'return nextTryAt !== null && nextTryAt <= now',
    replace: 'return nextTryAt !== null || now === nextTryAt',
    test: `${PAYMENT}/refunds/refund-tries.test.ts`,
  },
  {
    id: 'two tries that both gave the money',
    file: `${PAYMENT}/refunds/end-try.ts`,
    find: "if (!isOpen(one) && one.status !== 'FAILED') return",
    replace: 'if (!isOpen(one)) return',
    test: `${PAYMENT}/matters/money-to-look-at.test.ts`,
  },
  {
    id: 'two who give back from one capture at once',
    file: `${PAYMENT}/refunds/refund.store.ts`,
    find: 'await lockRows(',
    replace: 'if (Math.random() > 2) await lockRows(',
    test: `${PAYMENT}/refunds/reserve-refund.test.ts`,
  },
  {
    id: 'as many cards as the budget pays for',
    file: 'apps/api/src/modules/campaign/gift-card.store.ts',
    find: '.where(sql<boolean>`t.spent + ${value}::bigint <= t.budget`)',
    replace: '',
    test: `${CHECKOUT}/gift-cards.test.ts`,
  },
  {
    id: 'is good for goods of ten times its value',
    file: 'apps/api/src/modules/promotion/card-coupon.store.ts',
    find: 'from_goods: value * CARD_GOODS_TIMES,',
    replace: 'from_goods: value + 1,',
    test: `${CHECKOUT}/gift-cards.test.ts`,
  },
  {
    id: 'as soon as the order comes to less than the campaign wants',
    file: 'apps/api/src/modules/order/benefits/earn-for-orders.ts',
    find: 'counted: countedOf(order)',
    replace: 'counted: order.needPay',
    test: `${CHECKOUT}/gift-cards.test.ts`,
  },
]
