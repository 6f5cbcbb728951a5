import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import { Field } from '@galleria/ui/inputs/field'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { ImageField } from '../../../parts/buyer/image-field.tsx'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { PlainForm } from '../../../parts/form/plain-form.tsx'
import { useQuantityText } from '../../../parts/measure.tsx'
import { useShop } from '../../../parts/use-shop.ts'
import { writeAmount } from './application.ts'
import { applyErrorTexts } from './apply-texts.tsx'
import { findChangeErrors, qtyName, readChange, type ChangeForm } from './change-form.ts'
import { RemarkField } from './remark-field.tsx'
import { ReverseGoods } from '../reverse-goods.tsx'
import { useReverseWords } from '../reverse-words.ts'
import type { ChangeAnswer } from './send-change.ts'

type Line = WireReverse['reverseTradeOrderLineList'][number]

/**
 * How many, how much, why, what has happened and what shows it. Without script it is sent as it
 * stands.
 */
export function ChangeFields({
  reverse,
  start,
  answer,
}: {
  reverse: WireReverse
  start: ChangeForm
  answer: ChangeAnswer | undefined
}) {
  const typed = answer?.typed ?? start
  const isFixed = reverse.modification?.isSumFixed ?? true
  return (
    <div className="mt-6 grid gap-6">
      <PlainForm
        answer={answer}
        find={(form) => findChangeErrors(readChange(form), reverse)}
        texts={applyErrorTexts(undefined)}
        className="card grid grid-cols-1 gap-5 p-5 sm:p-6"
      >
        {(isBusy) => (
          <>
            <input type="hidden" name="version" value={typed.version} />
            {isFixed ? null : <Quantities reverse={reverse} typed={typed} />}
            {isFixed || reverse.availableRefundAmt.value === 0 ? null : (
              <SumField reverse={reverse} typed={typed} />
            )}
            <Reason reverse={reverse} chosen={typed.reason} />
            <RemarkAndPhotos typed={typed} />
            <div className="bottom-bar">
              <button
                type="submit"
                aria-disabled={isBusy}
                className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
              >
                {isBusy ? <Trans>Sending …</Trans> : <Trans>Save changes</Trans>}
              </button>
            </div>
          </>
        )}
      </PlainForm>
      <ReverseGoods reverse={reverse} />
    </div>
  )
}

/** Of each line as many as could be meant; where there is no choice nothing is asked. */
function Quantities({ reverse, typed }: { reverse: WireReverse; typed: ChangeForm }) {
  const { error } = useFieldState('lines')
  const lines = reverse.reverseTradeOrderLineList.map((line) => ({
    line,
    most: reverse.modification?.lineList.find(({ id }) => id === line.id)?.mostQty ?? 0,
  }))
  return (
    <div data-invalid={error ? '' : undefined} className="grid gap-4 empty:hidden">
      {lines.map(({ line, most }) =>
        line.cancelQty > 0 || most <= line.tradeOrderLine.sku.adjustStep ? null : (
          <Quantity
            key={line.id}
            line={line}
            most={most}
            value={typed.qtys[line.id] ?? String(line.reverseQty)}
          />
        ),
      )}
      {error ? (
        <p role="alert" className="text-refuse first-letter:uppercase">
          {error}
        </p>
      ) : null}
    </div>
  )
}

function Quantity({ line, most, value }: { line: Line; most: number; value: string }) {
  const { sku } = line.tradeOrderLine
  const name = sku.name
  const mostText = useQuantityText()(most, sku)
  return (
    <Field
      id={qtyName(line.id)}
      label={<Trans>Quantity of {name}</Trans>}
      hint={<Trans>of {mostText}</Trans>}
    >
      {(field) => (
        <input
          {...field}
          name={qtyName(line.id)}
          type="number"
          inputMode={sku.adjustStep === 1 ? 'numeric' : 'decimal'}
          min={sku.adjustStep}
          step={sku.adjustStep}
          max={most}
          defaultValue={value}
          className="field price max-w-32"
        />
      )}
    </Field>
  )
}

/** All that the items can give back follows their number; another amount is typed. */
function SumField({ reverse, typed }: { reverse: WireReverse; typed: ChangeForm }) {
  const { locale } = useShop()
  const { currency } = reverse.applyRefundAmt
  const example = writeAmount({ value: 12.5, currency }, locale)
  const { error } = useFieldState('amount', { example })
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">
        <Trans>How much would you like back?</Trans>
      </legend>
      <label className="mt-1 flex min-h-11 items-center gap-3">
        <input type="radio" name="sum" value="all" defaultChecked={typed.sum === 'all'} />
        <Trans>As much as possible for these items</Trans>
      </label>
      <label className="flex min-h-11 items-center gap-3">
        <input type="radio" name="sum" value="part" defaultChecked={typed.sum === 'part'} />
        <Trans>Another amount</Trans>
      </label>
      <div className="mt-1 ps-7">
        <Field id="change-amount" label={<Trans>Refund amount in {currency}</Trans>} error={error}>
          {(field) => (
            <input
              {...field}
              name="amount"
              type="text"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed.amount}
              className="field max-w-48"
            />
          )}
        </Field>
      </div>
    </fieldset>
  )
}

function Reason({ reverse, chosen }: { reverse: WireReverse; chosen: string }) {
  const words = useReverseWords()
  const { t } = useLingui()
  const { error } = useFieldState('reason')
  return (
    <Field id="change-reason" label={<Trans>Reason</Trans>} error={error}>
      {(field) => (
        <select {...field} name="reason" required defaultValue={chosen} className="field max-w-md">
          <option value="">{t`Please choose`}</option>
          {(reverse.modification?.reasonList ?? []).map((reason) => (
            <option key={reason} value={reason}>
              {words.reason(reason)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

function RemarkAndPhotos({ typed }: { typed: ChangeForm }) {
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState<readonly string[]>(typed.photos)
  return (
    <div>
      <RemarkField id="change-remark" value={typed.remark} />
      <ImageField
        purpose="evidence"
        name="photos"
        id="change-photos"
        urls={photos}
        onUrls={setPhotos}
        isHydrated={isHydrated}
        error={useFieldState('files').error}
        audience={<Trans>Only you and the shop can see them.</Trans>}
      />
    </div>
  )
}
