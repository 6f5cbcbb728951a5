import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@galleria/ui/icons'
import { clampToStep, startQuantity } from '../../parts/measure.tsx'
import { useEarlyValue } from '../../parts/use-early-value.ts'

/** How many: typed, or stepped with the buttons. A plain number field before there is script. */
export function QuantityField({
  most,
  by = 1,
}: {
  most: number
  /** What is sold by measure goes up and down by its step. */ by?: number
}) {
  const { t } = useLingui()
  const [text, setText] = useState(String(startQuantity({ adjustStep: by })))
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, setText)
  const qty = clampToStep(Number(text), by)
  const set = (next: number) => setText(String(clampToStep(next, by, most)))
  const step = 'grid w-11 place-items-center disabled:text-field'
  return (
    <div data-needs-script className="flex min-h-12 rounded-control border border-field bg-surface">
      <button
        type="button"
        className={step}
        aria-label={t`One less`}
        disabled={qty <= by}
        onClick={() => set(qty - by)}
      >
        <IconMinus size={18} />
      </button>
      <input
        ref={field}
        name="skuQty"
        type="number"
        inputMode={by === 1 ? 'numeric' : 'decimal'}
        min={by}
        step={by}
        max={most}
        aria-label={t`Quantity`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => set(qty)}
        className="price w-12 bg-transparent text-center text-[1rem] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={step}
        aria-label={t`One more`}
        disabled={qty >= most}
        onClick={() => set(qty + by)}
      >
        <IconPlus size={18} />
      </button>
    </div>
  )
}
