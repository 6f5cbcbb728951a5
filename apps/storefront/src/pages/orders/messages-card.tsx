import { useState, type FormEvent } from 'react'
import { useActionData } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'
import { DateText } from '@galleria/ui/date'
import { Field } from '@galleria/ui/inputs/field'
import { OperationForm } from '../../parts/buyer/operation-form.tsx'
import { useShop } from '../../parts/use-shop.ts'
import type { Outcome } from './outcome.tsx'
import { checkMessage } from './write-to-shop.ts'

/** What buyer and shop have written to each other, and the way to write more. */
export function MessagesCard({ order, requestKey }: { order: WireOrder; requestKey: string }) {
  const { locale, front } = useShop()
  const answer = useActionData() as Outcome | undefined
  const canWrite = order.messageOperationList.includes('writeToShop')
  if (!canWrite && order.messageList.length === 0) return null
  const isOpen = order.messageList.length > 0 || answer?.kind === 'message'
  return (
    <section className="card px-5 py-5 sm:px-6" aria-labelledby="messages">
      <h2 id="messages" className="text-title">
        <Trans>Messages with {order.shop.name}</Trans>
      </h2>
      {order.messageList.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {order.messageList.map(({ id, author, content, at }) => (
            <li
              key={id}
              className={`rounded-control px-4 py-3 ${author === 'buyer' ? 'ms-6 border border-line' : 'me-6 bg-plate'}`}
            >
              <p className="break-words whitespace-pre-line">{content}</p>
              <p className="mt-1 text-small text-muted">
                {author === 'buyer' ? (
                  <Trans comment="who wrote a message: the reader">You</Trans>
                ) : (
                  order.shop.name
                )}
                {' · '}
                <DateText iso={at} shape="moment" locale={locale} timeZone={front.timeZone} />
              </p>
            </li>
          ))}
        </ol>
      )}
      {canWrite && (
        <details open={isOpen} className="mt-3">
          <summary className="link tap w-fit cursor-pointer">
            <Trans>Write to the shop</Trans>
          </summary>
          {/* A message that was sent leaves an empty form behind. */}
          <MessageForm
            key={order.messageList.length}
            orderId={order.id}
            requestKey={requestKey}
            refused={answer?.kind === 'message' ? answer : undefined}
          />
        </details>
      )}
    </section>
  )
}

function MessageForm({
  orderId,
  requestKey,
  refused,
}: {
  orderId: string
  requestKey: string
  refused: Extract<Outcome, { kind: 'message' }> | undefined
}) {
  const [wrong, setWrong] = useState<'required' | 'long'>()
  const problem = wrong ?? refused?.problem
  /** Stops what the server would refuse, so that nothing typed is lost on the way. */
  function check(event: FormEvent<HTMLDivElement>) {
    const content = new FormData(event.target as HTMLFormElement).get('content')
    const found = checkMessage(String(content ?? ''))
    setWrong(found)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div onSubmitCapture={check}>
      <OperationForm operation="writeToShop" fields={{ orderId, requestKey }}>
        <Field
          id="message"
          className="mt-3"
          label={<Trans>Your message</Trans>}
          hint={<Trans>The shop and Galleria read it. Links stay text.</Trans>}
          error={problem ? <ProblemText problem={problem} /> : undefined}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name="content"
              rows={4}
              defaultValue={refused?.typed ?? ''}
              maxLength={LONGEST_MESSAGE}
              className="field w-full"
            />
          )}
        </Field>
        <button type="submit" className="btn btn-quiet mt-3">
          <Trans comment="button that sends a message to the shop">Send</Trans>
        </button>
      </OperationForm>
    </div>
  )
}

function ProblemText({ problem }: { problem: 'required' | 'long' }) {
  return problem === 'required' ? (
    <Trans>Please write something first.</Trans>
  ) : (
    <Trans>A message has at most {LONGEST_MESSAGE} characters.</Trans>
  )
}
