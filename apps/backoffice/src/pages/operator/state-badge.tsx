import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react'
import styles from '../../parts/status-badge.module.css'
import { applicationStates, sellerStates } from './operator-words.ts'

const tones: Readonly<Record<string, string | undefined>> = {
  AUDIT: styles['next'],
  PASS: styles['moving'],
  REJECTED: styles['over'],
  DRAFT: styles['over'],
  ACTIVE: styles['moving'],
  FROZEN: styles['failed'],
  CLEARED: styles['over'],
}

/** The state of an application or a seller in words. */
export function StateBadge({
  state,
}: {
  readonly state: keyof typeof applicationStates | keyof typeof sellerStates
}) {
  const { i18n } = useLingui()
  const names: Readonly<Record<string, MessageDescriptor>> = {
    ...applicationStates,
    ...sellerStates,
  }
  const name = names[state]
  return (
    <span className={`${styles['badge']} ${tones[state] ?? ''}`}>
      {name ? i18n._(name) : state}
    </span>
  )
}
