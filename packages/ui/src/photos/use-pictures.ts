import { useEffect, useRef, useState } from 'react'
import { MOST_IMAGES, uploadError, type UploadPurpose } from '@galleria/contract/upload-rules'
import { fitPicture, isPerhapsPicture } from './fit-picture.ts'
import { sendPicture } from './send-picture.ts'
import type { UploadError } from './upload-error-text.tsx'

/** A picture on its way: shown from the reader's own disk until the server has it. */
export type Sending = {
  readonly key: string
  readonly preview: string
  readonly share: number
  stop(): void
}
export type PictureError = UploadError
type Pictures = {
  purpose: UploadPurpose
  /** How many there may be; six, where nothing is said. */ most?: number
  urls: readonly string[]
  onUrls: (change: (urls: readonly string[]) => readonly string[]) => void
}

let nextKey = 0

function wrongWith(file: File, purpose: UploadPurpose): PictureError | undefined {
  const wrong = uploadError(file, purpose)
  return wrong && { kind: wrong === 'file.too_large' ? 'tooLarge' : 'kind' }
}

/**
 * Sends chosen pictures one by one, made smaller where they are too large, beside what is already
 * there; what was refused is told, and costs nothing else.
 */
export function usePictures({ purpose, most = MOST_IMAGES, urls, onUrls }: Pictures) {
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [error, setError] = useState<PictureError>()
  const open = useRef<readonly Sending[]>([])
  // One after the other, so that they stay in the order they were chosen in.
  const queue = useRef(Promise.resolve())
  open.current = sending
  useEffect(
    () => () => {
      for (const one of open.current) one.stop()
    },
    [],
  )

  function send(file: File): void {
    const stopper = new AbortController()
    const preview = URL.createObjectURL(file)
    const key = `sending${(nextKey += 1)}`
    const end = () => {
      setSending((all) => all.filter((one) => one.key !== key))
      URL.revokeObjectURL(preview)
    }
    const stop = () => {
      stopper.abort()
      end()
    }
    setSending((all) => [...all, { key, preview, share: 0, stop }])
    const note = (share: number) =>
      setSending((all) => all.map((one) => (one.key === key ? { ...one, share } : one)))
    queue.current = queue.current.then(async () => {
      if (stopper.signal.aborted) return
      const fitted = await fitPicture(file, purpose)
      const wrong = wrongWith(fitted, purpose)
      if (wrong) {
        setError(wrong)
        return end()
      }
      const answer = await sendPicture(fitted, purpose, note, stopper.signal)
      if (stopper.signal.aborted) return
      if ('uploaded' in answer) onUrls((all) => [...all, answer.uploaded.url])
      else
        setError(
          'sentence' in answer
            ? { kind: 'server', sentence: answer.sentence }
            : { kind: 'offline' },
        )
      end()
    })
  }

  function add(files: readonly File[]): void {
    setError(undefined)
    let room = most - urls.length - sending.length
    for (const file of files) {
      const wrong = isPerhapsPicture(file) ? undefined : wrongWith(file, purpose)
      if (wrong) setError(wrong)
      else if (room > 0) {
        room -= 1
        send(file)
      } else setError({ kind: 'tooMany' })
    }
  }

  function remove(url: string): void {
    setError(undefined)
    onUrls((all) => all.filter((one) => one !== url))
  }

  /** To another place among those that are there, from 0. */
  function move(url: string, to: number): void {
    onUrls((all) => {
      const others = all.filter((one) => one !== url)
      return others.length === all.length ? all : others.toSpliced(to, 0, url)
    })
  }
  return { sending, error, add, remove, move }
}
