import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { fillControl, useControlValue } from '../form/fields.ts'
import { IconCheck, IconEye, IconEyeOff } from '../icons.tsx'
import { useHydrated } from '../use-hydrated.ts'
import { Field } from './field.tsx'

export type PasswordWords = {
  readonly label: string
  readonly show: string
  /** Above the checklist. */ readonly conditions?: string
  /** Read out when the number of met conditions changes. */ met?(
    count: number,
    total: number,
  ): string
}
export type Condition = { readonly key: string; readonly label: ReactNode }

type PasswordInputProps = {
  name: string
  words: PasswordWords
  autoComplete: 'current-password' | 'new-password'
  error?: ReactNode
  beside?: ReactNode
  /**
   * A new password has conditions; they are shown from the first focus on and ticked while typing
   * [SHR-012, SHR-020].
   */
  conditions?: readonly Condition[] | undefined
  judge?: ((typed: string) => Readonly<Record<string, boolean>>) | undefined
  maxLength?: number
  /** Empties it when this changes: a password that was refused is typed anew. */
  emptyOn?: unknown
}

/** A password that can be looked at while typing. */
export function PasswordInput({
  name,
  words,
  autoComplete,
  error,
  beside,
  conditions = [],
  judge,
  maxLength = 512,
  emptyOn,
}: PasswordInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const typed = useControlValue(field, '')
  const [isSeen, setSeen] = useState(false)
  const isHydrated = useHydrated()
  const [wasFocused, setFocused] = useState(false)
  useEffect(() => {
    if (document.activeElement === field.current) setFocused(true)
  }, [])
  useEffect(() => {
    if (emptyOn) fillControl(field.current, '')
  }, [emptyOn])
  // What a password must not be is read from the form's other fields, which are there once the page
  // is hydrated.
  const met = isHydrated ? judge?.(typed) : undefined
  const isShown = isHydrated && (wasFocused || Boolean(error))
  return (
    <div>
      <Field id={id} label={words.label} error={error} beside={beside}>
        {(attributes) => (
          <div className="relative">
            <input
              {...attributes}
              ref={field}
              aria-describedby={`${attributes['aria-describedby']}${isShown && conditions.length > 0 ? ` ${id}-conditions` : ''}`}
              name={name}
              type={isSeen ? 'text' : 'password'}
              onFocus={() => setFocused(true)}
              autoComplete={autoComplete}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              maxLength={maxLength}
              required
              className="field pe-12"
            />
            {isHydrated ? (
              <button
                type="button"
                onClick={() => setSeen(!isSeen)}
                aria-pressed={isSeen}
                aria-label={words.show}
                className="absolute end-0 top-0 grid size-11 place-items-center text-muted hover:text-ink"
              >
                {isSeen ? <IconEyeOff size={20} /> : <IconEye size={20} />}
              </button>
            ) : null}
          </div>
        )}
      </Field>
      {conditions.length > 0 ? (
        <Conditions
          id={`${id}-conditions`}
          isShown={isShown}
          title={words.conditions}
          conditions={conditions}
          met={met}
        />
      ) : null}
      {met && words.met ? (
        <p role="status" className="sr-only">
          {typed === ''
            ? null
            : words.met(Object.values(met).filter(Boolean).length, conditions.length)}
        </p>
      ) : null}
    </div>
  )
}

type ListProps = {
  title: ReactNode
  conditions: readonly Condition[]
  met: Readonly<Record<string, boolean>> | undefined
}

function Conditions({ id, isShown, ...list }: ListProps & { id: string; isShown: boolean }) {
  return (
    <>
      {isShown ? (
        <div id={id} className="mt-2 rounded-control bg-plate px-3 py-2 text-small">
          <Checklist {...list} />
        </div>
      ) : null}
      {/* Without script they always stand there: going away with the focus they would pull the
          button from under the finger. */}
      <noscript>
        <div className="mt-2 rounded-control bg-plate px-3 py-2 text-small">
          <Checklist {...list} met={undefined} />
        </div>
      </noscript>
    </>
  )
}

function Checklist({ title, conditions, met }: ListProps) {
  return (
    <>
      <p className="text-muted">{title}</p>
      <ul className="mt-1 grid gap-0.5">
        {conditions.map(({ key, label }) => (
          <li
            key={key}
            data-met={met?.[key] ?? false}
            className="flex items-start gap-2 data-[met=true]:text-accent"
          >
            <span aria-hidden="true" className="mt-0.5 grid size-4 shrink-0 place-items-center">
              {met?.[key] ? (
                <IconCheck size={16} />
              ) : (
                <span className="size-1.5 rounded-full bg-field" />
              )}
            </span>
            <span>{label}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
