import { Trans } from '@lingui/react/macro'
import { Text } from '@mantine/core'

/** As its carrier says, which may find it all the same. */
export function LostParcel({ isLost }: { readonly isLost: boolean }) {
  if (!isLost) return null
  return (
    <Text size="sm" fw={600} c="var(--refuse)">
      <Trans>The carrier says that this parcel is lost.</Trans>
    </Text>
  )
}
