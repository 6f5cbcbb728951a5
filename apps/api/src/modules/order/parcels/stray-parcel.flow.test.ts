import { allows, findErrors, operationsFor, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { strayParcelFlow } from './stray-parcel.flow.ts'

const moves = (state: string, actor: string) =>
  Object.keys(strayParcelFlow.moves).filter((move) =>
    allows(strayParcelFlow, move, { state, actor, facts: {} }),
  )
const buttons = (state: string, actor: string) =>
  operationsFor(strayParcelFlow, { state, actor, facts: {} })

test('a parcel that nobody knows is open until its shop enters it, or the operator says what became of it', () => {
  expect(strayParcelFlow.start).toBe('OPEN')
  expect([moves('OPEN', 'merchant'), statesAfter(strayParcelFlow, 'resolve')]).toEqual([
    ['resolve'],
    ['RESOLVED'],
  ])
  expect([moves('OPEN', 'operator'), statesAfter(strayParcelFlow, 'settle')]).toEqual([
    ['settle'],
    ['SETTLED'],
  ])
})

test('the operator has a button for it; the shop has none, because entering the parcel does it', () => {
  expect([buttons('OPEN', 'operator'), buttons('OPEN', 'merchant')]).toEqual([['settle'], []])
})

test('it is no matter of the buyer’s, and the clock does not end it', () => {
  for (const actor of ['buyer', 'clock']) expect(moves('OPEN', actor)).toEqual([])
})

test('entered or settled, it is off the list for good', () => {
  for (const state of ['RESOLVED', 'SETTLED'])
    for (const actor of strayParcelFlow.actors)
      expect([moves(state, actor), buttons(state, actor)]).toEqual([[], []])
  expect(findErrors(strayParcelFlow, ['RESOLVED', 'SETTLED'])).toEqual([])
})
