import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconRenew } from '../account-icons.tsx'
import { Field } from './field.tsx'
import { useHydrated } from '../use-hydrated.ts'

/** As many letters or digits as a picture has [SHR-014]. */
const SIGNS = 4

export type CaptchaPicture = {
  readonly token: string
  /** A data address. */ readonly image: string
}
export type CaptchaWords = {
  readonly label: string
  readonly hint: string
  readonly picture: string
  readonly renew: string
  /** Has the device work in place of the eyes. */ readonly work: string
}

type CaptchaInputProps = {
  name: string
  /** Under which name the picture's token is sent along. */
  tokenName: string
  picture: CaptchaPicture | undefined
  words: CaptchaWords
  error?: ReactNode
  /** The signs that the device has worked for. */
  found?: string | undefined
  /** How far that work is, and that it is done. */
  progress?: ReactNode
  isBusy?: boolean
  isFirst?: boolean
  onRenew: () => void
  onWork: () => void
  /** Somebody comes to the empty field. */
  onCome?: () => void
}

/**
 * Signs of a picture. Whoever cannot see it has the device work for them, and is told how far it
 * is. The two buttons need script.
 */
export function CaptchaInput({
  name,
  tokenName,
  picture,
  words,
  error,
  found,
  progress,
  isBusy = false,
  isFirst = false,
  onRenew,
  onWork,
  onCome,
}: CaptchaInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!found || !field.current) return
    field.current.value = found
    field.current.focus()
  }, [found])
  return (
    <Field id={id} label={words.label} hint={words.hint} error={error}>
      {(attributes) => (
        <>
          <input type="hidden" name={tokenName} value={picture?.token ?? ''} />
          <div className="flex flex-wrap items-center gap-2">
            <input
              key={picture?.token}
              ref={field}
              {...attributes}
              name={name}
              type="text"
              required
              maxLength={SIGNS}
              pattern={`[A-Za-z0-9]{${SIGNS}}`}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="next"
              autoFocus={isFirst}
              onFocus={(event) => {
                if (event.target.value === '') onCome?.()
              }}
              className="field max-w-24 px-2 text-center font-medium tracking-[0.2em]"
            />
            <Signs picture={picture} label={words.picture} isBusy={isBusy} />
            {isHydrated ? (
              <span className="flex">
                <ToolButton label={words.renew} isBusy={isBusy} onClick={onRenew}>
                  <IconRenew size={20} />
                </ToolButton>
              </span>
            ) : null}
          </div>
          {isHydrated ? (
            <button
              type="button"
              onClick={onWork}
              aria-disabled={isBusy}
              className="link tap mt-1 text-small"
            >
              {words.work}
            </button>
          ) : null}
          <p role="status" className="mt-1 text-small empty:hidden">
            {progress}
          </p>
        </>
      )}
    </Field>
  )
}

function Signs({
  picture,
  label,
  isBusy,
}: {
  picture: CaptchaPicture | undefined
  label: string
  isBusy: boolean
}) {
  return (
    <span
      aria-busy={isBusy}
      className={`grid h-[50px] w-36 place-items-center overflow-hidden rounded-control border border-line bg-white ${isBusy ? 'opacity-40' : ''}`}
    >
      {picture ? (
        <img src={picture.image} alt={label} width={160} height={56} className="max-h-full" />
      ) : null}
    </span>
  )
}

function ToolButton({
  label,
  isBusy,
  onClick,
  children,
}: {
  label: string
  isBusy: boolean
  onClick: () => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-disabled={isBusy}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-control text-muted hover:bg-plate hover:text-ink"
    >
      {children}
    </button>
  )
}
