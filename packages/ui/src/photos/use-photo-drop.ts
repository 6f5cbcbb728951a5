import { useEffect, useRef, useState, type RefObject } from 'react'

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])]
const hasFiles = (data: DataTransfer | null) => data?.types.includes('Files') ?? false

/**
 * Photos that are dropped or pasted anywhere in the part of a form that `field` belongs to: its
 * `section`, else its form. A file that is let go beside a field would otherwise open in the place
 * of the page, and take what was typed with it. Text that is pasted stays text, also where a
 * picture of it comes along.
 *
 * @returns whether somebody holds a file above it
 */
export function usePhotoDrop(
  field: RefObject<HTMLElement | null>,
  add: (files: readonly File[]) => void,
): boolean {
  const [isAbove, setAbove] = useState(false)
  const take = useRef(add)
  take.current = add
  useEffect(() => {
    const part = field.current?.closest<HTMLElement>('section, form')
    if (!part) return
    const stopper = new AbortController()
    const listen = <Kind extends 'paste' | 'dragover' | 'dragleave' | 'drop'>(
      kind: Kind,
      react: (event: HTMLElementEventMap[Kind]) => void,
    ) => part.addEventListener(kind, react, { signal: stopper.signal })
    listen('paste', (event) => {
      const files = filesOf(event.clipboardData)
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      take.current(files)
    })
    listen('dragover', (event) => {
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      setAbove(true)
    })
    listen('dragleave', ({ relatedTarget }) => {
      if (!part.contains(relatedTarget as Node | null)) setAbove(false)
    })
    listen('drop', (event) => {
      setAbove(false)
      if (!hasFiles(event.dataTransfer)) return
      event.preventDefault()
      take.current(filesOf(event.dataTransfer))
    })
    return () => stopper.abort()
  }, [field])
  return isAbove
}
