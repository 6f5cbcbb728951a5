import type { SellersReview } from '@galleria/contract/review'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'
import styles from './reviews.module.css'

type Props = { readonly answer: SellersReview['replyComment']['data'][number] }

/**
 * What everybody reads under the review, and what stood there before, which only the shop reads.
 */
export function PublishedAnswer({ answer }: Props) {
  const format = useFormat()
  const { content, createdAt, editedAt, earlierList, shopName, writtenBy } = answer
  return (
    <div className={styles['reply']}>
      <span className={styles['minor']}>
        <Trans>Answer of {shopName}</Trans> · {format.moment(createdAt)}
        {editedAt !== null && (
          <>
            {' · '}
            <Corrected by={writtenBy} at={format.moment(editedAt)} />
          </>
        )}
      </span>
      <p className={styles['words']}>{content}</p>
      {earlierList.length > 0 && (
        <details className={styles['earlier']}>
          <summary>
            <Trans>What it said before</Trans>
          </summary>
          <ol>
            {earlierList.map((one) => (
              <li key={one.writtenAt}>
                <span className={styles['minor']}>
                  {one.writtenBy} · {format.moment(one.writtenAt)}
                </span>
                <p className={styles['words']}>{one.content}</p>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Corrected({ by, at }: { readonly by: string; readonly at: string }) {
  return (
    <Trans>
      corrected by {by}, {at}
    </Trans>
  )
}
