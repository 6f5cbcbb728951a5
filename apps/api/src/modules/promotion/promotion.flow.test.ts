import { allows, findErrors, operationsFor } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { promotionFlow, useFlow } from './promotion.flow.ts'

const may = (state: string, actor: string, isOver = false) =>
  Object.keys(promotionFlow.moves).filter((move) =>
    allows(promotionFlow, move, { state, actor, facts: { isOver } }),
  )

test('its makers edit, start and end a draft, and end what runs; nobody brings back what has ended', () => {
  for (const actor of ['merchant', 'operator']) {
    expect(may('DRAFT', actor)).toEqual(['edit', 'start', 'end'])
    expect(may('RUNNING', actor)).toEqual(['end'])
    expect(may('ENDED', actor)).toEqual([])
  }
})

test('what is over by the clock is neither started nor ended by anybody; a draft is still edited, so that it gets another time', () => {
  expect(may('DRAFT', 'merchant', true)).toEqual(['edit'])
  expect(may('RUNNING', 'operator', true)).toEqual([])
})

test('a gift card that its order no longer earns is withdrawn with the money, over or not, and by no button', () => {
  expect([may('RUNNING', 'payment'), may('RUNNING', 'payment', true)]).toEqual([
    ['withdraw'],
    ['withdraw'],
  ])
  expect([may('DRAFT', 'payment'), may('ENDED', 'payment')]).toEqual([[], []])
  expect(
    operationsFor(promotionFlow, { state: 'RUNNING', actor: 'payment', facts: { isOver: false } }),
  ).toEqual([])
})

test('the use of a coupon is held by an order, used by its money, released when that ends unpaid, and held again by late money', () => {
  const moves = (state: string, actor: string) =>
    Object.keys(useFlow.moves).filter((move) => allows(useFlow, move, { state, actor, facts: {} }))
  expect(moves('HELD', 'payment')).toEqual(['use'])
  expect([moves('HELD', 'buyer'), moves('HELD', 'clock')]).toEqual([['release'], ['release']])
  expect([moves('RELEASED', 'payment'), moves('RELEASED', 'buyer')]).toEqual([['hold'], []])
  expect(moves('USED', 'clock')).toEqual([])
})

test('every state of both can be reached, and left but for the ends', () => {
  expect(findErrors(promotionFlow, ['ENDED'])).toEqual([])
  expect(findErrors(useFlow, ['USED'])).toEqual([])
})
