import { sizeWords } from '@galleria/contract/size-words'
import type { Language } from '@galleria/contract/storefronts'
import { finishNames } from '@galleria/i18n'

/** Finish and size in words: what tells the versions of a piece apart. */
export function versionWords(
  { finish, size }: { readonly finish: string; readonly size: string },
  language: Language,
): string {
  return [finish && (finishNames[finish]?.[language] ?? finish), size && sizeWords(size)]
    .filter(Boolean)
    .join(', ')
}
