import { refuse } from '@galleria/contract/refusals'
import { operationsOf } from '../reverse.present.ts'
import type { ReverseRow } from '../reverse.types.ts'

/**
 * What was asked is not in its life cycle now, or no longer: with what is open to whoever asks
 * (409).
 */
export function refuseState(
  reverse: ReverseRow,
  reader: Parameters<typeof operationsOf>[1],
): Error {
  return refuse('reverse.state', { operationList: operationsOf(reverse, reader) })
}
