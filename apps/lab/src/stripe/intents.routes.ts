import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { done, type Done } from './answer.ts'
import type { Api, Call } from './api.ts'
import { cancelIntent, confirmIntent, needSecretOf, type Confirmation } from './confirm-intent.ts'
import { createIntent } from './create-intent.ts'
import { checkForm, mapOf, textOf, textsOf, type Form } from './form.ts'
import { listPage, pageForm, searchIntents } from './lists.ts'
import { createPaymentMethod, resolveMethod } from './payment-methods.ts'
import { cancelSetup, confirmSetup, createSetup } from './setup-intents.ts'
import { invalid } from './stripe-error.ts'
import { factsOf, need, save } from './stripe.store.ts'

const confirmForm = {
  payment_method: 'text',
  payment_method_data: 'map',
  payment_method_options: 'map',
  return_url: 'text',
  use_stripe_sdk: 'flag',
  off_session: 'flag',
  setup_future_usage: 'text',
  receipt_email: 'text',
} as const

export function addIntentCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.post('/payment_intents', (call) => {
    const made = createIntent(context, call.form)
    if ('refusal' in made) return made.refusal
    const { intent, outcome } = made
    // Done all the same, and the answer is kept: the same key hears it again.
    if (outcome === 'error_500_acted')
      return {
        status: 500,
        body: { error: { type: 'api_error', message: 'Something went wrong on our end.' } },
      }
    return {
      ...(textOf(call.form, 'confirm') === 'true'
        ? confirmIntent(context, intent, readConfirmation(context, call, intent))
        : done(intent)),
      holdBackMs: outcome === 'silent' ? context.delays.silent : slowness(context, outcome),
    }
  })
  api.get('/payment_intents', ({ form }) => {
    checkForm(form, { ...pageForm, customer: 'text' })
    return listPage(db, 'payment_intent', '/v1/payment_intents', form, {
      customer: textOf(form, 'customer'),
    })
  })
  api.get('/payment_intents/search', ({ form }) => {
    checkForm(form, { query: 'text', limit: 'integer', page: 'text' }, ['query'])
    return {
      object: 'search_result',
      url: '/v1/payment_intents/search',
      has_more: false,
      next_page: null,
      data: searchIntents(db, textOf(form, 'query') ?? '').slice(0, 100),
    }
  })
  api.get('/payment_intents/:id', (call) => ownIntent(context, call), 'anybody')
  api.post('/payment_intents/:id', ({ id, form }) => {
    checkForm(form, { metadata: 'map', description: 'text' })
    const intent = need(db, 'payment_intent', id, 'intent')
    return done(
      save(db, {
        ...intent,
        metadata: { ...intent.metadata, ...textsOf(form, 'metadata') },
        description: textOf(form, 'description') ?? intent.description,
      }),
    )
  })
  api.post(
    '/payment_intents/:id/confirm',
    (call) => {
      checkForm(call.form, confirmForm)
      const intent = ownIntent(context, call)
      return {
        ...confirmIntent(context, intent, readConfirmation(context, call, intent)),
        holdBackMs: slowness(context, String(factsOf(db, intent.id)['outcome'])),
      }
    },
    'anybody',
  )
  api.post('/payment_intents/:id/cancel', ({ id, form }) => {
    checkForm(form, { cancellation_reason: 'text' })
    const intent = need(db, 'payment_intent', id, 'intent')
    return cancelIntent(context, intent, textOf(form, 'cancellation_reason'))
  })
}

export function addSetupCalls(api: Api, context: LabContext): void {
  const { db } = context
  api.post('/setup_intents', ({ form }) => done(createSetup(context, form)))
  api.get('/setup_intents', ({ form }) => {
    checkForm(form, { ...pageForm, customer: 'text' })
    return listPage(db, 'setup_intent', '/v1/setup_intents', form, {
      customer: textOf(form, 'customer'),
    })
  })
  api.get('/setup_attempts', ({ form }) => {
    checkForm(form, { ...pageForm, setup_intent: 'text' }, ['setup_intent'])
    return listPage(db, 'setup_attempt', '/v1/setup_attempts', form, {
      setup_intent: textOf(form, 'setup_intent'),
    })
  })
  api.get('/setup_intents/:id', (call) => ownSetup(context, call), 'anybody')
  api.post(
    '/setup_intents/:id/confirm',
    (call): Done => {
      checkForm(call.form, confirmForm)
      const setup = ownSetup(context, call)
      return confirmSetup(context, setup, readConfirmation(context, call, setup))
    },
    'anybody',
  )
  api.post('/setup_intents/:id/cancel', ({ id }) =>
    done(cancelSetup(context, need(db, 'setup_intent', id, 'intent'))),
  )
}

/** With `slow` every call that confirms drags, not only the first. */
function slowness(context: LabContext, outcome: string | null): number {
  return outcome === 'slow' ? context.delays.slow : 0
}

/** Whoever has the secret of an intent may see and pay it; its merchant anyway. */
function ownIntent(context: LabContext, call: Call): Stripe.PaymentIntent {
  const intent = need(context.db, 'payment_intent', call.id, 'intent')
  if (call.caller === 'publishable') needSecretOf(intent, call.clientSecret)
  return intent
}

function ownSetup(context: LabContext, call: Call): Stripe.SetupIntent {
  const setup = need(context.db, 'setup_intent', call.id, 'intent')
  if (call.caller === 'publishable') needSecretOf(setup, call.clientSecret)
  return setup
}

function readConfirmation(
  context: LabContext,
  { form, caller }: Call,
  intent: { payment_method: unknown },
): Confirmation {
  return {
    method: readMethod(context, form, caller, intent.payment_method),
    returnUrl: textOf(form, 'return_url'),
    inPage: textOf(form, 'use_stripe_sdk') === 'true',
    offSession: textOf(form, 'off_session') === 'true',
  }
}

function readMethod(
  context: LabContext,
  form: Form,
  caller: Call['caller'],
  before: unknown,
): Stripe.PaymentMethod {
  if (Object.keys(mapOf(form, 'payment_method_data')).length > 0)
    return createPaymentMethod(context, mapOf(form, 'payment_method_data'), caller)
  const id = textOf(form, 'payment_method') ?? (typeof before === 'string' ? before : undefined)
  if (!id)
    throw invalid(
      'You cannot confirm this intent because it is missing a payment method. You can either update it with a payment method and then confirm it again, or confirm it again directly with a payment method.',
      { code: 'payment_intent_unexpected_state' },
    )
  return resolveMethod(context, id)
}
