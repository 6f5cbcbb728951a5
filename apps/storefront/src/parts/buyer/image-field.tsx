import { useRef, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  MOST_IMAGES,
  previewOf,
  uploadLimits,
  type UploadPurpose,
} from '@galleria/contract/upload-rules'
import { IconPhoto } from '@galleria/ui/icons'
import { choosableTypes } from '@galleria/ui/photos/fit-picture'
import { usePhotoDrop } from '@galleria/ui/photos/use-photo-drop'
import { UploadErrorText } from '@galleria/ui/photos/upload-error-text'
import { usePictures, type PictureError, type Sending } from '@galleria/ui/photos/use-pictures'
import { PhotoTile, useMovablePhotos } from './photo-tile.tsx'

type ImageFieldProps = {
  purpose: UploadPurpose
  name: string
  id: string
  urls: readonly string[]
  onUrls: Dispatch<SetStateAction<readonly string[]>>
  isHydrated: boolean
  /** Who will see the photos. */
  audience: ReactNode
  error?: ReactNode
}

/**
 * Up to six photos [REV-024], chosen, dropped or pasted: each is sent at once, shown small, and can
 * be moved and taken away again. Photos need script; everything else of a form does not.
 */
export function ImageField({
  purpose,
  name,
  id,
  urls,
  onUrls,
  isHydrated,
  audience,
  error,
}: ImageFieldProps) {
  const { t } = useLingui()
  const field = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const { sending, error: own, add, remove, move } = usePictures({ purpose, urls, onUrls })
  const isAbove = usePhotoDrop(field, add)
  const count = urls.length + sending.length
  const limit = uploadLimits[purpose] / 1024 / 1024
  return (
    <div
      ref={field}
      className={`mt-5 ${isAbove ? 'rounded-card bg-plate outline-2 outline-offset-8 outline-accent outline-dashed' : ''}`}
      data-invalid={error ? '' : undefined}
      data-sending={sending.length > 0 ? '' : undefined}
    >
      <p id={`${id}-label`} className="font-medium">
        <Trans>Photos</Trans>{' '}
        <span className="price font-normal text-muted digits">
          {count}/{MOST_IMAGES}
        </span>
      </p>
      <p id={`${id}-hint`} className="text-small text-muted">
        <Trans>
          png, bmp, jpeg or gif, at most {limit} MB each; larger ones are made smaller here.
        </Trans>{' '}
        {isHydrated ? (
          <span className="hidden pointer-fine:inline">
            <Trans>You can also drop or paste them here.</Trans>{' '}
          </span>
        ) : null}
        {audience}
      </p>
      <Photos
        id={id}
        name={name}
        urls={urls}
        sending={sending}
        remove={remove}
        move={move}
        add={isHydrated && count < MOST_IMAGES ? () => input.current?.click() : undefined}
      />
      <input
        ref={input}
        type="file"
        multiple
        accept={choosableTypes}
        hidden
        tabIndex={-1}
        aria-label={t`Add photos`}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      <noscript>
        <p className="mt-2 text-small text-muted">
          <Trans>To add photos, please turn on JavaScript.</Trans>
        </p>
      </noscript>
      <p
        role="alert"
        id={`${id}-error`}
        className="mt-1 text-small text-refuse first-letter:uppercase"
      >
        {own ? <PictureErrorText error={own} limit={limit} /> : error}
      </p>
    </div>
  )
}

function PictureErrorText({ error, limit }: { error: PictureError; limit: number }) {
  const words = {
    tooLarge: <Trans>image size cannot exceed {limit}M</Trans>,
    kind: <Trans>Please choose a picture in PNG, BMP, JPEG or GIF format.</Trans>,
    tooMany: <Trans>Up to {MOST_IMAGES} photos. The others were left out.</Trans>,
    offline: (
      <Trans>The photo could not be uploaded. Please check your connection and add it again.</Trans>
    ),
  }
  return <UploadErrorText error={error} words={words} />
}

function Photos({
  id,
  name,
  urls,
  sending,
  remove,
  move,
  add,
}: {
  id: string
  name: string
  urls: readonly string[]
  sending: readonly Sending[]
  remove: (url: string) => void
  move: (url: string, to: number) => void
  /** Undefined when there are as many as there may be, and before the page is hydrated. */
  add: (() => void) | undefined
}) {
  const { t } = useLingui()
  const movable = useMovablePhotos(urls, move)
  return (
    <ul aria-labelledby={`${id}-label`} className="mt-2 flex flex-wrap gap-3">
      {urls.map((url, index) => (
        <PhotoTile
          key={url}
          image={previewOf(url)}
          label={t`Remove photo ${index + 1}`}
          onRemove={() => remove(url)}
          onLost={() => remove(url)}
          moving={movable(url, index)}
        >
          <input type="hidden" name={name} value={url} />
        </PhotoTile>
      ))}
      {sending.map(({ key, preview, share, stop }) => (
        <PhotoTile key={key} image={preview} label={t`Stop uploading this photo`} onRemove={stop}>
          <progress
            value={share}
            max={1}
            aria-label={t`Uploading the photo`}
            className="absolute inset-x-1.5 bottom-1.5 h-1.5 w-[calc(100%-12px)] overflow-hidden rounded-full accent-accent"
          />
        </PhotoTile>
      ))}
      {add ? (
        <li>
          <button
            type="button"
            onClick={add}
            aria-describedby={`${id}-hint ${id}-error`}
            className="grid size-24 place-items-center content-center gap-1 rounded-card border border-dashed border-field text-small hover:border-ink hover:bg-plate"
          >
            <IconPhoto size={26} />
            <Trans>Add photos</Trans>
          </button>
        </li>
      ) : null}
    </ul>
  )
}
