import { previewOf } from '@galleria/contract/upload-rules'
import { useLingui } from '@lingui/react/macro'
import { ActionIcon } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useRef, useState, type ReactNode } from 'react'
import { useFormat } from './use-format.ts'
import { restingKeys } from './use-keys.ts'
import styles from './photos.module.css'

/** Keeps Escape from closing the drawer underneath, which listens to the whole window. */
const ownEscape = { 'data-mantine-stop-propagation': 'true' }
/** A click beside the picture closes it, where the browser knows how. */
const lightDismiss = { closedby: 'any' } as const

/**
 * Pictures that people have sent: small ones, and each of them large over the page. `name` says
 * what they are of.
 */
export function Photos({
  urls,
  name,
}: {
  readonly urls: readonly string[]
  readonly name: string
}) {
  const { t } = useLingui()
  const format = useFormat()
  const viewer = useRef<HTMLDialogElement>(null)
  const [shown, show] = useState<number>()
  const all = format.count(urls.length)
  const nth = (index: number) => {
    const number = format.count(index + 1)
    return t`${name}, picture ${number} of ${all}`
  }
  const open = (index: number) => {
    show(index)
    viewer.current?.showModal()
  }
  const step = (by: 1 | -1) => show(((shown ?? 0) + by + urls.length) % urls.length)
  useWindowEvent('keydown', (event) => {
    if (shown === undefined || urls.length < 2) return
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  })
  if (urls.length === 0) return null
  return (
    <>
      <ul className={styles['row']}>
        {urls.map((url, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles['thumb']}
              aria-label={nth(index)}
              aria-haspopup="dialog"
              onClick={() => open(index)}
            >
              <img
                src={previewOf(url)}
                alt=""
                width={72}
                height={72}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <dialog
        ref={viewer}
        className={styles['viewer']}
        aria-label={name}
        tabIndex={-1}
        onClose={() => show(undefined)}
        {...ownEscape}
        {...lightDismiss}
      >
        {shown !== undefined && (
          <Large
            url={urls[shown]}
            name={nth(shown)}
            step={urls.length > 1 ? step : undefined}
            close={() => viewer.current?.close()}
          />
        )}
      </dialog>
    </>
  )
}

/** One picture over the page, with the ways to the others. */
function Large({
  url,
  name,
  step,
  close,
}: {
  readonly url: string | undefined
  readonly name: string
  readonly step: ((by: 1 | -1) => void) | undefined
  readonly close: () => void
}) {
  const { t } = useLingui()
  return (
    <div {...restingKeys}>
      <div className={styles['bar']}>
        <span className={styles['position']} aria-live="polite">
          {name}
        </span>
        <span className={styles['steps']}>
          {step && (
            <Tool label={t`Previous picture`} onClick={() => step(-1)}>
              <IconChevronLeft size={20} stroke={1.5} aria-hidden />
            </Tool>
          )}
          {step && (
            <Tool label={t`Next picture`} onClick={() => step(1)}>
              <IconChevronRight size={20} stroke={1.5} aria-hidden />
            </Tool>
          )}
          <Tool label={t`Close the picture`} onClick={close}>
            <IconX size={20} stroke={1.5} aria-hidden />
          </Tool>
        </span>
      </div>
      <img className={styles['large']} src={url} alt={name} />
    </div>
  )
}

function Tool({
  label,
  onClick,
  children,
}: {
  readonly label: string
  readonly onClick: () => void
  readonly children: ReactNode
}) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      aria-label={label}
      onClick={onClick}
      {...ownEscape}
    >
      {children}
    </ActionIcon>
  )
}
