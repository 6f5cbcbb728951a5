import type { ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireCartLine } from '@galleria/contract/cart'
import { IconCheck, IconMinus } from '@galleria/ui/icons'
import { CartForm } from './cart-form.tsx'
import type { CartChange } from './cart-change.ts'
import { selectionOf, troubleOf } from './cart-rules.ts'

type SelectBoxProps = {
  lines: readonly WireCartLine[]
  change: (change: CartChange) => void
  label: string
  children?: ReactNode
}

/**
 * Selects one line, a shop's lines or all. A button in a form, so that it works without script, and
 * to a reader a checkbox.
 */
export function SelectBox({ lines, change, label, children }: SelectBoxProps) {
  const state = selectionOf(lines)
  const ids = lines.filter((line) => !troubleOf(line)).map((line) => line.id)
  const isOn = state === true
  return (
    <CartForm change={{ intent: 'select', ids, isSelected: !isOn }} send={change}>
      <button
        type="submit"
        role="checkbox"
        aria-checked={state ?? false}
        aria-label={label}
        disabled={state === undefined}
        className="tap group/box min-w-11 gap-3 disabled:cursor-not-allowed"
      >
        <span className="grid size-6 shrink-0 place-items-center rounded-md border border-field bg-surface text-on-accent group-hover/box:border-ink group-aria-checked/box:border-accent group-aria-checked/box:bg-accent group-disabled/box:border-line group-disabled/box:bg-plate group-aria-[checked=mixed]/box:border-accent group-aria-[checked=mixed]/box:bg-accent">
          {state === 'mixed' ? <IconMinus size={16} /> : isOn ? <IconCheck size={16} /> : null}
        </span>
        {children}
      </button>
    </CartForm>
  )
}

export function SelectAll({ lines, change }: Pick<SelectBoxProps, 'lines' | 'change'>) {
  const { t } = useLingui()
  if (lines.length < 2) return null
  return (
    <SelectBox lines={lines} change={change} label={t`Select everything`}>
      <Trans>Select everything</Trans>
    </SelectBox>
  )
}
