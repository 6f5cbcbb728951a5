import { useId, useRef, type MouseEvent } from 'react'
import { IconClose, IconNext, IconPrevious } from './icons.tsx'

export type Photo = { readonly url: string; readonly preview: string }
/** What is read out: `of` is the position among all, counted from 1. */
export type PhotoWords = {
  readonly title: string
  readonly close: string
  readonly previous: string
  readonly next: string
  open(number: number): string
  photo(number: number): string
}

/**
 * Small photos, and all of them large over the page. The browser opens, closes and swipes by
 * itself; the script only begins at the right one.
 */
export function PhotoRow({
  photos,
  words,
  className = '',
}: {
  photos: readonly Photo[]
  words: PhotoWords
  className?: string
}) {
  const id = useId()
  const row = useRef<HTMLUListElement>(null)
  if (photos.length === 0) return null
  const show = (index: number) =>
    row.current?.scrollTo({ left: index * (row.current.clientWidth + GAP), behavior: 'instant' })
  const step = (index: number) => (event: MouseEvent) => {
    event.preventDefault()
    show(index)
  }
  return (
    <>
      <Thumbs id={id} photos={photos} words={words} show={show} className={className} />
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label={words.title}
        className="fixed inset-0 m-auto h-fit w-[min(60rem,100vw)] max-w-none overflow-hidden border-0 bg-paper lifted backdrop:bg-[rgb(0_0_0/0.6)] sm:w-[min(60rem,94vw)] sm:rounded-card"
      >
        <div className="flex justify-end">
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={words.close}
            className="grid size-11 place-items-center"
          >
            <IconClose />
          </button>
        </div>
        <ul
          ref={row}
          tabIndex={0}
          aria-label={words.title}
          className="flex [scroll-snap-type:x_mandatory] overflow-x-auto"
          style={{ gap: GAP, scrollbarWidth: 'none' }}
        >
          {photos.map(({ url }, index) => (
            <li key={url} id={`${id}-${index}`} className="w-full shrink-0 snap-center">
              <img
                src={url}
                alt={words.photo(index + 1)}
                loading="lazy"
                decoding="async"
                className="h-[min(72dvh,48rem)] w-full object-contain"
              />
              {photos.length > 1 ? (
                <Steps id={id} index={index} count={photos.length} words={words} step={step} />
              ) : (
                <p className="py-3" />
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}

function Thumbs({
  id,
  photos,
  words,
  show,
  className,
}: {
  id: string
  photos: readonly Photo[]
  words: PhotoWords
  show: (index: number) => void
  className: string
}) {
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {photos.map(({ preview }, index) => (
        <li key={preview}>
          <button
            type="button"
            popoverTarget={id}
            aria-label={words.open(index + 1)}
            onClick={() => requestAnimationFrame(() => show(index))}
            className="plate block size-[72px] border border-line hover:border-ink"
          >
            <img
              src={preview}
              alt=""
              width={72}
              height={72}
              loading="lazy"
              decoding="async"
              className="size-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** Where one is among the photos, and the ways to the next and the one before. */
function Steps({
  id,
  index,
  count,
  words,
  step,
}: {
  id: string
  index: number
  count: number
  words: PhotoWords
  step: (index: number) => (event: MouseEvent) => void
}) {
  const way = 'grid size-11 place-items-center text-ink'
  return (
    <p className="flex items-center justify-center gap-4 py-1 text-muted digits">
      {index > 0 ? (
        <a
          href={`#${id}-${index - 1}`}
          aria-label={words.previous}
          onClick={step(index - 1)}
          className={way}
        >
          <IconPrevious />
        </a>
      ) : (
        <span className="size-11" />
      )}
      {index + 1} / {count}
      {index < count - 1 ? (
        <a
          href={`#${id}-${index + 1}`}
          aria-label={words.next}
          onClick={step(index + 1)}
          className={way}
        >
          <IconNext />
        </a>
      ) : (
        <span className="size-11" />
      )}
    </p>
  )
}

/** Between two photos, so that the edge of the next one never shows. */
const GAP = 16
