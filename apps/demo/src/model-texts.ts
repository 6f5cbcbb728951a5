import type { Language } from './texts/languages.ts'
import type { ModelText } from './texts/model-text.ts'
import { modelTexts as en } from './texts/model-texts/en.ts'
import { modelTexts as de } from './texts/model-texts/de.ts'
import { modelTexts as nl } from './texts/model-texts/nl.ts'
import { modelTexts as es } from './texts/model-texts/es.ts'
import { modelTexts as sv } from './texts/model-texts/sv.ts'
import { modelTexts as fr } from './texts/model-texts/fr.ts'
import { modelTexts as it } from './texts/model-texts/it.ts'
import { modelTexts as pl } from './texts/model-texts/pl.ts'
import { modelTexts as zhCN } from './texts/model-texts/zh-CN.ts'

const inLanguage: Record<Language, Record<string, ModelText>> = {
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

/** The words of the models in one language, by model. */
export function modelTextsIn(language: Language): Record<string, ModelText> {
  return inLanguage[language]
}
