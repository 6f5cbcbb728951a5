import { useEffect, useId, useMemo, useRef, useState, type FormEvent, type RefObject } from 'react'
import { Form, useNavigation } from 'react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { SELLER_ANSWERS_WITHIN_HOURS, type ReverseType } from '@galleria/contract/after-sales-rules'
import type { WireOrderLine } from '@galleria/contract/order'
import { useFormErrors } from '@galleria/ui/form/use-form-errors'
import { FormNotice } from '../../../parts/form/form-notice.tsx'
import { FormStateContext, useFieldState } from '../../../parts/form/form-state.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { isExchange, takeOffer, type Application } from './application.ts'
import { findErrors, shownAt } from './application-errors.ts'
import { ApplyLine } from './apply-line.tsx'
import { applyErrorTexts } from './apply-texts.tsx'
import { AskFields } from './ask-fields.tsx'
import { AvailableCard } from './available-card.tsx'
import { ExchangeCard } from '../exchange/exchange-card.tsx'
import { differencesOf, type Exchanges } from './exchange-choices.ts'
import { ExchangeSkuField } from './exchange-sku-field.tsx'
import { isWhole, partsFor, partsOf } from './line-parts.ts'
import type { ApplyAnswer } from './send-application.ts'
import { typedInto, useApplication, type Change } from './use-application.ts'
import { usePreview } from './use-preview.ts'
import { VersionField, versionsOf } from './version-field.tsx'
import { WholeLine } from './whole-line.tsx'

type ApplyFormProps = {
  order: {
    readonly id: string
    readonly shop: { readonly id: number; readonly name: string }
    readonly currency: string
  }
  lines: readonly WireOrderLine[]
  /** Of an exchange. */
  exchanges: Exchanges
  first: WireApplyPreview | undefined
  start: Application
  draftName: string
  answer: ApplyAnswer | undefined
}

/** What stands in the form, what the server would give back for it, and what is wrong with it. */
function useApply(
  form: RefObject<HTMLFormElement | null>,
  { lines, exchanges: offered, first, start, draftName, answer }: ApplyFormProps,
) {
  const { locale } = useShop()
  const exchanges = answer?.exchanges ?? offered
  const typed = useApplication(form, { start, given: answer?.application }, draftName)
  const { application, change } = typed
  const previewed = usePreview(application, answer?.preview ?? first, (next) =>
    change((now) => takeOffer(now, next, locale)),
  )
  const { preview, isBusy: isWorking } = previewed
  const judged = useFormErrors({
    form,
    answer,
    find: (element) =>
      findErrors(
        typedInto(element, application),
        partsFor(lines, start.asType),
        isWorking ? undefined : preview,
        exchanges,
      ),
    fieldOf: shownAt,
  })
  // What the server would give back, and a stepped quantity, can put an error right as well.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => judged.recheck(), [application, preview, isWorking])
  return { typed, previewed, judged, exchanges }
}

/**
 * What it is about, how much, why and with which proof. A plain form: without script its buttons
 * work the amount out anew.
 */
export function ApplyForm(props: ApplyFormProps) {
  const { order, lines, answer } = props
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const isBusy = useNavigation().state !== 'idle'
  const { typed, previewed, judged, exchanges } = useApply(form, props)
  const { application, change, isHydrated, read } = typed
  const { preview } = previewed
  const { errors, check, listeners } = judged
  const state = useMemo(
    () => ({ errors, textsOf: () => applyErrorTexts(preview) }),
    [errors, preview],
  )
  const [isWaiting, setWaiting] = useState(false)

  function send(event: FormEvent<HTMLFormElement>) {
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    // Enter in a field does not send yet: it only works the amount out, which has been done.
    if (submitter?.value !== 'apply') return event.preventDefault()
    const isSending = event.currentTarget.querySelector('[data-sending]') !== null
    setWaiting(isSending)
    if (isBusy || !check() || isSending) event.preventDefault()
  }

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={send}
      onBlur={listeners.onBlur}
      onInput={(event) => {
        read(event)
        listeners.onInput(event)
      }}
      className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <FormStateContext value={state}>
        <Remembered application={application} />
        <FormNotice answer={answer} />
        <ChosenGoods
          id={id}
          lines={lines}
          application={application}
          change={change}
          exchanges={exchanges}
          preview={preview}
        />
        {isExchange(application) ? (
          <ExchangeCard
            application={application}
            lines={lines}
            exchanges={exchanges}
            previewed={previewed}
          />
        ) : (
          <AvailableCard previewed={previewed} />
        )}
        <AskFields
          id={id}
          application={application}
          change={change}
          preview={preview}
          currency={order.currency}
          isHydrated={isHydrated}
        />
        <SendBar
          shopName={order.shop.name}
          asType={application.asType}
          isBusy={isBusy}
          isWaiting={isWaiting}
        />
      </FormStateContext>
    </Form>
  )
}

/** What the form carries along unseen, and the button that the Enter key presses. */
function Remembered({ application }: { application: Application }) {
  const { t } = useLingui()
  return (
    <>
      {/* The first submit button answers the Enter key, so it must not send anything. */}
      <button
        type="submit"
        name="intent"
        value="preview"
        hidden
        aria-label={t`Work out the amount`}
      />
      <input type="hidden" name="orderId" value={application.orderId} />
      <input type="hidden" name="asType" value={application.asType} />
      <input type="hidden" name="offered" value={application.offered} />
      <input type="hidden" name="requestKey" value={application.requestKey} />
    </>
  )
}

/** The pieces to pick: those that the buyer holds, and apart from them those that were not sent. */
function ChosenGoods({
  id,
  lines,
  application,
  change,
  exchanges,
  preview,
}: {
  id: string
  lines: readonly WireOrderLine[]
  application: Application
  change: Change
  exchanges: Exchanges
  preview: WireApplyPreview | undefined
}) {
  const { error } = useFieldState('lines')
  const isAll = isWhole(application.asType)
  const parts = lines.flatMap((line) =>
    partsOf(line, application.asType).map((part) => ({ line, part })),
  )
  return (
    <fieldset
      data-invalid={error ? '' : undefined}
      aria-describedby={`${id}-lines`}
      className="card min-w-0 px-4 py-4 sm:px-6 lg:col-start-1"
    >
      <legend className="float-start mb-1 text-title font-bold">
        <Trans>What is it about?</Trans>
      </legend>
      <p
        id={`${id}-lines`}
        aria-live="polite"
        className="clear-both text-refuse first-letter:uppercase"
      >
        {error}
      </p>
      <ul className="clear-both divide-y divide-line">
        {application.lines.map((choice) => {
          const found = parts.find(({ part }) => part.id === choice.id)
          if (found && isAll) return <WholeLine key={choice.id} {...found} />
          return found ? (
            <ApplyLine
              key={choice.id}
              line={found.line}
              part={found.part}
              choice={choice}
              onChoice={(next) =>
                change((now) => ({
                  ...now,
                  lines: now.lines.map((one) => (one.id === next.id ? next : one)),
                }))
              }
            >
              {found.part.isUnsent ? null : (
                <VersionField choice={choice} versions={versionsOf(preview, choice.lineId)} />
              )}
              {isExchange(application) ? (
                <ExchangeSkuField
                  name={found.line.sku.name}
                  choice={choice}
                  skus={exchanges[choice.lineId] ?? []}
                  differences={differencesOf(preview, choice.lineId)}
                />
              ) : null}
            </ApplyLine>
          ) : null
        })}
      </ul>
    </fieldset>
  )
}

function SendBar({
  shopName,
  asType,
  isBusy,
  isWaiting,
}: {
  shopName: string
  asType: ReverseType
  isBusy: boolean
  isWaiting: boolean
}) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3 lg:col-start-1">
      <p className="text-small text-muted">
        {asType === 'SALE_RETURN' ? (
          <Trans>
            {shopName} has {SELLER_ANSWERS_WITHIN_HOURS} hours to answer. Without an answer your
            return is approved.
          </Trans>
        ) : asType === 'SALE_EXCHANGE' ? (
          <Trans>
            {shopName} has {SELLER_ANSWERS_WITHIN_HOURS} hours to answer. Without an answer your
            exchange is approved.
          </Trans>
        ) : (
          <Trans>
            {shopName} has {SELLER_ANSWERS_WITHIN_HOURS} hours to answer. Without an answer your
            refund is approved.
          </Trans>
        )}
      </p>
      <p role="status" className="text-small text-warn empty:hidden">
        {isWaiting ? <Trans>Please wait until the photos have been uploaded.</Trans> : null}
      </p>
      <div className="bottom-bar max-sm:w-full">
        <button
          type="submit"
          name="intent"
          value="apply"
          aria-disabled={isBusy}
          onMouseDown={(event) => event.preventDefault()}
          className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
        >
          {isBusy ? <Trans>Sending …</Trans> : <Trans>Send application</Trans>}
        </button>
      </div>
    </div>
  )
}
