import { readLocalStorageValue, useSessionStorage } from '@mantine/hooks'

type Draft = { readonly carrierId: string; readonly number: string }
const LAST_CARRIER = 'backoffice-carrier'

/** What was typed survives a reload and signing in again. A shop mostly ships with one carrier, so the last one is there already. */
export function useShipDraft(orderId: string) {
  const usual: Draft = {
    carrierId: readLocalStorageValue<string>({ key: LAST_CARRIER, defaultValue: '' }),
    number: '',
  }
  const [kept, keep, forget] = useSessionStorage<Draft | undefined>({
    key: `backoffice-parcel-${orderId}`,
    defaultValue: undefined,
    getInitialValueInEffect: false,
  })
  const draft = kept ?? usual
  return {
    ...draft,
    write: (change: Partial<Draft>) => keep({ ...draft, ...change }),
    /** After sending: the carrier is remembered, the number is not. */
    forget: () => {
      localStorage.setItem(LAST_CARRIER, JSON.stringify(draft.carrierId))
      forget()
    },
  }
}
