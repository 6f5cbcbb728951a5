import { expect, test } from 'vitest'
import { allows } from '@galleria/kernel/flow'
import { orderFlow, type OrderFacts } from './order.flow.ts'

/** What has to be so for each step of an order, and what keeps it from being made. */

type Fact = keyof OrderFacts
type Step = {
  readonly by: string
  readonly from: string
  /** All of these, */ readonly needs?: readonly Fact[]
  /** at least one of these, */ readonly oneOf?: readonly Fact[]
  /** and none of these. */ readonly unless?: readonly Fact[]
}

const steps: Record<string, Step> = {
  leaveGroup: { by: 'buyer', from: 'PENDING_MEMBERS', needs: ['isGroupWaiting'] },
  ship: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['isSent', 'hasUnitsToShip'],
    unless: ['isHeld'],
  },
  hold: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['hasUnitsToShip'],
    oneOf: ['isSent', 'isFetched'],
    unless: ['isHeld'],
  },
  release: { by: 'operator', from: 'UN_DELIVERY', needs: ['isHeld'] },
  delay: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['hasUnitsToShip'],
    oneOf: ['isSent', 'isFetched'],
    unless: ['isHeld', 'isReady'],
  },
  ready: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['isFetched', 'hasUnitsToShip'],
    unless: ['isHeld', 'isReady'],
  },
  handOver: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['isFetched', 'hasUnitsToShip'],
    unless: ['isHeld'],
  },
  correctParcel: { by: 'operator', from: 'UN_RECEIVED', needs: ['hasParcelUnderWay'] },
  callBack: { by: 'merchant', from: 'UN_RECEIVED', needs: ['isSent', 'hasParcelUnderWay'] },
  cancelLines: {
    by: 'buyer',
    from: 'UN_DELIVERY',
    oneOf: ['hasUnitsToCancel', 'hasGiftToCancel'],
  },
  postpone: { by: 'buyer', from: 'UN_RECEIVED', needs: ['hasParcelToPostpone'] },
  readdress: { by: 'buyer', from: 'UN_DELIVERY', needs: ['isSent'], unless: ['hasGroupParcel'] },
  ...Object.fromEntries(
    [
      ['reissue', 'UN_DELIVERY'],
      ['reissueSent', 'UN_RECEIVED'],
      ['reissueReceived', 'COMPLETE'],
    ].map(([move, from]) => [
      move,
      {
        by: 'merchant',
        from,
        needs: ['isSent', 'hasParcel'],
        unless: ['isReissue', 'isForgotten'],
      },
    ]),
  ),
  callOff: { by: 'merchant', from: 'UN_DELIVERY', needs: ['isReissue', 'hasUnitsToShip'] },
  callOffLost: { by: 'merchant', from: 'UN_RECEIVED', needs: ['isReissue', 'isAllLost'] },
  receive: { by: 'clock', from: 'UN_RECEIVED', needs: ['hasParcelUnderWay'] },
  useCode: { by: 'buyer', from: 'UN_RECEIVED', needs: ['hasCodeToUse'] },
  receiveParcel: { by: 'buyer', from: 'UN_DELIVERY', needs: ['hasParcelUnderWay'] },
  start: { by: 'buyer', from: 'PENDING_PAY', needs: ['isWindowOpen'], unless: ['hasAttempt'] },
  resume: { by: 'buyer', from: 'PROCESSING', needs: ['isWindowOpen', 'hasAttempt'] },
  invite: { by: 'buyer', from: 'PENDING_MEMBERS', needs: ['isGroupWaiting', 'hasGroupPlace'] },
  deposit: { by: 'buyer', from: 'PENDING_DEPOSIT', needs: ['isWindowOpen'] },
  balance: { by: 'buyer', from: 'PENDING_BALANCE', needs: ['isWindowOpen', 'isPayable'] },
  cancelAfterPay: { by: 'buyer', from: 'UN_RECEIVED', needs: ['hasUnitsToCancel'] },
  cancelForStock: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    oneOf: ['hasUnitsToCancel', 'hasGiftToCancel'],
  },
  cancelUnfetched: {
    by: 'merchant',
    from: 'UN_DELIVERY',
    needs: ['isFetched', 'isFetchOver', 'hasUnitsToCancel'],
  },
  verifyCode: { by: 'buyer', from: 'UN_DELIVERY', needs: ['isFetched', 'hasUnitsToShip'] },
  track: { by: 'buyer', from: 'CLOSED', needs: ['hasParcel'] },
  viewInvoice: { by: 'buyer', from: 'UN_DELIVERY', needs: ['hasInvoice'] },
  checkVatInvoice: { by: 'buyer', from: 'COMPLETE', needs: ['hasInvoice'] },
  sendInvoice: { by: 'buyer', from: 'COMPLETE', needs: ['hasInvoice'] },
  buyAgain: { by: 'buyer', from: 'CANCELED', needs: ['hasSellableSku'] },
  review: {
    by: 'buyer',
    from: 'CLOSED',
    needs: ['isMembers', 'wasReceived', 'hasLineToReview'],
    unless: ['isOwnShops'],
  },
  requestAfterSales: { by: 'buyer', from: 'COMPLETE', needs: ['isMembers', 'hasLineToReverse'] },
  askAsMember: {
    by: 'buyer',
    from: 'COMPLETE',
    needs: ['hasLineToReverse'],
    unless: ['isMembers'],
  },
}

const NOTHING: OrderFacts = {
  isSent: false,
  isReissue: false,
  isForgotten: false,
  isFetched: false,
  isReady: false,
  isFetchOver: false,
  hasCodeToUse: false,
  isWindowOpen: false,
  isPayable: false,
  hasAttempt: false,
  hasInvoice: false,
  hasUnitsToShip: false,
  isHeld: false,
  hasUnitsToCancel: false,
  hasGiftToCancel: false,
  hasParcel: false,
  hasParcelUnderWay: false,
  isAllLost: false,
  hasParcelToPostpone: false,
  hasSellableSku: false,
  hasGroupParcel: false,
  isMembers: false,
  hasLineToReview: false,
  wasReceived: false,
  isOwnShops: false,
  isGroupWaiting: false,
  hasGroupPlace: false,
  hasLineToReverse: false,
}
const allFacts = Object.keys(NOTHING) as Fact[]
const factsWith = (...some: readonly Fact[]): OrderFacts => ({
  ...NOTHING,
  ...Object.fromEntries(some.map((fact) => [fact, true])),
})

test('each step that is not always open has its conditions written here', () => {
  const withConditions = Object.entries({ ...orderFlow.moves, ...orderFlow.offers })
    .filter(([, rule]) => 'when' in rule)
    .map(([name]) => name)
  expect(Object.keys(steps).toSorted()).toEqual(withConditions.toSorted())
})

test.each(Object.entries(steps))(
  '%s is open with what it needs alone, and with nothing of it missing or in the way',
  (name, { by, from, needs = [], oneOf = [], unless = [] }) => {
    const may = (...some: readonly Fact[]) =>
      allows(orderFlow, name, { state: from, actor: by, facts: factsWith(...some) })
    const enough = oneOf.length > 0 ? oneOf.map((one) => [...needs, one]) : [needs]
    for (const facts of enough) {
      expect([facts, may(...facts)]).toEqual([facts, true])
      for (const missing of facts)
        expect([missing, may(...facts.filter((one) => one !== missing))]).toEqual([missing, false])
      for (const inTheWay of unless)
        expect([inTheWay, may(...facts, inTheWay)]).toEqual([inTheWay, false])
    }
    // And nothing else about the order counts.
    expect(may(...allFacts.filter((fact) => !unless.includes(fact)))).toBe(true)
  },
)
