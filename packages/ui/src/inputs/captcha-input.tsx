import { useEffect, useId, useRef, type ReactNode } from 'react'
import { IconRenew, IconVolume } from '../account-icons.tsx'
import { Field } from './field.tsx'
import { canSpeak, speak } from './speak.ts'
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
  readonly speak: string
  /** Around the signs as they are read out. */ spoken(signs: string): string
}

type CaptchaInputProps = {
  name: string
  /** Under which name the picture's token is sent along. */
  tokenName: string
  picture: CaptchaPicture | undefined
  words: CaptchaWords
  error?: ReactNode
  /** The signs as words, when they were asked for. */
  spoken?: readonly string[] | undefined
  isBusy?: boolean
  isFirst?: boolean
  onRenew: () => void
  onSpeak: () => void
  /** Somebody comes to the empty field. */
  onCome?: () => void
  language: string
}

/** Signs of a picture, or read out: the speech comes from the reader's own device, and as text for screen readers. The two buttons need script. */
export function CaptchaInput({
  name,
  tokenName,
  picture,
  words,
  error,
  spoken,
  isBusy = false,
  isFirst = false,
  onRenew,
  onSpeak,
  onCome,
  language,
}: CaptchaInputProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isHydrated = useHydrated()
  const signs = spoken?.join(', ')
  useEffect(() => {
    if (!spoken) return
    speak(spoken.join(', '), language)
    field.current?.focus()
    // Each time it is asked for, with the same signs too.
  }, [spoken, language])
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
                <ToolButton label={words.speak} isBusy={isBusy} onClick={onSpeak}>
                  <IconVolume size={20} />
                </ToolButton>
              </span>
            ) : null}
          </div>
          <p role="status" className={signs && !canSpeak() ? 'mt-1 text-small' : 'sr-only'}>
            {signs ? words.spoken(signs) : null}
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
