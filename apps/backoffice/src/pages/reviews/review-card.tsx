import type { SellersReview } from '@galleria/contract/review'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { Photos } from '../../parts/photos.tsx'
import { Stars } from '../../parts/stars.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import { ReplyForm } from './reply-form.tsx'
import { canReply } from './reply-rules.ts'
import styles from './reviews.module.css'
import { useReply } from './use-reply.tsx'

type Props = {
  readonly review: SellersReview
  readonly withShop: boolean
  /** When the key for it was pressed on this review. */ readonly replyAsked: number | undefined
}

export function ReviewCard({ review, withShop, replyAsked }: Props) {
  const { t } = useLingui()
  const format = useFormat()
  const versionText = useVersionText()
  const replying = useReply(review)
  const [isReplying, reply] = useState(false)
  const [wasReplying, leave] = useState(false)
  const card = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (replyAsked !== undefined) reply(true)
  }, [replyAsked])
  const {
    comment,
    tradeOrderLine: { sku, tradeOrder },
  } = review
  const author = comment.commentator.name
  const who = useQuery(whoQuery)
  const isOpen = canReply(review) && rightsOf(who.data).includes('write')
  return (
    <li ref={card} className={`card ${styles['review']}`} tabIndex={-1} {...rowLink(comment.id)}>
      <div className={styles['item']}>
        <GoodsPicture url={sku.image} tint={sku.tint} name="" size={64} />
        <div className={styles['itemText']}>
          <a
            href={`/item/${sku.item.urlKey}-${tradeOrder.shop.id}-${sku.item.id}?sku=${sku.skuUrlSuffix}`}
            target="_blank"
            rel="noreferrer"
          >
            {sku.name}
          </a>
          <span className={styles['minor']}>{versionText(sku.attributes)}</span>
          <span className={styles['minor']}>
            <Trans>Order</Trans>{' '}
            <Link to={`/orders/${tradeOrder.id}?view=all`}>{tradeOrder.tradeOrderCode}</Link>
          </span>
          {withShop && <span className={styles['minor']}>{tradeOrder.shop.name}</span>}
        </div>
      </div>
      <div className={styles['said']}>
        <div className={styles['head']}>
          {comment.rateDict !== null && <Stars rate={comment.rateDict} />}
          <strong>{author}</strong>
          <span className={styles['minor']}>{format.moment(comment.createdAt)}</span>
        </div>
        <p className={styles['words']}>{comment.content}</p>
        <Photos
          urls={comment.images.files.map((file) => file.url)}
          name={t`Pictures by ${author}`}
        />
        {review.reviewComments.map((later) => (
          <div key={later.createdAt} className={styles['later']}>
            <span className={styles['minor']}>
              <Trans>Added later</Trans> · {format.moment(later.createdAt)}
            </span>
            <p className={styles['words']}>{later.content}</p>
            <Photos
              urls={later.images.files.map((file) => file.url)}
              name={t`Later pictures by ${author}`}
            />
          </div>
        ))}
        {replying.notice}
        {review.replyComment.data.map(({ createdAt, content, shopName }) => (
          <div key={createdAt} className={styles['reply']}>
            <span className={styles['minor']}>
              <Trans>Answer of {shopName}</Trans> · {format.moment(createdAt)}
            </span>
            <p className={styles['words']}>{content}</p>
          </div>
        ))}
        {isOpen &&
          (isReplying ? (
            <ReplyForm
              key={replyAsked}
              reviewId={comment.id}
              author={author}
              replying={replying}
              done={() => card.current?.focus()}
              back={() => {
                replying.forgive()
                leave(true)
                reply(false)
              }}
            />
          ) : (
            <Button
              variant="default"
              autoFocus={wasReplying}
              style={{ alignSelf: 'flex-start' }}
              aria-label={t`Answer ${author}`}
              onClick={() => reply(true)}
            >
              <Trans>Answer</Trans>
            </Button>
          ))}
      </div>
    </li>
  )
}
