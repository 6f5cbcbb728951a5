import { isProblem } from '@galleria/contract/client'
import { Trans, useLingui } from '@lingui/react/macro'
import { Alert, Button, Text } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import type { ReactNode } from 'react'

/**
 * The words for what went wrong: the server's own, already in the reader's language, or ours where
 * it could not speak.
 */
export function useProblemText(): (error: unknown) => string {
  const { t } = useLingui()
  return (error) => {
    if (!isProblem(error)) return t`Something went wrong here. Please try again.`
    if (error.code === 'network')
      return t`The mall cannot be reached. Please check your connection and try again.`
    return error.body.detail || t`Something went wrong on our side. Please try again.`
  }
}

type NoticeProps = {
  readonly tone: 'warn' | 'refuse'
  readonly title?: ReactNode
  readonly children: ReactNode
}

export function Notice({ tone, title, children }: NoticeProps) {
  const colors =
    tone === 'warn'
      ? { background: 'var(--warn-soft)', color: 'var(--warn)' }
      : { background: 'var(--refuse-soft)', color: 'var(--refuse)' }
  const icon =
    tone === 'warn' ? (
      <IconAlertTriangle stroke={1.5} aria-hidden />
    ) : (
      <IconAlertCircle stroke={1.5} aria-hidden />
    )
  return (
    <Alert
      role="alert"
      variant="transparent"
      icon={icon}
      title={title}
      p="sm"
      style={{ background: colors.background, '--alert-color': colors.color }}
      styles={{
        icon: { color: colors.color },
        title: { color: colors.color },
        message: { color: 'var(--ink)' },
      }}
    >
      {children}
    </Alert>
  )
}

/** In place of a list or a page that could not be loaded. */
export function LoadFailure({
  error,
  retry,
}: {
  readonly error: unknown
  readonly retry: () => void
}) {
  const textOf = useProblemText()
  const requestId = isProblem(error) && error.status >= 500 ? error.body.requestId : ''
  return (
    <Notice tone="refuse" title={<Trans>This could not be loaded</Trans>}>
      <Text size="md">{textOf(error)}</Text>
      {requestId && (
        <Text size="xs" c="dimmed" mt={4}>
          <Trans>Request {requestId}</Trans>
        </Text>
      )}
      <Button variant="default" mt="sm" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
}
