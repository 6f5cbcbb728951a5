import { randomInt } from 'node:crypto'
import { readableCode } from '@galleria/kernel/id'

/** A number that people read aloud: the day, and six digits by chance. */
export function newCode(at: Date): string {
  return readableCode(at, () => randomInt(1_000_000) / 1_000_000)
}
