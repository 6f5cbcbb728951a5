import { LONGEST_EVIDENCE, type WireMatter } from '@galleria/contract/money'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { ReasonForm } from '../operator/reason-form.tsx'
import type { Acting, Noted } from './use-matter-action.ts'

export type Part = {
  readonly matter: WireMatter
  readonly acting: Acting
  readonly close: () => void
}

type Words = {
  readonly name: MessageDescriptor
  readonly label: MessageDescriptor
  readonly whenEmpty: MessageDescriptor
  readonly warning: MessageDescriptor
  readonly max?: number
}
const words: Record<Noted, Words> = {
  settle: {
    name: msg`Settled outside`,
    label: msg`What was done, and where it can be looked up`,
    whenEmpty: msg`Please say what was done; it stays in the books.`,
    warning: msg`Say this once the money has been moved without the provider, for instance by bank transfer. It is booked that way, with your name, and cannot be undone.`,
  },
  close: {
    name: msg`Close unpaid`,
    label: msg`How you know that it was not paid`,
    whenEmpty: msg`Please say how you know; it stays in the history.`,
    warning: msg`Check with the provider first. The order closes once its time to pay runs out, and its goods go back on sale. If the money still arrives, the order is reopened, or refunded automatically if the goods or their price are no longer available.`,
  },
  explain: {
    name: msg`Explain the difference`,
    label: msg`Why both differ, and where it can be looked up`,
    whenEmpty: msg`Please say why; it stays in the history.`,
    warning: msg`The day leaves the list and is not compared again. Nothing is booked by it: what the books say stays.`,
  },
  answer: {
    name: msg`Answer the dispute`,
    label: msg`What happened, and what proves it`,
    whenEmpty: msg`Please say what happened; the bank decides by it.`,
    warning: msg`The buyer’s bank or PayPal reads this: what was bought, when it was sent and received, the tracking number, and what the buyer wrote. It cannot be changed later.`,
    max: LONGEST_EVIDENCE,
  },
  unroute: {
    name: msg`Not paid`,
    label: msg`What happened, and where it can be looked up`,
    whenEmpty: msg`Please say what happened; it stays in the history.`,
    warning: msg`Say this if the payment that two of you agreed to was not made, or came back. The refund counts as failed again, and another way can be proposed.`,
  },
  accept: {
    name: msg`Accept the loss`,
    label: msg`Why the buyer keeps the money`,
    whenEmpty: msg`Please say why; it stays in the history.`,
    warning: msg`The buyer keeps the money, and the provider its fee. A refund of this order that is open counts as given. There is no way back.`,
  },
}

/**
 * As the card's button calls it: a refund for which a payment was agreed to is paid, not settled
 * otherwise.
 */
function nameOf(kind: Noted, { route }: WireMatter): MessageDescriptor {
  return kind === 'settle' && route ? msg`Paid` : words[kind].name
}

/** What the operator has to say before it is done. */
export function NoteForm({ kind, matter, acting, close }: Part & { readonly kind: Noted }) {
  const { i18n } = useLingui()
  const { label, whenEmpty, warning, max } = words[kind]
  const name = i18n._(nameOf(kind, matter))
  return (
    <ReasonForm
      draftName={`${kind}-${matter.id}`}
      name={name}
      label={i18n._(label)}
      submit={name}
      whenEmpty={i18n._(whenEmpty)}
      warning={i18n._(warning)}
      {...(max && { max })}
      isSending={acting.isSending}
      error={acting.textError}
      forgive={acting.forgive}
      back={close}
      send={(note, onSent) =>
        acting.act({ kind, note }, () => {
          onSent()
          close()
        })
      }
    />
  )
}
