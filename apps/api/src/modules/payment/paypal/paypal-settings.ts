import * as z from 'zod'

export type PaypalSettings = {
  readonly clientId: string
  readonly clientSecret: string
  /**
   * A listener that is being replaced stays beside the new one for as long as PayPal repeats
   * events.
   */
  readonly webhookIds: readonly string[]
  readonly environment: 'production' | 'sandbox'
  /** Where a stand-in is reached instead; never in production. */
  readonly standIn: string | undefined
}

/** The demo's keys are those of the lab's PayPal, and open nothing else. */
const demo = {
  clientId: 'paypal-demo-client',
  clientSecret: 'paypal-demo-secret',
  webhookIds: 'PAYPALDEMOWEBHOOK1',
}

const settingsOf = z.object({
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_IDS: z
    .string()
    .regex(/^[A-Za-z0-9]+(?:,[A-Za-z0-9]+)*$/)
    .optional(),
  PAYPAL_ENVIRONMENT: z.enum(['production', 'sandbox']).optional(),
  PAYPAL_URL: z.url({ protocol: /^http$/ }).optional(),
})

/**
 * Undefined where PayPal is not set up; throws for half a set, and in production for anything that
 * is no real money.
 */
export function readPaypalSettings(
  source: Readonly<Record<string, string | undefined>>,
  { labUrl }: { readonly labUrl: string | undefined },
): PaypalSettings | undefined {
  const given = settingsOf.parse(
    Object.fromEntries(Object.entries(source).filter(([, value]) => value !== '')),
  )
  const isDemo = labUrl !== undefined
  if (!isDemo && (given.PAYPAL_URL ?? given.PAYPAL_ENVIRONMENT === 'sandbox'))
    throw new Error('PAYPAL_URL and the sandbox of PayPal are not for production')
  const clientId = given.PAYPAL_CLIENT_ID ?? (isDemo ? demo.clientId : undefined)
  const clientSecret = given.PAYPAL_CLIENT_SECRET ?? (isDemo ? demo.clientSecret : undefined)
  const webhookIds = given.PAYPAL_WEBHOOK_IDS ?? (isDemo ? demo.webhookIds : undefined)
  if (!clientId && !clientSecret && !webhookIds) return undefined
  if (!clientId || !clientSecret || !webhookIds)
    throw new Error('PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_IDS belong together')
  const isDemos =
    clientId === demo.clientId ||
    clientSecret === demo.clientSecret ||
    webhookIds.split(',').includes(demo.webhookIds)
  if (!isDemo && isDemos)
    throw new Error(
      'PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_IDS: the demo’s are not for production',
    )
  // Real keys in a demo talk to the sandbox; without any, the demo talks to the lab.
  const standIn =
    given.PAYPAL_URL ?? (isDemo && !given.PAYPAL_CLIENT_ID ? `${labUrl}/paypal` : undefined)
  return {
    clientId,
    clientSecret,
    webhookIds: webhookIds.split(','),
    environment: isDemo ? 'sandbox' : 'production',
    standIn,
  }
}
