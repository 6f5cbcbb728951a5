import { Checkbox, VisuallyHidden, type CheckboxProps } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './choose.module.css'

/** A box of a list and its name; the label round both is what a finger needs. */
export function LabelledBox({
  place,
  children,
  ...box
}: {
  /** In a table, on a card above the link that covers it, or by itself, where the name is seen. */
  readonly place: 'cell' | 'card' | 'alone'
  readonly children: ReactNode
} & Pick<CheckboxProps, 'checked' | 'indeterminate' | 'disabled' | 'onChange'>) {
  return (
    <label className={styles['choose']} data-place={place}>
      <Checkbox color="var(--accent)" iconColor="var(--on-accent)" {...box} />
      {place === 'alone' ? children : <VisuallyHidden>{children}</VisuallyHidden>}
    </label>
  )
}
