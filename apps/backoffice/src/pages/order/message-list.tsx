import type { WireMessage } from '@galleria/contract/message'
import { Trans, useLingui } from '@lingui/react/macro'
import detail from '../../parts/detail.module.css'
import { Photos } from '../../parts/photos.tsx'
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
  const { t } = useLingui()
  const format = useFormat()
  if (messages.length === 0)
    return (
      <p className={detail['minor']}>
        <Trans>Nothing has been written yet.</Trans>
      </p>
    )
  return (
    <ul className={styles['parcels']}>
      {messages.map(({ id, author, content, files, at, reverseId }) => (
        <li key={id}>
          <div className={styles['note']}>{content}</div>
          <Photos urls={files.map(({ url }) => url)} name={t`Photos of the message`} />
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
