import { useRef, useState } from 'react'
import { Plural, Trans } from '@lingui/react/macro'
import { MOST_STARS } from '@galleria/contract/review-rules'
import { IconStar } from '@galleria/ui/icons'
import { useOnceHydrated } from '../../parts/use-once-hydrated.ts'
import { useFieldState } from '../../parts/form/form-state.tsx'

type StarFieldProps = {
  name: string
  id: string
  /** Picked at first. */
  rate: number | undefined
}

/**
 * One to five stars: radio buttons, so that arrow keys, screen readers and a page without script
 * all know them [REV-022].
 */
export function StarField({ name, id, rate: first }: StarFieldProps) {
  const { error } = useFieldState(name)
  const field = useRef<HTMLFieldSetElement>(null)
  const [rate, setRate] = useState(first)
  useOnceHydrated(() => {
    const picked = field.current?.querySelector<HTMLInputElement>(':checked')
    if (picked) setRate(Number(picked.value))
  })
  return (
    <fieldset
      ref={field}
      role="radiogroup"
      aria-required="true"
      aria-invalid={Boolean(error)}
      className="mt-4"
      data-invalid={error ? '' : undefined}
    >
      <legend className="font-medium">
        <Trans>Your rating</Trans>
      </legend>
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="star-field -ms-2 flex">
          {Array.from({ length: MOST_STARS }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              className="relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                defaultChecked={first === stars}
                onChange={() => setRate(stars)}
                aria-describedby={error ? `${id}-error` : undefined}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <span className="sr-only">
                <Plural value={stars} one="# star" other="# stars" />
              </span>
              <IconStar size={30} />
            </label>
          ))}
        </div>
        <p aria-hidden="true" className="text-muted">
          {rate === undefined ? null : <RateWord rate={rate} />}
        </p>
      </div>
      <p
        aria-live="polite"
        id={`${id}-error`}
        className="text-small text-refuse first-letter:uppercase"
      >
        {error}
      </p>
    </fieldset>
  )
}

function RateWord({ rate }: { rate: number }) {
  switch (rate) {
    case 1:
      return <Trans comment="what one star means">poor</Trans>
    case 2:
      return <Trans comment="what two stars mean">could be better</Trans>
    case 3:
      return <Trans comment="what three stars mean">all right</Trans>
    case 4:
      return <Trans comment="what four stars mean">good</Trans>
    default:
      return <Trans comment="what five stars mean">excellent</Trans>
  }
}
