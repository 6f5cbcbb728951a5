import { loadScript } from '../load-script.ts'
import { call } from '../use-pay.ts'

/**
 * What this mall uses of Braintree's scripts
 * (https://braintree.github.io/braintree-web/current/HostedFields.html).
 */
export type FieldName = 'number' | 'expirationDate' | 'cvv'
export type FieldState = {
  readonly isFocused: boolean
  readonly isEmpty: boolean
  readonly isPotentiallyValid: boolean
  readonly isValid: boolean
}
export type FieldsState = {
  /** The kinds of card that the number may still become. */
  readonly cards: readonly { readonly code: { readonly size: number } }[]
  readonly fields: Readonly<Record<FieldName, FieldState>>
}
export type FieldEvent = FieldsState & { readonly emittedBy: FieldName }
export type HostedFields = {
  on(
    event: 'validityChange' | 'cardTypeChange' | 'focus' | 'blur' | 'empty' | 'notEmpty',
    listener: (event: FieldEvent) => void,
  ): void
  getState(): FieldsState
  setAttribute(change: {
    field: FieldName
    attribute: 'placeholder' | 'aria-invalid'
    value: string
  }): unknown
  setMessage(change: { field: FieldName; message: string }): unknown
  focus(field: FieldName): unknown
  tokenize(): Promise<CardToken>
  teardown(): Promise<void>
}
export type CardToken = { readonly nonce: string; readonly details: { readonly bin: string } }
/**
 * What the bank of a card said, which may have asked its holder first
 * (https://braintree.github.io/braintree-web/current/ThreeDSecure.html).
 */
export type Verified = {
  readonly nonce: string
  readonly liabilityShifted: boolean
  readonly liabilityShiftPossible: boolean
}
export type ThreeDSecure = {
  verifyCard(options: object): Promise<Verified>
  teardown(): Promise<void>
}
/** The fields, who asks the bank, and what it is asked about, as the mall has said it. */
export type CardForm = {
  readonly fields: HostedFields
  readonly bank: ThreeDSecure
  readonly about: object
}
type Client = object
type Braintree = {
  readonly client?: { create(options: { authorization: string }): Promise<Client> }
  readonly hostedFields?: { create(options: object): Promise<HostedFields> }
  readonly threeDSecure?: { create(options: object): Promise<ThreeDSecure> }
}
declare global {
  // The vendor's own name.
  var braintree: Braintree | undefined
}

export type FieldWords = Readonly<
  Record<FieldName, { readonly label: string; readonly placeholder: string }>
>
export type FieldPlaces = Readonly<Record<FieldName, HTMLElement>>
export const fieldNames: readonly FieldName[] = ['number', 'expirationDate', 'cvv']

/**
 * Loads the scripts and lays the fields out with a token of the mall's for this order. Rejects when
 * any of it cannot be had.
 */
export async function openCardForm(
  config: Readonly<Record<string, string>>,
  contractId: string,
  places: FieldPlaces,
  look: { readonly styles: object; readonly words: FieldWords },
): Promise<CardForm> {
  const [{ channelToken, redirectInfo }] = await Promise.all([
    call('POST /sapi/mall-pay/payment/authority', { channel: 'BRAINTREE', contractId }),
    loadScript(config['clientScript'] ?? ''),
    loadScript(config['fieldsScript'] ?? ''),
    loadScript(config['bankScript'] ?? ''),
  ])
  const { braintree } = globalThis
  if (!braintree?.client || !braintree.hostedFields || !braintree.threeDSecure)
    throw new Error('Braintree js not loaded')
  const client = await braintree.client.create({ authorization: channelToken ?? '' })
  const { verification } = JSON.parse(redirectInfo?.sessionData ?? '{}') as {
    verification?: object
  }
  const [fields, bank] = await Promise.all([
    braintree.hostedFields.create({
      client,
      styles: look.styles,
      fields: Object.fromEntries(
        fieldNames.map((name) => [
          name,
          {
            container: places[name],
            placeholder: look.words[name].placeholder,
            // What somebody hears who cannot see what stands above the frame.
            internalLabel: look.words[name].label,
          },
        ]),
      ),
    }),
    braintree.threeDSecure.create({ client, version: 2 }),
  ])
  return { fields, bank, about: verification ?? {} }
}
