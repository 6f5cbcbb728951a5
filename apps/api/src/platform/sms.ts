import { callOutside, OutsideError } from './outside.ts'

export type Sms = { readonly to: string; readonly text: string }
export type SmsSender = { send(sms: Sms): Promise<void> }

/** A plain HTTP gateway: `POST { to, text }` with a bearer key, any 2xx is taken as sent. The lab speaks it, and so do the usual providers behind a small adapter. */
export function openSmsGateway(gateway: { url: string; key: string }): SmsSender {
  return {
    async send({ to, text }) {
      const { status } = await callOutside(gateway.url, {
        method: 'POST',
        json: { to, text },
        ...(gateway.key ? { headers: { authorization: `Bearer ${gateway.key}` } } : {}),
      })
      // Without the body: a gateway's complaint may name the number.
      if (status >= 300) throw new OutsideError(`the SMS gateway answered ${status}`)
    },
  }
}
