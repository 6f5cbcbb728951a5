import type { Language } from '../languages.ts'
import type { ModelText } from '../model-text.ts'
import { modelTexts as de } from './de.ts'
import { modelTexts as en } from './en.ts'
import { modelTexts as es } from './es.ts'
import { modelTexts as fr } from './fr.ts'
import { modelTexts as it } from './it.ts'
import { modelTexts as nl } from './nl.ts'
import { modelTexts as pl } from './pl.ts'
import { modelTexts as sv } from './sv.ts'
import { modelTexts as zhCN } from './zh-CN.ts'

/** The words of every model, by language and model key. */
export const modelTexts: Record<Language, Record<string, ModelText>> = {
  en,
  de,
  nl,
  es,
  sv,
  fr,
  it,
  pl,
  'zh-CN': zhCN,
}
