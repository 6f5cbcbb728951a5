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
  tokenize(): Promise<{ readonly nonce: string }>
  teardown(): Promise<void>
}
type Client = object
type Braintree = {
  readonly client?: { create(options: { authorization: string }): Promise<Client> }
  readonly hostedFields?: { create(options: object): Promise<HostedFields> }
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
 * Loads the two scripts and lays the fields out with a token of the mall's for this order. Rejects
 * when any of it cannot be had.
 */
export async function openHostedFields(
  config: Readonly<Record<string, string>>,
  contractId: string,
  places: FieldPlaces,
  look: { readonly styles: object; readonly words: FieldWords },
): Promise<HostedFields> {
  const [{ channelToken }] = await Promise.all([
    call('POST /sapi/mall-pay/payment/authority', { channel: 'BRAINTREE', contractId }),
    loadScript(config['clientScript'] ?? ''),
    loadScript(config['fieldsScript'] ?? ''),
  ])
  const { braintree } = globalThis
  if (!braintree?.client || !braintree.hostedFields) throw new Error('Braintree js not loaded')
  const client = await braintree.client.create({ authorization: channelToken ?? '' })
  return braintree.hostedFields.create({
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
  })
}
