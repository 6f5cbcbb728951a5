import { useEffect, useMemo, useRef, useState, type FormEvent } from 'react'
import { Trans } from '@lingui/react/macro'
import { cardFields, cardSchema, type CardForm } from '@galleria/contract/card-rules'
import { errorsOf, type FieldErrors } from '@galleria/ui/form/field-errors'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { FormStateContext } from '../../../parts/form/form-state.tsx'
import { CardFields } from '../widgets/stripe/card-fields.tsx'
import type { StripeConfig } from '../widgets/stripe/stripe-js.ts'
import { useCardElements } from '../widgets/stripe/use-card-elements.ts'
import { leaveForOwnDocument } from '../widgets/own-document.ts'
import { call } from '../widgets/use-pay.ts'
import { HolderFields, holderTexts } from './holder-fields.tsx'
import { saveCard, type SaveOutcome } from './save-card.ts'
import { SaveNotice, type SaveNews } from './save-notice.tsx'

type AddCardProps = {
  readonly config: StripeConfig
  readonly holder: CardForm
  readonly onAdded: () => void
}

/** A button that opens the form; Stripe's script is not asked for before. */
export function AddCard(props: AddCardProps) {
  const [isOpen, setOpen] = useState(false)
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return (
    <section className="mt-8">
      <noscript>
        <p className="text-muted">
          <Trans>To add a card, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      {isOpen ? (
        <AddCardForm
          {...props}
          onAdded={() => {
            setOpen(false)
            props.onAdded()
          }}
          onClose={() => setOpen(false)}
        />
      ) : (
        <button
          type="button"
          disabled={!isHydrated}
          onClick={() => {
            // The page's policy is that of its document: who came from another page gets one of its
            // own.
            if (!leaveForOwnDocument()) setOpen(true)
          }}
          className="btn btn-main"
        >
          <Trans>Add a card</Trans>
        </button>
      )}
    </section>
  )
}

function AddCardForm({ config, holder, onAdded, onClose }: AddCardProps & { onClose: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const fields = useCardElements(config)
  const [isBusy, setBusy] = useState(false)
  const [news, setNews] = useState<SaveNews>()
  const [answer, setAnswer] = useState<{ errors: FieldErrors }>()
  const { errors, check, listeners } = useFormErrors({
    form,
    answer,
    find: (element) => errorsOf(cardSchema, readHolder(element)),
  })
  const state = useMemo(() => ({ errors, textsOf: () => holderTexts }), [errors])

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || !form.current) return
    setNews(undefined)
    const isRight = check()
    const taken = fields.take()
    if (taken === 'missing') return setNews({ kind: 'loaderFailed' })
    if (!isRight || taken === 'invalid') return setNews({ kind: 'requiredFields' })
    setBusy(true)
    const outcome = await saveCard(
      { call, ...taken, wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)) },
      readHolder(form.current),
    )
    setBusy(false)
    tell(outcome)
  }
  function tell(outcome: SaveOutcome) {
    if (outcome.end === 'added') return onAdded()
    if (outcome.end === 'typing') {
      fields.showErrors(outcome.errors)
      return setNews({ kind: 'requiredFields' })
    }
    if (outcome.end === 'fields') {
      setAnswer({ errors: outcome.errors })
      return setNews({ kind: 'requiredFields' })
    }
    setNews(
      outcome.end === 'refused'
        ? { kind: 'refused', sentence: outcome.sentence }
        : { kind: outcome.end },
    )
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      {...listeners}
      aria-busy={isBusy}
      className="card grid gap-5 p-5 sm:p-6"
    >
      <h2 className="text-title">
        <Trans>Add a card</Trans>
      </h2>
      <SaveNotice news={fields.state === 'failed' ? { kind: 'loaderFailed' } : news} />
      <CardFields fields={fields} />
      <FormStateContext value={state}>
        <HolderFields holder={holder} />
      </FormStateContext>
      <div className="flex flex-wrap gap-3">
        <button
          type="submit"
          aria-disabled={isBusy}
          className="btn btn-main min-h-12 max-sm:w-full"
        >
          {isBusy ? <Trans>One moment …</Trans> : <Trans>Save card</Trans>}
        </button>
        <button type="button" onClick={onClose} className="btn btn-quiet min-h-12 max-sm:w-full">
          <Trans>Cancel</Trans>
        </button>
      </div>
    </form>
  )
}

function readHolder(form: HTMLFormElement): CardForm {
  const typed = new FormData(form)
  return Object.fromEntries(
    cardFields.map((name) => [name, String(typed.get(name) ?? '')]),
  ) as CardForm
}
