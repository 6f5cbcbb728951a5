import type { WireMessage } from '@galleria/contract/message'
import { Trans } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { useFormat } from '../../parts/use-format.ts'
import styles from './order.module.css'

/** Oldest first, as it was typed. */
export function MessageList({
  messages,
  isOfRequest = false,
}: {
  readonly messages: readonly WireMessage[]
  /** They stand at the request that they are about. */
  readonly isOfRequest?: boolean
}) {
  const format = useFormat()
  if (messages.length === 0)
    return (
      <p className={detail['minor']}>
        <Trans>Nothing has been written yet.</Trans>
      </p>
    )
  return (
    <ul className={styles['parcels']}>
      {messages.map(({ id, author, content, at, reverseId }) => (
        <li key={id}>
          <div className={styles['note']}>{content}</div>
          <span className={detail['minor']}>
            <WriterText author={author} /> · {format.moment(at)}
            {reverseId && !isOfRequest && (
              <>
                {' · '}
                <Trans comment="what a message is about">about an after-sales request</Trans>
              </>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

function WriterText({ author }: Pick<WireMessage, 'author'>) {
  if (author === 'buyer') return <Trans>Buyer</Trans>
  return author === 'operator' ? 'Galleria' : <Trans>The shop</Trans>
}
