import { useEffect, useId, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { imageTypes, previewOf, uploadError, uploadLimits } from '@galleria/contract/upload-rules'
import { IconUser } from '@galleria/ui/icons'
import { sendPicture } from '../../parts/buyer/send-picture.ts'
import { useFieldState } from '../../parts/form/form-state.tsx'

const LIMIT = uploadLimits.avatar / 1024 / 1024

/** The member's picture: sent when it is chosen, kept when the form is saved. */
export function AvatarField({ url: first }: { url: string }) {
  const { t } = useLingui()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const stopper = useRef<AbortController>(undefined)
  const { error: told, value } = useFieldState('avatar')
  const [url, setUrl] = useState(value ?? first)
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<'kind' | 'tooLarge' | 'offline' | { sentence: string }>()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    setHydrated(true)
    return () => stopper.current?.abort()
  }, [])

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const wrong = uploadError(chosen, 'avatar')
    setError(wrong === 'file.too_large' ? 'tooLarge' : wrong ? 'kind' : undefined)
    if (wrong) return
    const own = new AbortController()
    stopper.current?.abort()
    stopper.current = own
    setShare(0)
    const answer = await sendPicture(chosen, 'avatar', setShare, own.signal)
    if (own.signal.aborted) return
    setShare(undefined)
    if ('uploaded' in answer) setUrl(answer.uploaded.url)
    else setError('sentence' in answer ? answer : 'offline')
  }
  return (
    <div>
      <p id={`${id}-label`} className="font-medium">
        <Trans>Picture</Trans>{' '}
        <span className="font-normal text-muted">
          <Trans>(optional)</Trans>
        </span>
      </p>
      <input type="hidden" name="avatar" value={url} />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <span className="relative grid size-24 shrink-0 place-items-center overflow-hidden rounded-full border border-line bg-plate text-muted">
          {url ? (
            <img
              src={previewOf(url)}
              alt={t`Your picture`}
              width={96}
              height={96}
              className="size-full object-cover"
            />
          ) : (
            <IconUser size={36} />
          )}
          {share === undefined ? null : (
            <progress
              value={share}
              max={1}
              aria-label={t`Sending the picture`}
              className="absolute inset-x-4 bottom-4 h-1.5 w-16 overflow-hidden rounded-full accent-accent"
            />
          )}
        </span>
        {isHydrated ? (
          <span className="flex flex-wrap gap-2">
            <button
              type="button"
              onClick={() => file.current?.click()}
              aria-describedby={`${id}-hint ${id}-error`}
              className="btn btn-quiet"
            >
              {url ? <Trans>Another picture</Trans> : <Trans>Choose a picture</Trans>}
            </button>
            {share === undefined ? null : (
              <button
                type="button"
                onClick={() => {
                  stopper.current?.abort()
                  setShare(undefined)
                }}
                className="btn btn-quiet"
              >
                <Trans>Stop</Trans>
              </button>
            )}
            {url ? (
              <button type="button" onClick={() => setUrl('')} className="btn btn-quiet">
                <Trans>Remove the picture</Trans>
              </button>
            ) : null}
          </span>
        ) : null}
        <noscript>
          <p className="text-small text-muted">
            <Trans>A picture can be added when scripts are allowed.</Trans>
          </p>
        </noscript>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted">
        <Trans>png, bmp, jpeg or gif, at most {LIMIT} MB.</Trans>
      </p>
      <p role="alert" id={`${id}-error`} className="mt-1 text-small text-refuse">
        {error === 'tooLarge' ? (
          <Trans>image size cannot exceed {LIMIT}M</Trans>
        ) : error === 'kind' ? (
          <Trans>Only pictures can be sent: png, bmp, jpeg or gif.</Trans>
        ) : error === 'offline' ? (
          <Trans>
            The picture could not be sent. Please check your connection and choose it again.
          </Trans>
        ) : error ? (
          error.sentence
        ) : (
          told
        )}
      </p>
      <input
        ref={file}
        type="file"
        accept={imageTypes.join(',')}
        hidden
        tabIndex={-1}
        aria-labelledby={`${id}-label`}
        onChange={(event) => {
          void choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </div>
  )
}
