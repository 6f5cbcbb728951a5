import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { renderToString } from 'react-dom/server'
import type { Keep } from './kept.tsx'

const drawn = new WeakMap<object, Map<string, string>>()

/** The drawings of one language. A drawing goes with the object that it was made of. */
export function keepIn(i18n: I18n): Keep {
  return (of, name, content) => {
    const own = drawn.get(of) ?? new Map<string, string>()
    drawn.set(of, own)
    const key = `${i18n.locale} ${name}`
    const found = own.get(key) ?? renderToString(<I18nProvider i18n={i18n}>{content}</I18nProvider>)
    own.set(key, found)
    return found
  }
}
