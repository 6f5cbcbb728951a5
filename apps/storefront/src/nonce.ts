import { createContext, useContext } from 'react'

/** The nonce of this answer's Content-Security-Policy. Known on the server only: a browser hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
