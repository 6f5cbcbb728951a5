import { useEffect, useRef, type DragEvent, type ReactNode } from 'react'
import { useLingui } from '@lingui/react/macro'
import { IconClose, IconNext, IconPrevious } from '@galleria/ui/icons'

/** How one of several photos is moved: by two buttons, or pulled onto another's place. */
export type PhotoMoving = {
  readonly number: number
  readonly earlier: (() => void) | undefined
  readonly later: (() => void) | undefined
  /** Takes the place of the one that is let go here. */ readonly take: () => void
  readonly begin: () => void
  /** The button keeps the focus when its photo has moved; at an end the other one gets it. */
  readonly focus: 'earlier' | 'later' | undefined
}

export function useMovablePhotos(
  urls: readonly string[],
  move: (url: string, to: number) => void,
): (url: string, index: number) => PhotoMoving | undefined {
  const held = useRef<string>(undefined)
  const pressed = useRef<{ readonly url: string; readonly way: 'earlier' | 'later' }>(undefined)
  return (url, index) => {
    if (urls.length < 2) return undefined
    const by = (way: 'earlier' | 'later', to: number) =>
      to < 0 || to >= urls.length
        ? undefined
        : () => {
            pressed.current = { url, way }
            move(url, to)
          }
    return {
      number: index + 1,
      earlier: by('earlier', index - 1),
      later: by('later', index + 1),
      begin: () => {
        held.current = url
      },
      take: () => {
        if (held.current !== undefined && held.current !== url) move(held.current, index)
        held.current = undefined
      },
      focus: pressed.current?.url === url ? pressed.current.way : undefined,
    }
  }
}

type PhotoTileProps = {
  image: string
  label: string
  onRemove: () => void
  onLost?: () => void
  /** Undefined for one on its way, and for the only one. */
  moving?: PhotoMoving | undefined
  children: ReactNode
}

/** A photo of a form, with the way to take it away. */
export function PhotoTile({ image, label, onRemove, onLost, moving, children }: PhotoTileProps) {
  const pull = moving && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      // Firefox pulls nothing that carries nothing.
      event.dataTransfer.setData('application/x-galleria-photo', '')
      moving.begin()
    },
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) event.preventDefault()
    },
    onDrop: (event: DragEvent) => {
      if (event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      moving.take()
    },
  }
  return (
    <li {...pull}>
      <div className="relative size-24">
        <img
          src={image}
          alt=""
          width={96}
          height={96}
          draggable={false}
          onError={onLost}
          className="plate size-full border border-line object-cover"
        />
        <button
          type="button"
          onClick={onRemove}
          aria-label={label}
          className="absolute -end-2 -top-2 grid size-11 place-items-center"
        >
          <span className="grid size-7 place-items-center rounded-full border border-line bg-surface lifted">
            <IconClose size={16} />
          </span>
        </button>
        {children}
      </div>
      {moving ? <MoveButtons {...moving} /> : null}
    </li>
  )
}

function MoveButtons({ number, earlier, later, focus }: PhotoMoving) {
  const { t } = useLingui()
  const buttons = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!focus) return
    const [first, last] = buttons.current?.querySelectorAll('button') ?? []
    const wanted = focus === 'earlier' ? first : last
    const other = focus === 'earlier' ? last : first
    ;(wanted?.getAttribute('aria-disabled') === 'true' ? other : wanted)?.focus()
  }, [focus, number])
  return (
    <div ref={buttons} className="flex justify-between">
      <MoveButton label={t`Move photo ${number} left`} move={earlier}>
        <IconPrevious size={18} />
      </MoveButton>
      <MoveButton label={t`Move photo ${number} right`} move={later}>
        <IconNext size={18} />
      </MoveButton>
    </div>
  )
}

function MoveButton({
  label,
  move,
  children,
}: {
  label: string
  move: (() => void) | undefined
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={!move}
      onClick={move}
      className="grid size-11 place-items-center rounded-card hover:bg-plate aria-disabled:opacity-30"
    >
      {children}
    </button>
  )
}
