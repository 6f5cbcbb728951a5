import { countOutcome, defineCounter } from './counters.ts'
import { callOutside, OutsideError } from './outside.ts'

export type Sms = { readonly to: string; readonly text: string }
export type SmsSender = { send(sms: Sms): Promise<void> }

const messages = defineCounter({
  name: 'mall_sms_total',
  help: 'SMS that the gateway took, and those it did not; a failed one is tried again',
  labels: ['outcome'],
  begin: [{ outcome: 'sent' }, { outcome: 'failed' }],
})

/**
 * A plain HTTP gateway: `POST { to, text }` with a bearer key, any 2xx is taken as sent. The lab
 * speaks it, and so do the usual providers behind a small adapter.
 */
export function openSmsGateway(gateway: { url: string; key: string }): SmsSender {
  async function handIn({ to, text }: Sms): Promise<void> {
    const { status } = await callOutside(gateway.url, {
      method: 'POST',
      json: { to, text },
      ...(gateway.key ? { headers: { authorization: `Bearer ${gateway.key}` } } : {}),
    })
    // Without the body: a gateway's complaint may name the number.
    if (status >= 300) throw new OutsideError(`the SMS gateway answered ${status}`)
  }
  return { send: (sms) => countOutcome(messages, handIn(sms)) }
}
