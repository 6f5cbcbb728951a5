import type Stripe from 'stripe'
import type { LabContext } from '../platform/context.ts'
import { takeScenario } from '../scenario.ts'
import { announce, secondsOf } from './announce.ts'
import { cardOf } from './charge.ts'
import { sentenceOf } from './cards.ts'
import type { Done } from './answer.ts'
import { nextAction, type Confirmation } from './confirm-intent.ts'
import { allowedOf } from './create-intent.ts'
import { checkForm, textOf, textsOf, type Form } from './form.ts'
import { attach, needUsable } from './payment-methods.ts'
import { StripeError } from './stripe-error.ts'
import { factsOf, find, need, newStripeId, randomName, save } from './stripe.store.ts'

const OPEN: readonly string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
]

/**
 * A card to keep. `slow_setup`, queued for the channel of saved cards, is a bank that thinks about
 * it.
 */
export function createSetup(context: LabContext, form: Form): Stripe.SetupIntent {
  checkForm(form, {
    customer: 'text',
    allowed_payment_method_types: 'list',
    automatic_payment_methods: 'map',
    usage: 'text',
    description: 'text',
    metadata: 'map',
    payment_method: 'text',
  })
  const customer = textOf(form, 'customer') ?? null
  if (customer) need(context.db, 'customer', customer, 'customer')
  const id = newStripeId('setup_intent')
  const outcome = takeScenario(context.db, 'STRIPE_CARD')
  const setup = save(
    context.db,
    {
      ...unusedOfSetup,
      id,
      object: 'setup_intent',
      client_secret: `${id}_secret_${randomName()}`,
      created: secondsOf(context),
      customer,
      description: textOf(form, 'description') ?? null,
      metadata: textsOf(form, 'metadata'),
      allowed_payment_method_types: allowedOf(form),
      payment_method_types: ['card'],
      status: 'requires_payment_method',
      usage: textOf(form, 'usage') ?? 'off_session',
    },
    { ...(outcome && { outcome }) },
  )
  announce(context, 'setup_intent.created', setup)
  return setup
}

export function confirmSetup(
  context: LabContext,
  setup: Stripe.SetupIntent,
  confirmation: Confirmation,
): Done {
  needState(setup, 'confirm')
  const { method } = confirmation
  needUsable(method, setup.customer as string | null)
  const held = save(context.db, { ...setup, payment_method: method.id, next_action: null })
  const card = cardOf(context, method.id)
  if (card.authentication === 'broken') return answer(failAuthentication(context, held))
  if (card.isAskedOnSetup) {
    const asked = save(context.db, {
      ...held,
      status: 'requires_action',
      next_action: nextAction(context, 'keep', held, confirmation),
    })
    announce(context, 'setup_intent.requires_action', asked)
    return answer(asked)
  }
  return answer(keep(context, held))
}

export function completeSetupChallenge(
  context: LabContext,
  id: string,
  isPassed: boolean,
): Stripe.SetupIntent | undefined {
  const setup = find(context.db, 'setup_intent', id)
  if (setup?.status !== 'requires_action') return setup
  return isPassed ? keep(context, setup) : failAuthentication(context, setup)
}

export function cancelSetup(context: LabContext, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  needState(setup, 'cancel')
  const canceled = save(context.db, { ...setup, status: 'canceled', next_action: null })
  announce(context, 'setup_intent.canceled', canceled)
  return canceled
}

/** The bank that thought about a card has done so. */
export function keepWhenDue(context: LabContext, id: string): void {
  const setup = find(context.db, 'setup_intent', id)
  if (setup?.status === 'processing') succeed(context, setup)
}

function keep(context: LabContext, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  const card = cardOf(context, setup.payment_method as string)
  if (card.decline && !card.isSavedAnyway)
    return fail(context, setup, {
      type: 'card_error',
      code: card.decline.code,
      ...(card.decline.declineCode && { decline_code: card.decline.declineCode }),
      message: sentenceOf(card.decline),
    })
  if (factsOf(context.db, setup.id)['outcome'] === 'slow_setup') {
    context.agenda.schedule('stripe.keep', setup.id, context.delays.slow)
    return save(context.db, { ...setup, status: 'processing', next_action: null })
  }
  return succeed(context, setup)
}

function succeed(context: LabContext, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  const method = need(context.db, 'payment_method', setup.payment_method as string)
  if (setup.customer) attach(context, method, setup.customer as string)
  const saved = save(context.db, {
    ...setup,
    status: 'succeeded',
    next_action: null,
    last_setup_error: null,
  })
  announce(context, 'setup_intent.succeeded', saved)
  return saved
}

function failAuthentication(context: LabContext, setup: Stripe.SetupIntent): Stripe.SetupIntent {
  return fail(context, setup, {
    type: 'invalid_request_error',
    code: 'setup_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  })
}

function fail(
  context: LabContext,
  setup: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): Stripe.SetupIntent {
  const attempt = addFailedAttempt(context, setup, error)
  const failed = save(context.db, {
    ...setup,
    latest_attempt: attempt.id,
    status: 'requires_payment_method',
    payment_method: null,
    next_action: null,
    last_setup_error: error,
  })
  announce(context, 'setup_intent.setup_failed', failed)
  return failed
}

/** Each card that was tried, which stays when the next one takes its place. */
function addFailedAttempt(
  context: LabContext,
  setup: Stripe.SetupIntent,
  error: Stripe.SetupIntent.LastSetupError,
): Stripe.SetupAttempt {
  const method = find(context.db, 'payment_method', String(setup.payment_method))
  return save(context.db, {
    id: newStripeId('setup_attempt'),
    object: 'setup_attempt',
    application: null,
    created: secondsOf(context),
    customer: setup.customer,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: String(setup.payment_method),
    payment_method_details: { type: 'card', card: method?.card },
    setup_error: error,
    setup_intent: setup.id,
    status: 'failed',
    usage: setup.usage,
  } as unknown as Stripe.SetupAttempt)
}

function answer(setup: Stripe.SetupIntent): Done {
  const error = setup.last_setup_error
  if (setup.status !== 'requires_payment_method' || !error) return { status: 200, body: setup }
  return { status: 402, body: { error: { ...error, setup_intent: setup } } }
}

function needState(setup: Stripe.SetupIntent, deed: string): void {
  if (!OPEN.includes(setup.status))
    throw new StripeError(
      400,
      'invalid_request_error',
      `You cannot ${deed} this SetupIntent because it has a status of ${setup.status}.`,
      { code: 'setup_intent_unexpected_state', setup_intent: setup },
    )
}

const unusedOfSetup = {
  application: null,
  automatic_payment_methods: null,
  cancellation_reason: null,
  excluded_payment_method_types: null,
  last_setup_error: null,
  latest_attempt: null,
  livemode: false,
  mandate: null,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: null,
  single_use_mandate: null,
} as const
