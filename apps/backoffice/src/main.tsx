import '@fontsource-variable/schibsted-grotesk/wght.css'
import '@mantine/core/styles.css'
import '@mantine/notifications/styles.css'
import './theme.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { createQueryClient } from './api/query-client.ts'
import { chooseLanguage, speak } from './language.ts'
import { createRoutes } from './routes.tsx'
import { colorSchemes, resolveVariables, theme } from './theme.ts'

await speak(chooseLanguage(document.cookie, navigator.languages))
const queries = createQueryClient()
const router = createRoutes()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      colorSchemeManager={colorSchemes}
      defaultColorScheme="auto"
    >
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queries}>
          <Notifications position="bottom-left" />
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nProvider>
    </MantineProvider>
  </StrictMode>,
)
