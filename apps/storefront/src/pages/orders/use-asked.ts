import { useState } from 'react'
import { createClient, fetchTransport, type Client } from '@galleria/contract/client'

/**
 * What a dialog asks the server for when it opens: nothing yet, the answer, or that there is none
 * to be had.
 */
export type Asked<Answer> = Answer | 'unknown' | undefined

/** Asked anew each time the dialog is opened: a minute ago is too old for an order. */
export function useAsked<Answer>(
  read: (call: Client) => Promise<Answer>,
): readonly [Asked<Answer>, () => void] {
  const [asked, setAsked] = useState<Asked<Answer>>()
  const ask = () =>
    void read(createClient(fetchTransport())).then(
      (answer) => setAsked(() => answer),
      () => setAsked('unknown'),
    )
  return [asked, ask]
}
