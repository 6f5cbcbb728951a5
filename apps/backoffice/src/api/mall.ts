import { createClient, fetchTransport } from '@galleria/contract/client'

/** Every call of the back office goes through this one client; the session is the cookie, and refusals come in the language of the page. */
export const mall = createClient(
  fetchTransport('', () => ({ 'x-language': document.documentElement.lang })),
)
