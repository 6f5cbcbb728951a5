import { findErrors } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { strayParcelFlow } from '#modules/order/parcels/stray-parcel.flow.ts'
import { cycle, lifeCycles } from './life-cycles.ts'

test.each(Object.entries(lifeCycles))(
  'the life cycle of %s has no unknown, unreachable or dead states',
  (_, { flow, ends }) => {
    expect(findErrors(flow, ends)).toEqual([])
  },
)

test('a misspelt end, and a module that is none, do not compile', () => {
  // @ts-expect-error RESOLVD is no state of it
  const { flow, ends } = cycle('order', strayParcelFlow, ['RESOLVD'])
  expect(findErrors(flow, ends)).not.toEqual([])
  // @ts-expect-error there is no module of this name
  expect(cycle('orders', strayParcelFlow, ['RESOLVED']).module).toBe('orders')
})
