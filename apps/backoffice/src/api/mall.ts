import { createClient, fetchTransport } from '@galleria/contract/client'

/** Every call of the back office goes through this one client; the session is the cookie. */
export const mall = createClient(fetchTransport())
