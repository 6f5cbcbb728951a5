import { useLingui } from '@lingui/react/macro'
import { Skeleton, Stack } from '@mantine/core'

export function ListSkeleton({ isNarrow }: { readonly isNarrow: boolean }) {
  const { t } = useLingui()
  return (
    <Stack gap={isNarrow ? 'sm' : 2} aria-busy aria-label={t`Loading`} role="status">
      {Array.from({ length: isNarrow ? 5 : 10 }, (_, row) => (
        <Skeleton key={row} h={isNarrow ? 120 : 60} radius={isNarrow ? 'lg' : 'sm'} />
      ))}
    </Stack>
  )
}
