import { keyCalls } from '@galleria/contract/merchant-key'
import { bind, type Bound } from '#platform/bind.ts'
import { listKeys, makeKey, readCurrentKey, revokeKey } from './manage-keys.ts'

export const keyRoutes: readonly Bound[] = [
  bind(keyCalls.listKeys, listKeys),
  bind(keyCalls.makeKey, makeKey),
  bind(keyCalls.revokeKey, revokeKey),
  bind(keyCalls.currentKey, readCurrentKey),
]
