import { useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireCartLine } from '@galleria/contract/cart'
import { IconMinus, IconPlus } from '@galleria/ui/icons'
import { useEarlyValue } from '../../parts/use-early-value.ts'
import { clampToStep } from '../../parts/measure.tsx'
import type { CartChange } from './cart-change.ts'
import { mostOf } from './cart-rules.ts'

/**
 * How many of a line: stepped or typed. Without script plus and minus are sent with the form, and a
 * button takes what was typed.
 */
export function LineQuantity({
  line,
  change,
}: {
  line: WireCartLine
  change: (change: CartChange) => void
}) {
  const { t } = useLingui()
  const [typed, setTyped] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, setTyped)
  const by = line.sku.adjustStep
  const most = Math.max(by, mostOf(line))
  const {
    id,
    skuQty,
    item: { name },
  } = line
  function set(qty: number): void {
    setTyped(undefined)
    const next = clampToStep(qty, by, most)
    if (next !== skuQty) change({ intent: 'quantity', id, skuQty: next, by })
  }
  return (
    <form
      method="post"
      action="/cart"
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        set(Number(typed ?? skuQty))
      }}
    >
      <input type="hidden" name="intent" value="quantity" />
      {by === 1 ? null : <input type="hidden" name="by" value={by} />}
      <input type="hidden" name="id" value={id} />
      <div className="flex min-h-11 rounded-control border border-field bg-surface">
        {/* The first submit button answers the Enter key, so it must not be "one less". */}
        <button type="submit" hidden aria-label={t`Update`} />
        <StepButton
          by={-by}
          label={t`One less of ${name}`}
          isOver={skuQty <= by}
          onStep={() => set(Number(typed ?? skuQty) - by)}
        />
        <input
          ref={field}
          name="skuQty"
          type="number"
          inputMode={by === 1 ? 'numeric' : 'decimal'}
          min={by}
          step={by}
          max={most}
          aria-label={t`Quantity of ${name}`}
          value={typed ?? skuQty}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => {
            if (typed !== undefined) set(Number(typed))
          }}
          className="price w-12 bg-transparent text-center text-[1rem] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
        />
        <StepButton
          by={by}
          label={t`One more of ${name}`}
          isOver={skuQty >= most}
          onStep={() => set(Number(typed ?? skuQty) + by)}
        />
      </div>
      {line.sku.marketingUnit ? (
        <span className="text-small text-muted">{line.sku.marketingUnit.unitName}</span>
      ) : null}
      <noscript>
        <button type="submit" className="link tap">
          <Trans>Update</Trans>
        </button>
      </noscript>
    </form>
  )
}

function StepButton({
  by,
  label,
  isOver,
  onStep,
}: {
  by: number
  label: string
  /** There is no further step. */
  isOver: boolean
  onStep: () => void
}) {
  return (
    <button
      type="submit"
      name="step"
      value={by}
      className="grid w-11 place-items-center disabled:text-field"
      aria-label={label}
      disabled={isOver}
      onClick={(event) => {
        event.preventDefault()
        onStep()
      }}
    >
      {by < 0 ? <IconMinus size={18} /> : <IconPlus size={18} />}
    </button>
  )
}
