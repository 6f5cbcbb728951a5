import { allows, findErrors, operationsFor, statesAfter } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { priceChangeFlow } from './price-change.flow.ts'

const may = (actor: string) =>
  priceChangeFlow.states.map((state) =>
    Object.keys(priceChangeFlow.moves).filter((move) =>
      allows(priceChangeFlow, move, { state, actor, facts: {} }),
    ),
  )

test('a shop applies what it has looked at, and undoes what was done', () => {
  // Looked at, running, done, being undone, undone.
  expect(may('shop')).toEqual([['apply'], [], ['undo'], [], []])
})

test('the clock ends what runs, either way; nobody undoes what was undone', () => {
  expect(may('clock')).toEqual([[], ['finish'], [], ['finishUndo'], []])
  expect(may('operator')).toEqual([[], [], [], [], []])
})

test('a shop has a button for either, the clock has none', () => {
  const buttons = (actor: string) =>
    priceChangeFlow.states.map((state) =>
      operationsFor(priceChangeFlow, { state, actor, facts: {} }),
    )
  expect(buttons('shop')).toEqual([['apply'], [], ['undo'], [], []])
  expect(buttons('clock')).toEqual([[], [], [], [], []])
})

test('from the look to the end each move leads to the next state', () => {
  expect([
    statesAfter(priceChangeFlow, 'apply'),
    statesAfter(priceChangeFlow, 'finish'),
    statesAfter(priceChangeFlow, 'undo'),
    statesAfter(priceChangeFlow, 'finishUndo'),
  ]).toEqual([['RUNNING'], ['DONE'], ['UNDOING'], ['UNDONE']])
  expect(findErrors(priceChangeFlow, ['UNDONE'])).toEqual([])
})
