import { useRef, type MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { WireItem } from '@galleria/contract/item'
import { Picture, Thumbnail } from '@galleria/ui/picture'
import { useHydrated } from '@galleria/ui/use-hydrated'
import { ModelButton } from './model/model-button.tsx'

/** So many thumbnails, then "+n". */
const THUMBNAILS = 4

type Slide = WireItem['images'][number] & { readonly film?: string }

/** The film comes second, behind the view from its other side: both are of the same finish. */
function slidesOf(images: WireItem['images'], film: string): Slide[] {
  const [first, ...others] = images
  const still = images.find(({ finish }) => finish === null) ?? first
  return first && still && film ? [first, { ...still, film }, ...others] : [...images]
}

/**
 * All pictures in a row to swipe; the thumbnails are links to them, so that they work without
 * script too.
 */
export function Gallery({
  images: pictures,
  film,
  model,
  name,
}: {
  images: WireItem['images']
  film: string
  model: WireItem['model']
  name: string
}) {
  const images = slidesOf(pictures, film)
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  // Until somebody is there the other pictures wait: the first goes before all of them. Swiping
  // shows them without script, too.
  const isHydrated = useHydrated()

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const slide = row.current?.children[index] as HTMLElement | undefined
    row.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={t`Pictures`}>
      <ul
        ref={row}
        tabIndex={0}
        aria-label={t`Pictures of ${name}`}
        className="relative -mx-4 flex [scroll-snap-type:x_mandatory] overflow-x-auto sm:mx-0 sm:rounded-card"
        style={{ scrollbarWidth: 'none' }}
      >
        {images.map((slide, index) => (
          <li
            key={slide.film ?? slide.url}
            id={`picture-${index + 1}`}
            className={`w-full shrink-0 snap-center ${index > 0 && !isHydrated ? 'aside' : ''}`}
          >
            <SlideView slide={slide} index={index} count={images.length} name={name} />
          </li>
        ))}
      </ul>
      {images.length > 1 ? <Thumbnails images={images} show={show} /> : null}
      {model ? <ModelButton model={model} name={name} /> : null}
    </section>
  )
}

function SlideView({
  slide: { url, tint, alt, film },
  index,
  count,
  name,
}: {
  slide: Slide
  index: number
  count: number
  name: string
}) {
  const { t } = useLingui()
  return film ? (
    <video
      src={film}
      poster={url}
      controls
      muted
      loop
      playsInline
      preload="none"
      width={640}
      height={640}
      aria-label={t`${name}: video from all sides`}
      className="plate aspect-square h-auto w-full object-cover max-sm:rounded-none"
    />
  ) : (
    <Picture
      url={url}
      alt={alt || t`${name}, picture ${index + 1} of ${count}`}
      tint={tint}
      sizes="(min-width: 77.5rem) 42rem, (min-width: 66rem) 55vw, 100vw"
      most={1200}
      isFirst={index === 0}
      className="max-sm:rounded-none"
      imageClass="aspect-square"
    />
  )
}

function Thumbnails({
  images,
  show,
}: {
  images: readonly Slide[]
  show: (event: MouseEvent, index: number) => void
}) {
  const { t } = useLingui()
  const left = images.length - THUMBNAILS
  return (
    <ul className="mt-3 flex gap-2 sm:gap-3">
      {images.slice(0, THUMBNAILS).map(({ minImageUrl, tint, film: turning }, index) => (
        <li key={turning ?? minImageUrl} className="min-w-0">
          <a
            href={`#picture-${index + 1}`}
            aria-label={turning ? t`Play the video` : t`Show picture ${index + 1}`}
            onClick={(event) => show(event, index)}
            className="relative block rounded-card border border-line hover:border-ink [&_img]:h-auto [&>.plate]:h-auto! [&>.plate]:max-w-full"
          >
            <Thumbnail url={minImageUrl} alt="" tint={tint} />
            {turning ? (
              <span
                aria-hidden="true"
                className="absolute inset-0 m-auto grid size-8 place-items-center rounded-full bg-surface ps-0.5 text-small text-ink"
              >
                ▶
              </span>
            ) : null}
          </a>
        </li>
      ))}
      {left > 0 ? (
        <li className="min-w-0 grow sm:grow-0">
          <a
            href={`#picture-${THUMBNAILS + 1}`}
            onClick={(event) => show(event, THUMBNAILS)}
            className="grid h-full min-w-11 place-items-center rounded-card border border-line text-muted hover:border-ink sm:w-[74px]"
          >
            <span>
              +{left} <span className="sr-only">{t`Show picture ${THUMBNAILS + 1}`}</span>
            </span>
          </a>
        </li>
      ) : null}
    </ul>
  )
}
