import type { PhoneCheck } from '@galleria/contract/address-rules'

let loaded: PhoneCheck | undefined
let loading: Promise<PhoneCheck> | undefined

/**
 * The countries' own rules for numbers, fetched when somebody comes to the phone field. What cannot
 * be fetched is left to the pattern and the server.
 */
export function loadPhoneCheck(): Promise<PhoneCheck> {
  loading ??= import('@galleria/contract/phone-check').then(
    ({ isPhone }) => (loaded = isPhone),
    () => {
      loading = undefined
      return () => true
    },
  )
  return loading
}

/** The check if it is there already; an input that is left does not wait for it. */
export function readyPhoneCheck(): PhoneCheck | undefined {
  return loaded
}
