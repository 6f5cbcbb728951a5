import { Trans } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { Notice } from '../../parts/notice.tsx'
import type { Item } from './item-queries.ts'

/**
 * Which state of an item an open form is about. What was changed since is not written over unasked.
 */
export function useOpened(item: Pick<Item, 'version'>) {
  const [version, setVersion] = useState(item.version)
  return {
    version,
    isOld: item.version !== version,
    goOn: () => setVersion(item.version),
  }
}

export function ChangedMeanwhile({
  opened,
  close,
}: {
  readonly opened: ReturnType<typeof useOpened>
  readonly close: () => void
}) {
  if (!opened.isOld) return null
  return (
    <Notice tone="warn" title={<Trans>The item has been changed since this form was opened</Trans>}>
      <Text size="sm" mb="xs">
        <Trans>
          What you typed is still here. If you save it now, it replaces the current version.
        </Trans>
      </Text>
      <Group gap="xs">
        <Button size="compact-sm" onClick={opened.goOn}>
          <Trans>Keep my changes</Trans>
        </Button>
        <Button variant="default" size="compact-sm" onClick={close}>
          <Trans>Show the current version</Trans>
        </Button>
      </Group>
    </Notice>
  )
}
