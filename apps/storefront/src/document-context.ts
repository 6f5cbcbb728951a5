import { createContext } from 'react'

/**
 * What only the server knows of a document: the nonce of its Content-Security-Policy, which a
 * browser hides from scripts, and the stylesheets, which travel once.
 */
export type DocumentOnServer = {
  readonly nonce: string
  readonly styles: Readonly<Record<'shop' | 'buyer', string>>
}
export const DocumentContext = createContext<DocumentOnServer | undefined>(undefined)
