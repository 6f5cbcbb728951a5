import { useId, type ChangeEvent, type MouseEvent } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import type { WireMoney } from '@galleria/contract/wire'
import { Field } from '@galleria/ui/inputs/field'
import { Thumbnail } from '@galleria/ui/picture'
import { commands, Dialog, DialogButtons, useDialog } from '../../../parts/buyer/dialog.tsx'
import { useVersionText } from '../../../parts/buyer/version-text.ts'
import { useFieldState } from '../../../parts/form/form-state.tsx'
import { Price } from '../../../parts/price.tsx'
import { useFollowingField } from '../../../parts/use-following-field.ts'
import { fieldOf, type Choice } from './application.ts'
import { writeShown, type ExchangeSku } from './exchange-choices.ts'

/** Below this many, the number left is said. */
const FEW = 6

/**
 * What is wanted instead of the goods of one line: picked from a drawer, which the browser opens by
 * itself, before any script.
 */
export function ExchangeSkuField({
  name,
  choice,
  skus,
  differences,
}: {
  name: string
  choice: Choice
  skus: readonly ExchangeSku[]
  differences: ReadonlyMap<string, WireMoney>
}) {
  const id = useId()
  const drawer = useDialog()
  const versionText = useVersionText()
  const { error } = useFieldState(fieldOf.sku(choice.id))
  const values = [...differences.values()].map(({ value }) => value)
  const chosen = skus.find((sku) => String(sku.id) === choice.skuId)
  return (
    <Field
      id={id}
      label={<Trans>What would you like instead?</Trans>}
      error={error}
      className="mt-3"
    >
      {(field) => (
        <>
          <input type="hidden" name={fieldOf.shown(choice.id)} value={writeShown(differences)} />
          <button
            {...commands(drawer, 'show-modal')}
            id={field.id}
            aria-describedby={`${id}-chosen ${field['aria-describedby']}`}
            data-invalid={error ? '' : undefined}
            className="field flex max-w-md items-center gap-3 text-start"
          >
            {chosen ? <Thumbnail url={chosen.image} alt="" tint={chosen.tint} size={40} /> : null}
            <span id={`${id}-chosen`} className="min-w-0 wrap-anywhere">
              {chosen ? versionText(chosen.attributes) : <Trans>Please choose</Trans>}
            </span>
          </button>
          <Dialog dialog={drawer} title={<Trans>Instead of {name}</Trans>}>
            <p className="mt-1 text-small text-muted">
              <WhatIsPaid
                isAnyDearer={values.some((value) => value < 0)}
                isAnyCheaper={values.some((value) => value > 0)}
              />
            </p>
            <ul className="mt-3 divide-y divide-line">
              {skus.map((sku) => (
                <SkuOption
                  key={sku.id}
                  sku={sku}
                  choice={choice}
                  difference={differences.get(String(sku.id))}
                  close={() => drawer.ref.current?.close()}
                />
              ))}
            </ul>
            <DialogButtons>
              <button {...commands(drawer, 'close')} className="btn btn-main">
                <Trans>Done</Trans>
              </button>
            </DialogButtons>
          </Dialog>
        </>
      )}
    </Field>
  )
}

function SkuOption({
  sku,
  choice,
  difference,
  close,
}: {
  sku: ExchangeSku
  choice: Choice
  difference: WireMoney | undefined
  close: () => void
}) {
  const versionText = useVersionText()
  const isChosen = choice.skuId === String(sku.id)
  const radio = useFollowingField<HTMLInputElement>(isChosen)
  return (
    <li>
      <label className="flex min-h-12 items-center gap-3 py-2 has-disabled:text-muted">
        <input
          ref={radio}
          type="radio"
          name={fieldOf.sku(choice.id)}
          value={sku.id}
          defaultChecked={isChosen}
          disabled={sku.availableQty === 0}
          onChange={(event) => pickLine(event, choice.id)}
          onClick={(event: MouseEvent) => {
            // A finger or a mouse has chosen; arrow keys only move on.
            if (event.detail > 0) close()
          }}
          className="size-5 shrink-0 accent-accent"
        />
        <Thumbnail url={sku.image} alt="" tint={sku.tint} size={56} />
        <span className="min-w-0 wrap-anywhere">
          <span className="block font-medium">{versionText(sku.attributes)}</span>
          <span className="block text-small text-muted">
            <Stock qty={sku.availableQty} />
          </span>
          {difference && difference.value !== 0 && sku.availableQty > 0 ? (
            <span className="block text-small">
              <MoneyBeside amount={difference} />
            </span>
          ) : null}
        </span>
      </label>
    </li>
  )
}

function WhatIsPaid({
  isAnyDearer,
  isAnyCheaper,
}: {
  isAnyDearer: boolean
  isAnyCheaper: boolean
}) {
  if (isAnyDearer)
    return (
      <Trans>
        If one costs more than you paid, you pay the difference once your items have arrived and
        been accepted. If one costs less, you get the difference back.
      </Trans>
    )
  return isAnyCheaper ? (
    <Trans>
      There is nothing to pay for any of these. If one costs less than you paid, you get the
      difference back.
    </Trans>
  ) : (
    <Trans>There is nothing to pay for any of these.</Trans>
  )
}

/** What comes back beside it, or below nothing is to be paid for it. */
export function MoneyBeside({ amount }: { amount: WireMoney }) {
  if (amount.value < 0)
    return (
      <Trans>
        You pay <Price amount={{ ...amount, value: -amount.value }} />
      </Trans>
    )
  return (
    <Trans>
      You get <Price amount={amount} /> back
    </Trans>
  )
}

/** Whoever says what should come instead means this line. */
function pickLine({ currentTarget: { form } }: ChangeEvent<HTMLInputElement>, partId: string) {
  const box = form?.querySelector<HTMLInputElement>(
    `input[name="${fieldOf.picked}"][value="${CSS.escape(partId)}"]`,
  )
  if (box) box.checked = true
}

function Stock({ qty }: { qty: number }) {
  if (qty === 0) return <Trans>Sold out</Trans>
  return qty < FEW ? (
    <Plural value={qty} one="Only # left" other="Only # left" />
  ) : (
    <Trans>In stock</Trans>
  )
}
