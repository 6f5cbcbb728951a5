import { useEffect, useRef, useState, type RefObject } from 'react'
import { errorOf, type CardErrors } from './card-errors.ts'
import {
  openStripe,
  type CardElementName,
  type ElementStyle,
  type StripeClient,
  type StripeConfig,
  type StripeElement,
} from './stripe-js.ts'

export const cardElements = ['cardNumber', 'cardExpiry', 'cardCvc'] as const

export type CardElements = {
  /** Where each field goes. */
  readonly places: Readonly<Record<CardElementName, RefObject<HTMLDivElement | null>>>
  readonly errors: CardErrors
  readonly focused: CardElementName | undefined
  /** `failed`: the script or a field did not come. */
  readonly state: 'loading' | 'ready' | 'failed'
  showErrors(errors: CardErrors): void
  /**
   * The library with its number field, `invalid` while a field is, `missing` without the library or
   * its fields [PAY-076, PAY-082, PAY-084].
   */
  take(): { stripe: StripeClient; card: StripeElement } | 'invalid' | 'missing'
}

/** A field that has not come by then will not come. */
const PATIENCE_MS = 15_000

type Opened = {
  readonly stripe: StripeClient
  readonly elements: Readonly<Record<CardElementName, StripeElement>>
}

/**
 * Card fields of Stripe in places of our page: each is a frame of theirs, so that no number is ever
 * typed into ours.
 */
export function useCardElements(config: StripeConfig): CardElements {
  const places = {
    cardNumber: useRef<HTMLDivElement>(null),
    cardExpiry: useRef<HTMLDivElement>(null),
    cardCvc: useRef<HTMLDivElement>(null),
  }
  const opened = useRef<Opened>(undefined)
  const complete = useRef(new Set<CardElementName>())
  const [ready, setReady] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [errors, setErrors] = useState<CardErrors>({})
  const [focused, setFocused] = useState<CardElementName>()
  const { script, publishableKey } = config

  useEffect(() => {
    const patience = setTimeout(() => setFailed(true), PATIENCE_MS)
    const listen: Listen = (name, element) => {
      element.on('ready', () => {
        setReady((count) => count + 1)
        setFailed(false)
      })
      element.on('focus', () => setFocused(name))
      element.on('blur', () => setFocused(undefined))
      element.on('change', (change) => {
        if (change.complete) complete.current.add(name)
        else complete.current.delete(name)
        setErrors((now) => ({ ...now, [name]: errorOf(change.error?.code)[name] }))
      })
    }
    const close = openElements({ script, publishableKey }, places, opened, listen, () =>
      setFailed(true),
    )
    return () => {
      clearTimeout(patience)
      close()
    }
    // The places are there from the first paint on, and stay.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [script, publishableKey])

  const isReady = ready >= cardElements.length
  return {
    places,
    errors,
    focused,
    state: isReady ? 'ready' : hasFailed ? 'failed' : 'loading',
    showErrors: setErrors,
    take() {
      const { current } = opened
      if (!current || !isReady) return 'missing'
      const missing = cardElements.filter((name) => !complete.current.has(name))
      if (missing.length > 0) {
        setErrors((now) => ({
          ...now,
          ...Object.fromEntries(missing.map((name) => [name, now[name] ?? 'incomplete'])),
        }))
        current.elements[missing[0] ?? 'cardNumber'].focus()
        return 'invalid'
      }
      return { stripe: current.stripe, card: current.elements.cardNumber }
    },
  }
}

type Listen = (name: CardElementName, element: StripeElement) => void

/** Lays the three fields out in their places; answers with what takes them away again. */
function openElements(
  config: { readonly script: string | undefined; readonly publishableKey: string | undefined },
  places: CardElements['places'],
  opened: RefObject<Opened | undefined>,
  listen: Listen,
  fail: () => void,
): () => void {
  let isGone = false
  async function open() {
    const stripe = await openStripe({
      script: config.script ?? '',
      publishableKey: config.publishableKey ?? '',
    })
    if (isGone) return
    const group = stripe.elements({ locale: document.documentElement.lang })
    const made = cardElements.map((name) => {
      const element = group.create(name, { style: readStyle(places[name].current) })
      listen(name, element)
      if (places[name].current) element.mount(places[name].current)
      return [name, element] as const
    })
    opened.current = { stripe, elements: Object.fromEntries(made) as Opened['elements'] }
  }
  open().catch(fail)
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const restyle = () => {
    for (const name of cardElements)
      opened.current?.elements[name].update({ style: readStyle(places[name].current) })
  }
  dark.addEventListener('change', restyle)
  return () => {
    isGone = true
    dark.removeEventListener('change', restyle)
    for (const element of Object.values(opened.current?.elements ?? {})) element.destroy()
    opened.current = undefined
  }
}

/** The fields look as ours do, in the reader's colours. */
function readStyle(place: HTMLElement | null): ElementStyle {
  const page = getComputedStyle(place ?? document.body)
  const read = (name: string, otherwise: string) => page.getPropertyValue(name).trim() || otherwise
  return {
    base: {
      color: page.color,
      fontSize: '16px',
      fontFamily: 'system-ui, sans-serif',
      '::placeholder': { color: read('--color-muted', page.color) },
    },
    invalid: { color: read('--color-refuse', page.color) },
  }
}
