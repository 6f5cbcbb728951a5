import { useState, type FormEvent } from 'react'
import { useActionData } from 'react-router'
import { Trans } from '@lingui/react/macro'
import { checkInvoiceTarget, invoiceChannel } from '@galleria/contract/invoice-rules'
import type { WireOrder } from '@galleria/contract/order'
import { Field } from '@galleria/ui/inputs/field'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { OperationForm } from '../../../parts/buyer/operation-form.tsx'
import type { Outcome } from '../outcome.tsx'

/**
 * Asks where the invoice is to be sent again, over the page; what was wrong with the answer stands
 * below it [ORD-060, ORD-126 to ORD-132].
 */
export function SendInvoice({ order }: { order: WireOrder }) {
  const dialog = useDialog()
  const answer = useActionData() as Outcome | undefined
  const refused = answer?.kind === 'invoiceTarget' ? answer : undefined
  const channel = invoiceChannel(order)
  const own = channel === 'EMAIL' ? order.buyerEmail : order.buyerPhone
  const [wrong, setWrong] = useState<InvoiceProblem>()
  const problem = wrong ?? refused?.problem
  /** Stops what the server would refuse, so that nothing typed is lost on the way. */
  function check(event: FormEvent<HTMLDivElement>) {
    const target = new FormData(event.target as HTMLFormElement).get('target')
    const found = checkInvoiceTarget(channel, String(target ?? ''))
    setWrong(found)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <>
      <button {...commands(dialog, 'show-modal')} className="btn btn-quiet max-sm:w-full">
        <Trans>Send it again</Trans>
      </button>
      <Dialog
        dialog={dialog}
        title={<Trans>Send the invoice again</Trans>}
        isAnswer={refused !== undefined}
      >
        <div onSubmitCapture={check}>
          <OperationForm
            operation="sendInvoiceEmail"
            fields={{ orderId: order.id }}
            after={() => dialog.ref.current?.close()}
          >
            <TargetField
              channel={channel}
              value={refused?.typed ?? own}
              problem={problem}
              id={`${dialog.id}-target`}
            />
            <DialogButtons>
              <button {...commands(dialog, 'close')} className="btn btn-quiet">
                <Trans>Leave it as it is</Trans>
              </button>
              <button type="submit" className="btn btn-main">
                <Trans comment="button that sends an invoice again">Send</Trans>
              </button>
            </DialogButtons>
          </OperationForm>
        </div>
      </Dialog>
    </>
  )
}

export type InvoiceProblem = 'required' | 'email' | 'phone' | 'notOwn'

function TargetField({
  channel,
  value,
  problem,
  id,
}: {
  channel: 'EMAIL' | 'SMS'
  value: string
  problem: InvoiceProblem | undefined
  id: string
}) {
  const isMail = channel === 'EMAIL'
  return (
    <Field
      id={id}
      className="mt-3"
      label={isMail ? <Trans>Email address</Trans> : <Trans>Mobile number</Trans>}
      error={problem ? <ProblemText channel={channel} problem={problem} /> : undefined}
    >
      {(attributes) => (
        // Text, not email: a browser's own bubble would stand in the way of our words.
        <input
          {...attributes}
          key={value}
          name="target"
          type="text"
          inputMode={isMail ? 'email' : 'tel'}
          autoComplete={isMail ? 'email' : 'tel'}
          defaultValue={value}
          maxLength={isMail ? 254 : 30}
          className="field w-full"
        />
      )}
    </Field>
  )
}

function ProblemText({ channel, problem }: { channel: 'EMAIL' | 'SMS'; problem: InvoiceProblem }) {
  if (problem === 'notOwn')
    return (
      <Trans>We only send invoices to the contact in your account. You can change it there.</Trans>
    )
  if (channel === 'EMAIL')
    return problem === 'required' ? (
      <Trans>Please enter an email address.</Trans>
    ) : (
      <Trans>Please enter a valid email address, such as name@example.com.</Trans>
    )
  return problem === 'required' ? (
    <Trans>Please enter a mobile number.</Trans>
  ) : (
    <Trans>Please enter a valid phone number with its country code, such as +44.</Trans>
  )
}
