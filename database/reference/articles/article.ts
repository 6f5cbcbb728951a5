import type { Language, Site } from '@galleria/contract/storefronts'

export type ArticleText = { title: string; body: string }

/**
 * A page of the mall’s own words. `body` is Markdown; links inside it are the storefront's own
 * paths.
 */
export type Article = {
  id: number
  slug: string
  kind: 'legal' | 'help'
  texts: Record<Language, ArticleText>
  /**
   * Where a storefront's law or habits differ; in the languages that have a text of their own
   * there.
   */
  bySite?: Partial<Record<Site, Partial<Record<Language, ArticleText>>>>
}
