import { useRef, type FocusEvent, type PointerEvent } from 'react'

const STILL = '(prefers-reduced-motion: reduce)'

/**
 * A card's film plays under a mouse and where the keyboard stands, never for those who want little
 * motion or few data. Until it plays, the picture is seen.
 */
export function useCardFilm() {
  const film = useRef<HTMLVideoElement>(null)
  function play() {
    const saver = (navigator as { connection?: { saveData?: boolean } }).connection
    if (!film.current?.paused || film.current.error || matchMedia(STILL).matches || saver?.saveData)
      return
    // As a property: the attribute is not written by the server.
    film.current.muted = true
    void film.current.play().catch(() => undefined)
  }
  function stop() {
    if (!film.current) return
    film.current.pause()
    film.current.currentTime = 0
  }
  const around = {
    // Not on entering: the first move over a card is what wakes a public page, and the pointer is
    // inside by then.
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType === 'mouse') play()
    },
    onPointerLeave: stop,
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) play()
    },
    onBlur: stop,
  }
  return { film, around }
}
