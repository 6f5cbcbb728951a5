import type { Language } from './texts/languages.ts'
import type { ModelText } from './texts/model-text.ts'
import en from './texts/model-texts/en.json' with { type: 'json' }
import de from './texts/model-texts/de.json' with { type: 'json' }
import nl from './texts/model-texts/nl.json' with { type: 'json' }
import es from './texts/model-texts/es.json' with { type: 'json' }
import sv from './texts/model-texts/sv.json' with { type: 'json' }
import fr from './texts/model-texts/fr.json' with { type: 'json' }
import it from './texts/model-texts/it.json' with { type: 'json' }
import pl from './texts/model-texts/pl.json' with { type: 'json' }
import zhCN from './texts/model-texts/zh-CN.json' with { type: 'json' }

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
