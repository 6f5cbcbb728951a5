import { Plural, Trans } from '@lingui/react/macro'
import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { Notice } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { MatterReason } from '../money/matter-reason.tsx'
import type { PayPages } from './pay-pages-queries.ts'
import styles from './pay-pages.module.css'

/** What of these pages is on the list of money to look at. */
export function OpenMatters({ pages }: { readonly pages: PayPages }) {
  const format = useFormat()
  const more = pages.matterCount - pages.matterList.length
  if (pages.matterCount === 0) return null
  return (
    <Notice
      tone="refuse"
      title={
        <Plural
          value={pages.matterCount}
          one="# thing on these pages that nobody has authorised"
          other="# things on these pages that nobody has authorised"
        />
      }
    >
      <ul className={styles['plain']}>
        {pages.matterList.map(({ id, reference, reason, foundAt }) => (
          <li key={id}>
            <MatterReason reason={reason} />
            {': '}
            <code className={styles['code']}>{reference}</code>
            {' · '}
            {format.moment(foundAt)}
          </li>
        ))}
      </ul>
      {more > 0 && <Plural value={more} one="and # more" other="and # more" />}
      <p className={styles['after']}>
        <Anchor component={Link} to="/operator/money">
          <Trans>Money to look at</Trans>
        </Anchor>
      </p>
    </Notice>
  )
}
