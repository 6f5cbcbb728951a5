import { useState, type FormEvent, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import type { WireMessage } from '@galleria/contract/message'
import { LONGEST_MESSAGE } from '@galleria/contract/order-work-rules'
import { DateText } from '@galleria/ui/date'
import { Field } from '@galleria/ui/inputs/field'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { SentPhotos } from '../sent-photos.tsx'
import { useShop } from '../use-shop.ts'
import { checkMessage, type UnsentMessage } from './check-message.ts'
import { ImageField } from './image-field.tsx'
import { OperationForm } from './operation-form.tsx'

/** What buyer and shop have written to each other, and the way to write more. */
export function MessagesCard({
  shop,
  isShopRemoved,
  messages,
  canWrite,
  fields,
  unsent,
  nameSubject,
}: {
  shop: { readonly name: string }
  /** The mall reads and answers in its place. */
  isShopRemoved: boolean
  messages: readonly WireMessage[]
  canWrite: boolean
  /** What the form sends beside the text. */
  fields: Readonly<Record<string, string>>
  unsent: UnsentMessage | undefined
  /** What a message is about, where that is not what the page shows. */
  nameSubject?: (message: WireMessage) => ReactNode
}) {
  const { locale, front } = useShop()
  const shopName = shop.name
  // What was typed stays, also when nothing can be written any more.
  const hasForm = canWrite || unsent !== undefined
  if (!hasForm && messages.length === 0) return null
  return (
    <section className="card px-5 py-5 sm:px-6" aria-labelledby="messages">
      <h2 id="messages" className="text-title">
        <Trans>Messages with {shop.name}</Trans>
      </h2>
      {isShopRemoved ? (
        <p className="mt-2 text-muted">
          <Trans>
            {shopName} no longer sells on Galleria. Galleria reads your messages and answers them.
          </Trans>
        </p>
      ) : null}
      {messages.length > 0 && (
        <ol className="mt-3 grid gap-3">
          {messages.map((message) => (
            <li
              key={message.id}
              className={`rounded-control px-4 py-3 ${message.author === 'buyer' ? 'ms-6 border border-line' : 'me-6 bg-plate'}`}
            >
              <p className="break-words whitespace-pre-line">{message.content}</p>
              <SentPhotos files={message.files} />
              <p className="mt-1 text-small text-muted">
                {message.author === 'buyer' ? (
                  <Trans comment="who wrote a message: the reader">You</Trans>
                ) : message.author === 'operator' ? (
                  <Trans comment="who did it">Galleria, for {shopName}</Trans>
                ) : (
                  shop.name
                )}
                {' · '}
                <DateText
                  iso={message.at}
                  shape="moment"
                  locale={locale}
                  timeZone={front.timeZone}
                />
                {nameSubject?.(message)}
              </p>
            </li>
          ))}
        </ol>
      )}
      {hasForm && (
        <details open={messages.length > 0 || unsent !== undefined} className="mt-3">
          <summary className="link tap w-fit cursor-pointer">
            {isShopRemoved ? <Trans>Write to Galleria</Trans> : <Trans>Write to the shop</Trans>}
          </summary>
          {/* A message that was sent leaves an empty form behind. */}
          <MessageForm key={messages.length} fields={fields} unsent={unsent} />
        </details>
      )}
    </section>
  )
}

function MessageForm({
  fields,
  unsent,
}: {
  fields: Readonly<Record<string, string>>
  unsent: UnsentMessage | undefined
}) {
  const { user } = useShop()
  const isHydrated = useHydrated()
  const [wrong, setWrong] = useState<Problem>()
  const [photos, setPhotos] = useState<readonly string[]>(unsent?.photos ?? [])
  const problem = wrong ?? unsent?.problem
  /** Stops what the server would refuse, so that nothing typed is lost on the way. */
  function check(event: FormEvent<HTMLDivElement>) {
    const form = event.target as HTMLFormElement
    const isUploading = form.querySelector('[data-sending]') !== null
    const content = new FormData(form).get('content')
    const found = checkMessage(String(content ?? '')) ?? (isUploading ? 'uploading' : undefined)
    setWrong(found)
    if (!found) return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <div onSubmitCapture={check}>
      <OperationForm operation="writeToShop" fields={fields}>
        <Field
          id="message"
          className="mt-3"
          label={<Trans>Your message</Trans>}
          hint={<Trans>The shop and Galleria can read it. Links are shown as plain text.</Trans>}
          error={problem ? <ProblemText problem={problem} /> : unsent?.sentence}
        >
          {(attributes) => (
            <textarea
              {...attributes}
              name="content"
              rows={4}
              defaultValue={unsent?.typed ?? ''}
              // A page that comes anew, without script, opens where the message is, not at its top.
              autoFocus={unsent !== undefined}
              maxLength={LONGEST_MESSAGE}
              className="field w-full"
            />
          )}
        </Field>
        {/* Who has no account cannot upload anything. */}
        {user && (
          <ImageField
            purpose="evidence"
            name="photos"
            id="message-photos"
            urls={photos}
            onUrls={setPhotos}
            isHydrated={isHydrated}
            error={unsent?.photoSentence}
            audience={<Trans>Only you, the shop and Galleria can see them.</Trans>}
          />
        )}
        <button type="submit" className="btn btn-quiet mt-3">
          <Trans comment="button that sends a message to the shop">Send</Trans>
        </button>
      </OperationForm>
    </div>
  )
}

type Problem = NonNullable<UnsentMessage['problem']> | 'uploading'
function ProblemText({ problem }: { problem: Problem }) {
  switch (problem) {
    case 'required':
      return <Trans>Please write something first.</Trans>
    case 'long':
      return <Trans>A message can have up to {LONGEST_MESSAGE} characters.</Trans>
    case 'uploading':
      return <Trans>Please wait until the photos have been uploaded.</Trans>
  }
}
