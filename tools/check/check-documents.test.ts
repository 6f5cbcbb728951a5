import { expect, test } from 'vitest'
import { listGone, listNames } from './check-documents.ts'

test('a document names files between backticks, and places by its links; patterns and the web are neither', () => {
  const text =
    'See `order/order.flow.ts` and [record](docs/decisions/280-rooms.md#context), `migrations/NNNN-name.sql`, `*.rules.ts`, [Node](https://nodejs.org), `npm test`.'
  expect(listNames(text)).toEqual({
    files: ['order/order.flow.ts'],
    links: ['docs/decisions/280-rooms.md'],
  })
})

test('a name is there if a path ends in it, by whole folders', () => {
  const paths = ['apps/api/src/modules/order/order.flow.ts']
  expect(
    listGone(['order.flow.ts', 'order/order.flow.ts', '../order/order.flow.ts'], paths),
  ).toEqual([])
  expect(listGone(['flow.ts', 'payment/order.flow.ts'], paths)).toEqual([
    'flow.ts',
    'payment/order.flow.ts',
  ])
})
