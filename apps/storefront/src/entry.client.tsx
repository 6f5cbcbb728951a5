import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { I18nProvider } from '@lingui/react'
import { i18n, loadTexts, type TextPart } from './texts/texts.client.ts'

if (import.meta.env.DEV) void import('./styles/buyer.css')

const parts = (document.documentElement.dataset['parts'] ?? 'shop').split(' ') as TextPart[]
await Promise.all(parts.map(loadTexts))

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <HydratedRouter />
      </I18nProvider>
    </StrictMode>,
  )
})
