import type { DatabaseSync } from 'node:sqlite'
import { findMade, findTransaction, saveMade, type Transaction } from './braintree.store.ts'
import type { ProcessorError } from './present.ts'

/**
 * What was made under a key is handed back for the same request as it stands now, and refused for
 * another one.
 */
export function makeOnce(
  db: DatabaseSync,
  key: string | undefined,
  request: object,
  make: () => Transaction | ProcessorError,
): Transaction | ProcessorError {
  const asked = JSON.stringify(request)
  const earlier = key === undefined ? undefined : findMade(db, key)
  if (earlier && earlier.request !== asked)
    return {
      code: '915232',
      attribute: 'api_request_key',
      message: 'API request key can be reused only with the same request.',
    }
  const known = earlier && findTransaction(db, earlier.transactionId)
  // What a script has queued happened to the first call alone.
  if (known) return { ...known, outcome: null }
  const made = make()
  if (key !== undefined && 'status' in made) saveMade(db, key, asked, made.id)
  return made
}
