import { newId } from '@galleria/kernel/id'

/** A time-ordered id for rows that never meet the wire. */
export function uuidv7(): string {
  return newId('entry')
}
