import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useEffect, useRef, type ReactNode } from 'react'

/** A secret that is on this screen and nowhere else. */
export function SecretOnce({
  label,
  secret,
  done,
  children,
}: {
  readonly label: string
  readonly secret: string
  readonly done: () => void
  readonly children: ReactNode
}) {
  const { t } = useLingui()
  const clipboard = useClipboard()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Stack gap="sm" role="group" aria-label={label}>
      <TextInput
        ref={field}
        label={label}
        value={secret}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'ui-monospace, monospace' } }}
        autoComplete="off"
        spellCheck={false}
      />
      <Text size="sm">{children}</Text>
      {clipboard.error && (
        <Text size="sm" role="alert">
          <Trans>The browser did not let us copy. Please select it by hand.</Trans>
        </Text>
      )}
      <Group gap="xs">
        <Button
          leftSection={
            clipboard.copied ? (
              <IconCheck size={16} stroke={1.5} aria-hidden />
            ) : (
              <IconCopy size={16} stroke={1.5} aria-hidden />
            )
          }
          onClick={() => clipboard.copy(secret)}
        >
          <span aria-live="polite">{clipboard.copied ? t`Copied` : t`Copy`}</span>
        </Button>
        <Button variant="default" onClick={done}>
          <Trans>I have kept it</Trans>
        </Button>
      </Group>
    </Stack>
  )
}
