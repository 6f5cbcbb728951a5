import { Title } from '@mantine/core'
import type { ReactNode } from 'react'

export function OrderPart({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  )
}
