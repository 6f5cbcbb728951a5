import { useRef, type MouseEvent } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { WireItem } from '@galleria/contract/item'
import { Picture, Thumbnail } from '@galleria/ui/picture'

/** So many thumbnails, then "+n". */
const THUMBNAILS = 4

/** All pictures in a row to swipe; the thumbnails are links to them, so that they work without script too. */
export function Gallery({ images, name }: { images: WireItem['images']; name: string }) {
  const { t } = useLingui()
  const row = useRef<HTMLUListElement>(null)
  const left = images.length - THUMBNAILS

  function show(event: MouseEvent, index: number) {
    event.preventDefault()
    const slide = row.current?.children[index] as HTMLElement | undefined
    row.current?.scrollTo({ left: slide?.offsetLeft ?? 0, behavior: 'smooth' })
  }
  return (
    <section aria-label={t`Pictures`}>
      <ul ref={row} tabIndex={0} aria-label={t`Pictures of ${name}`} className="relative -mx-4 flex snap-x snap-mandatory overflow-x-auto sm:mx-0 sm:rounded-card" style={{ scrollbarWidth: 'none' }}>
        {images.map(({ url, tint }, index) => (
          <li key={url} id={`picture-${index + 1}`} className="w-full shrink-0 snap-center">
            <Picture url={url} alt={t`${name}, picture ${index + 1} of ${images.length}`} tint={tint} sizes="(min-width: 77.5rem) 42rem, (min-width: 66rem) 55vw, 100vw" most={1200} isFirst={index === 0} className="max-sm:rounded-none" imageClass="aspect-square" />
          </li>
        ))}
      </ul>
      {images.length > 1 ? (
        <ul className="mt-3 flex gap-3">
          {images.slice(0, THUMBNAILS).map(({ minImageUrl, tint }, index) => <li key={minImageUrl}><a href={`#picture-${index + 1}`} aria-label={t`Show picture ${index + 1}`} onClick={(event) => show(event, index)} className="block rounded-card border border-line hover:border-ink"><Thumbnail url={minImageUrl} alt="" tint={tint} /></a></li>)}
          {left > 0 ? <li><a href={`#picture-${THUMBNAILS + 1}`} aria-label={t`Show picture ${THUMBNAILS + 1}`} onClick={(event) => show(event, THUMBNAILS)} className="grid size-[74px] place-items-center rounded-card border border-line text-muted hover:border-ink">+{left}</a></li> : null}
        </ul>
      ) : null}
    </section>
  )
}
