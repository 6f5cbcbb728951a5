import { forgetDraft, readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import { readLocalStorageValue } from '@mantine/hooks'
import { useState } from 'react'

export type ShipDraft = { readonly carrierId: string; readonly number: string }
const LAST_CARRIER = 'backoffice-carrier'

/**
 * What was typed survives a reload and signing in again. A shop mostly ships with one carrier, so
 * the last one is there already.
 */
export function useShipDraft(orderId: string) {
  const name = `parcel-${orderId}`
  const [draft, setDraft] = useState(() => ({
    ...usual(),
    ...(readDraft(name) as ShipDraft | undefined),
  }))
  return {
    ...draft,
    write: (change: Partial<ShipDraft>) => {
      const next = { ...draft, ...change }
      setDraft(next)
      writeDraft(name, next)
    },
    /** After sending: the carrier is remembered, the number is not. */
    forget: () => {
      localStorage.setItem(LAST_CARRIER, JSON.stringify(draft.carrierId))
      forgetDraft(name)
      setDraft(usual())
    },
  }
}

function usual(): ShipDraft {
  return {
    carrierId: readLocalStorageValue<string>({ key: LAST_CARRIER, defaultValue: '' }),
    number: '',
  }
}
