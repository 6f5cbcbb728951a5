import { useEffect, useState } from 'react'
import type { WireApplyPreview } from '@galleria/contract/apply-preview'
import { createClient, fetchTransport, isProblem } from '@galleria/contract/client'
import {
  choiceKey,
  pickedOf,
  previewKey,
  toPreviewArgument,
  type Application,
} from './application.ts'

/** The server is asked when nobody has changed the choice for this long. */
const REST_MS = 250

export type PreviewState = {
  readonly preview: WireApplyPreview | undefined
  /** The preview shown is of an earlier choice; a new one is on its way. */
  readonly isBusy: boolean
  /** It could not be asked for, or the mall says why there is none. */
  readonly hasFailed: boolean
  readonly sentence: string | undefined
  retry(): void
}

/**
 * The server's preview of what is picked now. What an earlier choice would have given never
 * replaces a later one.
 */
export function usePreview(
  application: Application,
  first: WireApplyPreview | undefined,
  onPreview: (preview: WireApplyPreview | undefined) => void,
): PreviewState {
  const [preview, setPreview] = useState(first)
  const [failure, setFailure] = useState<{ readonly key: string; readonly sentence?: string }>()
  const [tries, setTries] = useState(0)
  const picked = pickedOf(application)
  const key = choiceKey(picked)
  const isKnown = key === previewKey(preview, picked)
  const [given, setGiven] = useState(first)
  if (given !== first) {
    // An answer to the form brought a newer one.
    setGiven(first)
    setPreview(first)
  }
  useEffect(() => {
    if (isKnown) return
    let isCurrent = true
    const asked = toPreviewArgument(application)
    const settle = (next: WireApplyPreview | undefined) => {
      if (!isCurrent) return
      setFailure(undefined)
      setPreview(next)
      onPreview(next)
    }
    const timer = setTimeout(
      () => {
        if (!asked) return settle(undefined)
        createClient(fetchTransport('', () => ({ 'x-language': document.documentElement.lang })))(
          'POST /api/trantor/flow/trade_RenderReverseTradeOrderForApplyFlow',
          asked,
        ).then(settle, (error: unknown) => {
          if (!isCurrent || !isProblem(error)) return
          setFailure({ key, ...(error.status === 422 ? { sentence: error.body.title } : {}) })
        })
      },
      asked ? REST_MS : 0,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // A new question only for a new choice, or when asked to try again.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key, isKnown, tries])
  const hasFailed = failure?.key === key && !isKnown
  return {
    preview: isKnown || key !== '' ? preview : undefined,
    isBusy: !isKnown && !hasFailed,
    hasFailed,
    sentence: failure?.sentence,
    retry: () => {
      setFailure(undefined)
      setTries((count) => count + 1)
    },
  }
}
