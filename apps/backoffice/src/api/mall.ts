import { createClient, fetchTransport } from '@galleria/contract/client'

/** The seller whose desk this window shows; undefined until it is known, and for who has none. */
let desk: number | undefined

/**
 * Every call of the back office goes through this one client; the session is the cookie, and
 * refusals come in the language of the page.
 */
export const mall = createClient(
  fetchTransport('', () => ({
    'x-language': document.documentElement.lang,
    // A session can be moved to another shop in another window: then nothing of this one is written
    // there.
    ...(desk === undefined ? {} : { 'x-desk': String(desk) }),
  })),
)

/** From now on this window is at that desk, whatever it showed before. */
export function showDesk(sellerId: number | undefined): void {
  desk = sellerId
}

/** Asks without saying which desk the window shows: who one is, and a change of desks. */
export const mallAtAnyDesk = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)

/** False when the window shows another desk than the session is at. */
export const isAtDesk = (sellerId: number): boolean => desk === undefined || desk === sellerId
