import { DAY } from '@galleria/kernel/time'
import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import styles from './facts.module.css'
import { useFormat } from './use-format.ts'
import { useNow } from './use-now.ts'

export function Facts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>
}

export function Fact({
  name,
  children,
}: {
  readonly name: ReactNode
  readonly children: ReactNode
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** When something to look at was found and, while it waits, for how many days it has. */
export function Found({ at, isOpen }: { readonly at: string; readonly isOpen: boolean }) {
  const format = useFormat()
  const days = Math.floor((useNow() - Date.parse(at)) / DAY)
  return (
    <Fact name={<Trans>Found</Trans>}>
      {format.moment(at)}
      {isOpen && days > 0 && (
        <>
          {' · '}
          <Plural value={days} one="# day ago" other="# days ago" />
        </>
      )}
    </Fact>
  )
}
