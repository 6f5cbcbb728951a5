import { findErrors } from '@galleria/kernel/flow'
import { expect, test } from 'vitest'
import { lifeCycles } from './life-cycles.ts'

test.each(Object.entries(lifeCycles))(
  'the life cycle of %s has no unknown, unreachable or dead states',
  (_, { flow, ends }) => {
    expect(findErrors(flow, ends)).toEqual([])
  },
)
