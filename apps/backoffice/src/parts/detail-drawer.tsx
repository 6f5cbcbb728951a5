import { Drawer, Skeleton, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import detail from './detail.module.css'

type Props = {
  readonly title: ReactNode
  readonly close: () => void
  readonly closeName: string
  /** Beside the title, on every height of the page. */
  readonly action?: ReactNode
  /** The focus begins at the title, unless something inside wants it. */
  readonly isTitleFirst?: boolean
  /**
   * Something is being typed that a press beside the drawer must not throw away: it is closed by
   * its buttons only.
   */
  readonly isHeld?: boolean
  readonly children: ReactNode
}

/** One row of a list beside the list it was opened from; on a phone the whole screen. */
export function DetailDrawer({
  title,
  close,
  closeName,
  action,
  isTitleFirst = true,
  isHeld = false,
  children,
}: Props) {
  const isNarrow = useMediaQuery('(max-width: 56em)', undefined, { getInitialValueInEffect: false })
  return (
    <Drawer.Root
      opened
      onClose={close}
      closeOnClickOutside={!isHeld}
      closeOnEscape={!isHeld}
      position="right"
      size={isNarrow ? '100%' : 680}
      padding={0}
      transitionProps={{ transition: 'slide-left', duration: 160 }}
      classNames={{ content: detail['content'] ?? '' }}
    >
      <Drawer.Overlay backgroundOpacity={0.25} />
      <Drawer.Content>
        <div className={detail['header']}>
          <Drawer.Title
            data-drawer-title
            className={detail['title']}
            tabIndex={-1}
            data-autofocus={isTitleFirst || undefined}
          >
            {title}
          </Drawer.Title>
          {action}
          <Drawer.CloseButton aria-label={closeName} size={isNarrow ? 44 : 36} iconSize={20} />
        </div>
        <Drawer.Body className={detail['body']}>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}

/** Where the focus goes when the button that had it is gone. */
export function focusDrawerTitle(): void {
  document.querySelector<HTMLElement>('[data-drawer-title]')?.focus()
}

export function DetailSkeleton() {
  const { t } = useLingui()
  return (
    <Stack aria-busy aria-label={t`Loading`} role="status">
      <Skeleton h={28} w={200} />
      <Skeleton h={160} />
      <Skeleton h={120} />
      <Skeleton h={220} />
    </Stack>
  )
}
