import { useEffect, useId, useRef, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { previewOf, uploadError, uploadLimits } from '@galleria/contract/upload-rules'
import { IconUser } from '@galleria/ui/icons'
import { choosableTypes, fitPicture } from '@galleria/ui/photos/fit-picture'
import { UploadErrorText, type UploadError } from '@galleria/ui/photos/upload-error-text'
import { sendPicture } from '@galleria/ui/photos/send-picture'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { OptionalMark } from '../../parts/form/optional-mark.tsx'

const LIMIT = uploadLimits.avatar / 1024 / 1024

/** Made smaller first where it is too large. */
async function sendAvatar(
  chosen: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<{ readonly url: string } | { readonly error: PictureError }> {
  const fitted = await fitPicture(chosen, 'avatar')
  const wrong = uploadError(fitted, 'avatar')
  if (wrong) return { error: { kind: wrong === 'file.too_large' ? 'tooLarge' : 'kind' } }
  const answer = await sendPicture(fitted, 'avatar', onProgress, signal)
  if ('uploaded' in answer) return { url: answer.uploaded.url }
  return {
    error:
      'sentence' in answer ? { kind: 'server', sentence: answer.sentence } : { kind: 'offline' },
  }
}

/** The member's picture: sent when it is chosen, kept when the form is saved. */
export function AvatarField({ url: first }: { url: string }) {
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const stopper = useRef<AbortController>(undefined)
  const { error: refused, value } = useFieldState('avatar')
  const [url, setUrl] = useState(value ?? first)
  const [share, setShare] = useState<number>()
  const [error, setError] = useState<PictureError>()
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => {
    setHydrated(true)
    return () => stopper.current?.abort()
  }, [])

  async function choose(chosen: File | undefined) {
    if (!chosen) return
    const own = new AbortController()
    stopper.current?.abort()
    stopper.current = own
    setError(undefined)
    setShare(0)
    const answer = await sendAvatar(chosen, setShare, own.signal)
    if (own.signal.aborted) return
    setShare(undefined)
    if ('url' in answer) setUrl(answer.url)
    else setError(answer.error)
  }
  return (
    <div>
      <p id={`${id}-label`} className="font-medium">
        <Trans>Picture</Trans>
        <OptionalMark />
      </p>
      <input type="hidden" name="avatar" value={url} />
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <Preview url={url} share={share} />
        {isHydrated ? (
          <PictureButtons
            describedBy={`${id}-hint ${id}-error`}
            hasPicture={url !== ''}
            isSending={share !== undefined}
            choose={() => file.current?.click()}
            stop={() => {
              stopper.current?.abort()
              setShare(undefined)
            }}
            remove={() => setUrl('')}
          />
        ) : null}
        <noscript>
          <p className="text-small text-muted">
            <Trans>To add a picture, please turn on JavaScript.</Trans>
          </p>
        </noscript>
      </div>
      <p id={`${id}-hint`} className="mt-1 text-small text-muted">
        <Trans>PNG, BMP, JPEG or GIF, up to {LIMIT} MB. We resize larger pictures for you.</Trans>
      </p>
      <p role="alert" id={`${id}-error`} className="mt-1 text-small text-refuse">
        {error ? <PictureErrorText error={error} /> : refused}
      </p>
      <input
        ref={file}
        type="file"
        accept={choosableTypes}
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

function PictureButtons({
  describedBy,
  hasPicture,
  isSending,
  choose,
  stop,
  remove,
}: {
  describedBy: string
  hasPicture: boolean
  isSending: boolean
  choose: () => void
  stop: () => void
  remove: () => void
}) {
  return (
    <span className="flex flex-wrap gap-2">
      <button
        type="button"
        onClick={choose}
        aria-describedby={describedBy}
        className="btn btn-quiet"
      >
        {hasPicture ? <Trans>Choose a different picture</Trans> : <Trans>Choose a picture</Trans>}
      </button>
      {isSending ? (
        <button type="button" onClick={stop} className="btn btn-quiet">
          <Trans>Stop</Trans>
        </button>
      ) : null}
      {hasPicture ? (
        <button type="button" onClick={remove} className="btn btn-quiet">
          <Trans>Remove picture</Trans>
        </button>
      ) : null}
    </span>
  )
}

type PictureError = UploadError<'kind' | 'tooLarge' | 'offline'>

function PictureErrorText({ error }: { error: PictureError }) {
  const words = {
    tooLarge: <Trans>image size cannot exceed {LIMIT}M</Trans>,
    kind: <Trans>Please choose a picture in PNG, BMP, JPEG or GIF format.</Trans>,
    offline: (
      <Trans>
        Your picture could not be uploaded. Please check your connection and choose it again.
      </Trans>
    ),
  }
  return <UploadErrorText error={error} words={words} />
}

function Preview({ url, share }: { url: string; share: number | undefined }) {
  const { t } = useLingui()
  return (
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
          aria-label={t`Uploading your picture`}
          className="absolute inset-x-4 bottom-4 h-1.5 w-16 overflow-hidden rounded-full accent-accent"
        />
      )}
    </span>
  )
}
