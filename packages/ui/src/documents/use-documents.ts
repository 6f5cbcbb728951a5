import { useEffect, useRef, useState } from 'react'
import { documentError } from '@galleria/contract/upload-rules'
import { sendDocument } from './send-document.ts'

export type SentDocument = { readonly id: string; readonly name: string }
export type DocumentError =
  | { readonly kind: 'tooLarge' | 'kind' | 'offline' }
  | { readonly kind: 'server'; readonly sentence: string }
type Documents = {
  readonly onDocuments: (
    change: (documents: readonly SentDocument[]) => readonly SentDocument[],
  ) => void
}

/**
 * Sends a chosen PDF beside those that are already there; what was refused is told, and costs
 * nothing else.
 */
export function useDocuments({ onDocuments }: Documents) {
  const [sending, setSending] = useState<{ readonly name: string; readonly share: number }>()
  const [error, setError] = useState<DocumentError>()
  const stopper = useRef<AbortController>(undefined)
  useEffect(() => () => stopper.current?.abort(), [])
  async function add(file: File) {
    const wrong = documentError(file)
    setError(wrong && { kind: wrong === 'document.too_large' ? 'tooLarge' : 'kind' })
    if (wrong) return
    const own = new AbortController()
    stopper.current = own
    setSending({ name: file.name, share: 0 })
    const answer = await sendDocument(
      file,
      (share) => setSending({ name: file.name, share }),
      own.signal,
    )
    if (own.signal.aborted) return
    setSending(undefined)
    if ('uploaded' in answer) {
      const { id, name } = answer.uploaded
      onDocuments((all) => [...all, { id, name: name || file.name }])
    } else
      setError(
        'sentence' in answer ? { kind: 'server', sentence: answer.sentence } : { kind: 'offline' },
      )
  }
  return {
    sending,
    error,
    add,
    remove(id: string) {
      setError(undefined)
      onDocuments((all) => all.filter((one) => one.id !== id))
    },
    stop() {
      stopper.current?.abort()
      setSending(undefined)
    },
  }
}
