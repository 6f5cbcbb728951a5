import type { ReactNode } from 'react'
import { useFollowingField } from '../../parts/use-following-field.ts'
import { useApply } from './use-apply.ts'

export function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-3 first:border-0">
      <summary className="tap w-full justify-between font-bold">
        {title}
        <span aria-hidden="true" className="text-muted group-open:hidden">
          +
        </span>
      </summary>
      <div className="grid">{children}</div>
    </details>
  )
}

/** Nothing where a choice is not counted. */
export function Count({ count }: { count: number | null }) {
  return count === null ? null : <span className="price text-small text-muted">{count}</span>
}

export function Tick({
  name,
  value,
  isOn,
  count,
  children,
}: {
  name: string
  value: string
  isOn: boolean
  count: number | null
  children: ReactNode
}) {
  const field = useFollowingField<HTMLInputElement>(isOn)
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 hover:text-accent lg:min-h-9">
      <input
        ref={field}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={isOn}
        className="size-5 shrink-0 accent-accent"
      />
      <span className="min-w-0 flex-1">{children}</span>
      <Count count={count} />
    </label>
  )
}

type Bound = {
  name: string
  label: string
  value: number | undefined
  placeholder?: string | undefined
}

/** From and to, plain fields: sent with the form without script, and with it once one is left. */
export function Range({ from, to }: { from: Bound; to: Bound }) {
  return (
    <>
      <BoundField bound={from} />
      <span aria-hidden="true">–</span>
      <BoundField bound={to} />
    </>
  )
}

function BoundField({ bound: { name, label, value, placeholder } }: { bound: Bound }) {
  const apply = useApply()
  return (
    <input
      key={`${name}${value}`}
      name={name}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={value}
      placeholder={placeholder}
      maxLength={9}
      className="field price min-w-0"
      onBlur={(event) => {
        if (event.target.value !== String(value ?? '') && event.target.form)
          apply(event.target.form)
      }}
    />
  )
}
