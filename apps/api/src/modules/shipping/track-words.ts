import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'

/**
 * What a carrier has said of a parcel: `time` as ISO 8601, `code` what it means, `language` that of
 * its text. Of what was read before they were kept there is neither.
 */
export type TrackEntry = {
  readonly time: string
  readonly area: string
  readonly text: string
  readonly code?: string
  readonly language?: string
}

/**
 * The carrier's own words for who reads their language, and where nobody knows which it is; for
 * everybody else the mall's, where it knows what is meant. A shop and its buyer need not have a
 * language in common.
 */
export function inLanguage<Entry extends Pick<TrackEntry, 'text' | 'code' | 'language'>>(
  entry: Entry,
  language: Language,
): Entry {
  if (entry.language === undefined || primaryOf(entry.language) === primaryOf(language))
    return entry
  const words: Readonly<Record<string, string>> = texts[language].tracks
  const { code = '' } = entry
  return Object.hasOwn(words, code) ? { ...entry, text: words[code] ?? '' } : entry
}

/** Who reads `de` reads `de-AT`; carriers write it in several ways. */
function primaryOf(tag: string): string | undefined {
  return tag.toLowerCase().split(/[-_]/)[0]
}
