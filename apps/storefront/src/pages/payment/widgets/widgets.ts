import { lazy, type LazyExoticComponent } from 'react'
import type { Widget } from './widget.ts'

/**
 * Channels that are paid at on our page, in fields of the provider: by name, each loaded with its
 * vendor's script when a buyer opens the channel, and not before. A channel that stands not here
 * leads to a page of its provider by a plain form, which also works without script.
 */
export const widgets: Readonly<Record<string, LazyExoticComponent<Widget>>> = {
  AFFIRM_PC: lazyWidget(() => import('./affirm.tsx')),
  KLARNA: lazyWidget(() => import('./klarna.tsx')),
  ADYEN_PC: lazyWidget(() => import('./adyen.tsx')),
  BRAINTREE: lazyWidget(() => import('./braintree/braintree-card.tsx')),
  STRIPE_PAY_PC: lazyWidget(() => import('./stripe/stripe-card.tsx')),
  STRIPE_PAY_QUICK: lazyWidget(() => import('./stripe/saved-card.tsx')),
}

/** Loads a widget's file, whose default export it is. */
function lazyWidget(load: () => Promise<{ default: Widget }>): LazyExoticComponent<Widget> {
  return lazy(load)
}
