import { imageTypes, MOST_IMAGES, previewOf, uploadLimits } from '@galleria/contract/upload-rules'
import { usePictures, type PictureError } from '@galleria/ui/photos/use-pictures'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useRef, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import styles from './photo-field.module.css'

const LIMIT = uploadLimits.evidence / 1024 / 1024

/** Up to six photos that prove something: each is sent at once, shown small, and can be taken away again. */
export function PhotoField({
  urls,
  onUrls,
  note,
  error,
}: {
  readonly urls: readonly string[]
  readonly onUrls: Dispatch<SetStateAction<readonly string[]>>
  /** Who will see them. */
  readonly note: ReactNode
  readonly error: ReactNode
}) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const {
    sending,
    error: own,
    add,
    remove,
  } = usePictures({
    purpose: 'evidence',
    urls,
    onUrls,
  })
  const count = urls.length + sending.length
  const tiles = [
    ...urls.map((url) => ({ key: url, image: previewOf(url), drop: () => remove(url) })),
    ...sending.map(({ key, preview, stop }) => ({ key, image: preview, drop: stop })),
  ]
  return (
    <div role="group" aria-label={t`Photos`} data-sending={sending.length > 0 ? '' : undefined}>
      <Text size="sm" fw={540}>
        <Trans>Photos</Trans> {count}/{MOST_IMAGES}
      </Text>
      <Text size="xs" c="dimmed">
        <Trans>png, bmp, jpeg or gif, at most {LIMIT} MB each.</Trans> {note}
      </Text>
      <Tiles tiles={tiles} />
      {count < MOST_IMAGES && (
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
        accept={imageTypes.join(',')}
        hidden
        tabIndex={-1}
        aria-label={t`Choose photos`}
        onChange={(event) => {
          add([...(event.target.files ?? [])])
          // The same file may be chosen again.
          event.target.value = ''
        }}
      />
      {(own ?? error) && (
        <Text role="alert" size="sm" c="var(--refuse)">
          {own ? <PictureErrorText error={own} /> : error}
        </Text>
      )}
    </div>
  )
}

type Tile = { readonly key: string; readonly image: string; readonly drop: () => void }
function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  const { t } = useLingui()
  if (tiles.length === 0) return null
  return (
    <ul className={styles['tiles']}>
      {tiles.map(({ key, image, drop }, index) => {
        const number = index + 1
        return (
          <li key={key}>
            <img src={image} alt="" width={72} height={72} />
            <button type="button" onClick={drop} aria-label={t`Remove photo ${number}`}>
              ×
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function PictureErrorText({ error }: { readonly error: PictureError }) {
  switch (error.kind) {
    case 'tooLarge':
      return <Trans>A photo may have {LIMIT} MB at most.</Trans>
    case 'kind':
      return <Trans>Only pictures can be sent: png, bmp, jpeg or gif.</Trans>
    case 'tooMany':
      return <Trans>At most {MOST_IMAGES} photos. The others were left out.</Trans>
    case 'offline':
      return <Trans>The photo could not be sent. Look at your connection and add it again.</Trans>
    case 'server':
      return error.sentence
  }
}
