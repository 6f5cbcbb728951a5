import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './brand.module.css'

export function Brand() {
  return (
    <Link to="/" className={styles['brand']}>
      <svg viewBox="0 0 32 32" width="26" height="26" aria-hidden>
        <rect width="32" height="32" rx="8" fill="#1e5b45" />
        <path
          d="M8 22V14a8 8 0 0 1 16 0v8M8 18h16M11 22v3M21 22v3"
          fill="none"
          stroke="#fff"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
      <span className={styles['name']}>
        Galleria{' '}
        <span className={styles['room']}>
          <Trans>Back office</Trans>
        </span>
      </span>
    </Link>
  )
}
