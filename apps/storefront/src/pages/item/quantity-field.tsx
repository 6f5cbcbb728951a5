import { useRef, useState } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconMinus, IconPlus } from '@galleria/ui/icons'
import { useEarlyValue } from '../../parts/use-early-value.ts'

/** How many: typed, or stepped with the buttons. A plain number field before there is script. */
export function QuantityField({ most, isOff = false }: { most: number; isOff?: boolean }) {
  const { t } = useLingui()
  const [text, setText] = useState('1')
  const field = useRef<HTMLInputElement>(null)
  useEarlyValue(field, setText)
  const qty = Math.trunc(Number(text)) || 1
  const set = (next: number) => setText(String(Math.min(most, Math.max(1, next))))
  const step = 'grid w-11 place-items-center disabled:text-field'
  return (
    <div data-needs-script className="flex min-h-12 rounded-control border border-field bg-surface">
      <button
        type="button"
        className={step}
        aria-label={t`One less`}
        disabled={isOff || qty <= 1}
        onClick={() => set(qty - 1)}
      >
        <IconMinus size={18} />
      </button>
      <input
        ref={field}
        name="skuQty"
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        aria-label={t`Quantity`}
        disabled={isOff}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => set(qty)}
        className="price w-10 bg-transparent text-center text-[1rem] [appearance:textfield] [&::-webkit-inner-spin-button]:appearance-none"
      />
      <button
        type="button"
        className={step}
        aria-label={t`One more`}
        disabled={isOff || qty >= most}
        onClick={() => set(qty + 1)}
      >
        <IconPlus size={18} />
      </button>
    </div>
  )
}
