import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** A list with nothing in it says why, and what to do instead. */
export function Empty({
  icon,
  title,
  order = 2,
  children,
}: {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly order?: 1 | 2
  readonly children?: ReactNode
}) {
  return (
    <Stack align="center" gap="xs" py={56} px="md" ta="center">
      <Text c="dimmed" component="span" lh={1}>
        {icon}
      </Text>
      <Title order={order}>{title}</Title>
      <div>{children}</div>
    </Stack>
  )
}
