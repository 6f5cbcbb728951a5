import { operationsFor } from '@galleria/kernel/flow'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { reverseFlow } from './reverse.flow.ts'
import { factsOf } from './reverse.facts.ts'
import type { ReverseFacts } from './reverse-facts.types.ts'
import { someReverse } from '../../testing/some-rows.ts'

/**
 * Each fact, whatever it is about: two of them come together in no request, and still nobody is
 * offered somebody else's action.
 */
const facts: fc.Arbitrary<ReverseFacts> = fc
  .tuple(
    fc.record(
      Object.fromEntries(
        Object.keys(factsOf(someReverse())).map((name) => [name, fc.boolean()]),
      ) as Record<keyof ReverseFacts, fc.Arbitrary<boolean>>,
    ),
    fc.constantFrom('PART', 'SEND_BACK', undefined),
  )
  .map(([all, canAccept]) => ({ ...all, canAccept }))
const states = fc.constantFrom(...reverseFlow.states)
const rulings = ['REFUND', 'RETURN', 'NONE']

test('where the mall answers in a shop’s place the shop’s people are offered nothing, in no state and whatever else is so', () => {
  fc.assert(
    fc.property(states, facts, (state, some) => {
      const question = { state, actor: 'merchant', facts: { ...some, isSellerGone: true } }
      expect(operationsFor(reverseFlow, question)).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('where its shop answers the mall is offered its rulings and nothing of the shop’s', () => {
  fc.assert(
    fc.property(states, facts, (state, some) => {
      const question = { state, actor: 'operator', facts: { ...some, isSellerGone: false } }
      const offered = operationsFor(reverseFlow, question)
      expect(offered.filter((one) => !rulings.includes(one))).toEqual([])
    }),
    { numRuns: 2000 },
  )
})

test('what the mall is offered in a shop’s place is what the shop would be, apart from what nobody does there: say a side, agree after all, send or correct a replacement', () => {
  const onlyShops = ['ship', 'correctShipment', 'giveIn', 'answerDispute', 'addProof']
  const onlyMalls = ['nameAddress', ...rulings]
  fc.assert(
    fc.property(states, facts, (state, some) => {
      const offered = (actor: string, isSellerGone: boolean) =>
        operationsFor(reverseFlow, { state, actor, facts: { ...some, isSellerGone } })
      expect(offered('operator', true).filter((one) => !onlyMalls.includes(one))).toEqual(
        offered('merchant', false).filter((one) => !onlyShops.includes(one)),
      )
    }),
    { numRuns: 2000 },
  )
})

test('a guest is offered what a buyer is, and of that what needs no account', () => {
  const withoutAccount = ['postBack', 'correctPostBack', 'viewRejectReason', 'viewLogistics']
  fc.assert(
    fc.property(states, facts, (state, some) => {
      const offered = (actor: string) => operationsFor(reverseFlow, { state, actor, facts: some })
      expect(offered('guest')).toEqual(
        offered('buyer').filter((one) => withoutAccount.includes(one)),
      )
    }),
    { numRuns: 2000 },
  )
})
