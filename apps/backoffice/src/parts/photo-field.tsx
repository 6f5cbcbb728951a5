import {
  MOST_IMAGES,
  previewOf,
  uploadLimits,
  type UploadPurpose,
} from '@galleria/contract/upload-rules'
import { choosableTypes } from '@galleria/ui/photos/fit-picture'
import { usePhotoDrop } from '@galleria/ui/photos/use-photo-drop'
import { UploadErrorText } from '@galleria/ui/photos/upload-error-text'
import { usePictures, type PictureError } from '@galleria/ui/photos/use-pictures'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text, VisuallyHidden } from '@mantine/core'
import { useRef, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { pictureAt } from './goods-picture.tsx'
import styles from './photo-field.module.css'

/**
 * Photos, chosen, dropped or pasted: each is sent at once, shown small, and can be taken away
 * again; where their order matters, any can become the first.
 */
export function PhotoField({
  purpose = 'evidence',
  most = MOST_IMAGES,
  isOrdered = false,
  urls,
  onUrls,
  note,
  error,
  beside,
}: {
  readonly purpose?: UploadPurpose
  readonly most?: number
  readonly isOrdered?: boolean
  readonly urls: readonly string[]
  readonly onUrls: Dispatch<SetStateAction<readonly string[]>>
  /** Who will see them. */
  readonly note: ReactNode
  readonly error: ReactNode
  /** What is asked of a photo: beside it, and no longer in a row with the others. */
  readonly beside?: (url: string, index: number) => ReactNode
}) {
  const { t } = useLingui()
  const {
    sending,
    error: own,
    add,
    remove,
  } = usePictures({
    purpose,
    most,
    urls,
    onUrls,
  })
  const field = useRef<HTMLDivElement>(null)
  const isAbove = usePhotoDrop(field, add)
  const count = urls.length + sending.length
  const limit = uploadLimits[purpose] / 1024 / 1024
  const first = (url: string) => onUrls((all) => [url, ...all.filter((one) => one !== url)])
  const tiles = [
    ...urls.map((url, index) => ({
      key: url,
      image: url.startsWith('/pictures/') ? pictureAt(url, 160) : previewOf(url),
      drop: () => remove(url),
      ...(beside ? { asked: beside(url, index) } : {}),
      ...(isOrdered && index > 0 ? { toFront: () => first(url) } : {}),
    })),
    ...sending.map(({ key, preview, stop }) => ({ key, image: preview, drop: stop })),
  ]
  return (
    <div
      ref={field}
      role="group"
      aria-label={t`Photos`}
      data-sending={sending.length > 0 ? '' : undefined}
      className={isAbove ? styles['above'] : undefined}
    >
      <Text size="sm" fw={540}>
        <Trans>Photos</Trans> {count}/{most}
      </Text>
      <Text size="xs" c="dimmed">
        <Trans>png, bmp, jpeg or gif, at most {limit} MB each.</Trans>{' '}
        <Trans>You can also drop or paste them here.</Trans> {note}
      </Text>
      <Tiles tiles={tiles} />
      <Chooser canAdd={count < most} add={add} />
      {(own ?? error) && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {own ? <PictureErrorText error={own} limit={limit} most={most} /> : error}
        </Text>
      )}
    </div>
  )
}

function Chooser({
  canAdd,
  add,
}: {
  readonly canAdd: boolean
  readonly add: (files: readonly File[]) => void
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      {canAdd && (
        <Group mt={6}>
          <Button variant="default" size="xs" onClick={() => input.current?.click()}>
            <Trans>Add photos</Trans>
          </Button>
        </Group>
      )}
      <input
        ref={input}
        type="file"
        multiple
        accept={choosableTypes}
        hidden
        tabIndex={-1}
        aria-label={t`Choose photos`}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
    </>
  )
}

type Tile = {
  readonly key: string
  readonly image: string
  readonly drop: () => void
  readonly toFront?: () => void
  readonly asked?: ReactNode
}
function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useLingui()
  if (tiles.length === 0) return null
  return (
    <ul className={styles['tiles']}>
      {tiles.map(({ key, image, drop, toFront, asked }, index) => {
        const number = index + 1
        return (
          <li key={key} data-asked={asked ? '' : undefined}>
            <div className={styles['tile']}>
              <img src={image} alt="" width={72} height={72} />
              <button
                type="button"
                className={styles['drop']}
                onClick={drop}
                aria-label={t`Remove photo ${number}`}
              >
                ×
              </button>
              {toFront && (
                <Button variant="subtle" size="compact-xs" fullWidth onClick={toFront}>
                  <Trans comment="makes a picture the first one">To the front</Trans>
                  <VisuallyHidden>: {number}</VisuallyHidden>
                </Button>
              )}
            </div>
            {asked && <div className={styles['asked']}>{asked}</div>}
          </li>
        )
      })}
    </ul>
  )
}

function PictureErrorText({
  error,
  limit,
  most,
}: {
  readonly error: PictureError
  readonly limit: number
  readonly most: number
}) {
  const words = {
    tooLarge: <Trans>A photo may have {limit} MB at most.</Trans>,
    kind: <Trans>Only pictures can be sent: png, bmp, jpeg or gif.</Trans>,
    tooMany: <Trans>Up to {most} photos. The others were left out.</Trans>,
    offline: <Trans>The photo could not be sent. Check your connection and add it again.</Trans>,
  }
  return <UploadErrorText error={error} words={words} />
}
