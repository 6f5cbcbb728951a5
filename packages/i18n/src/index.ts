import type { Language } from '@galleria/contract/storefronts'
import { english, type Texts } from './languages/english.ts'
import { german } from './languages/german.ts'
import { dutch } from './languages/dutch.ts'
import { spanish } from './languages/spanish.ts'
import { swedish } from './languages/swedish.ts'
import { french } from './languages/french.ts'
import { italian } from './languages/italian.ts'
import { polish } from './languages/polish.ts'
import { chinese } from './languages/chinese.ts'

export { columnName, type ColumnName } from './merchant/column-words.ts'
export { finishNames } from './finish-names.ts'
export type { Texts }
export const texts: Readonly<Record<Language, Texts>> = {
  en: english,
  de: german,
  nl: dutch,
  es: spanish,
  sv: swedish,
  fr: french,
  it: italian,
  pl: polish,
  'zh-CN': chinese,
}
