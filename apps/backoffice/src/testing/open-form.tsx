import type { ProblemBody } from '@galleria/contract/client'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router'
import { onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../api/query-client.ts'

export type Answer = { readonly status: number; readonly body: unknown }
type Options = {
  /** What the mall has said before. */
  readonly known?: (queries: QueryClient) => void
}

/** What the mall refuses as a whole; and what it finds wrong with fields. */
export function refuses(code: string, detail: string, status = 409): Answer {
  return { status, body: problem(code, detail, status) }
}
export function findsWrong(...errors: readonly { path: string; message: string }[]): Answer {
  const body = {
    ...problem('request.malformed', 'Please check what was sent.', 400),
    errors: errors.map((error) => ({ ...error, code: 'invalid' })),
  }
  return { status: 400, body }
}
const problem = (code: string, detail: string, status: number): ProblemBody => ({
  ...{ type: 'about:blank', title: code, status, code, detail, requestId: 'r' },
})

/**
 * A form in a page of its own, in English, as somebody fills it in and sends it. The mall is what
 * answers over the network.
 */
export async function openForm(part: ReactNode, { known }: Options = {}) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Texts stand in the code in English.
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
  const calls: unknown[] = []
  let next: Answer = { status: 200, body: [] }
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    calls.push(JSON.parse(String(body)))
    return new Response(JSON.stringify(next.body), { status: next.status })
  })
  // A text field that grows waits for the fonts.
  Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() })
  const queries = createQueryClient()
  known?.(queries)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(async () => root.unmount())
    place.remove()
    queries.clear()
    vi.unstubAllGlobals()
  })
  await act(async () =>
    root.render(
      <MantineProvider env="test">
        <I18nProvider i18n={i18n}>
          <QueryClientProvider client={queries}>
            <MemoryRouter>{part}</MemoryRouter>
          </QueryClientProvider>
        </I18nProvider>
      </MantineProvider>,
    ),
  )
  const form = () => place.querySelector('form')!
  const control = (name: string) =>
    form().querySelector<HTMLInputElement>(`[name="${name}"]:not([type=hidden])`)!
  return {
    place,
    /** What was sent, call by call. */ calls,
    control,
    type: (typed: Readonly<Record<string, string>>) =>
      act(async () => {
        for (const [name, text] of Object.entries(typed)) write(control(name), text)
      }),
    /** Goes on from a field. */
    leave: (name: string) =>
      act(async () => control(name).dispatchEvent(new FocusEvent('focusout', { bubbles: true }))),
    press: (words: string) =>
      act(async () => {
        const button = [...place.querySelectorAll('button')].find(
          ({ textContent }) => textContent === words,
        )
        if (!button) throw new Error(`There is no button "${words}": ${place.textContent}`)
        button.click()
      }),
    /** Sends it; the mall answers. */
    send: async (answer?: Answer) => {
      if (answer) next = answer
      await act(async () => form().requestSubmit())
      await act(() => new Promise((done) => setTimeout(done, 30)))
    },
    /** The sentences that stand at its fields, by the field's name; and the notice of the form. */
    errors: () => errorsIn(form()),
    notice: () => place.querySelector('[role=alert]')?.textContent,
    focused: () => document.activeElement?.getAttribute('name'),
    typed: (name: string) => control(name).value,
  }
}

/** As a keyboard writes it, past what React remembers of the field. */
function write(field: HTMLInputElement, text: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {}
  set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (field.tagName === 'SELECT') field.dispatchEvent(new Event('change', { bubbles: true }))
}

function errorsIn(form: HTMLFormElement): Record<string, string> {
  const wrong = [...form.querySelectorAll<HTMLInputElement>('[aria-invalid=true]')].map((field) => {
    const [id] = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((one) => one.endsWith('-error'))
    return [field.name, (id && document.getElementById(id)?.textContent) ?? ''] as const
  })
  const groups = [...form.querySelectorAll<HTMLElement>('[data-invalid]')].flatMap((group) => {
    const name = group.querySelector('input')?.name
    const error = group.querySelector('[class*=error]')?.textContent
    return name && error && group.tagName !== 'INPUT' ? [[name, error] as const] : []
  })
  return Object.fromEntries([...wrong, ...groups])
}
