import type { Language } from '../languages.ts'

/** A page of the mall’s own words. `body` is Markdown; links inside it are the storefront's own paths. */
export type Article = {
  id: number
  slug: string
  kind: 'legal' | 'help'
  texts: Record<Language, { title: string; body: string }>
}
