import type { SellersReview } from '@galleria/contract/review'
import { LONGEST_ANSWER } from '@galleria/contract/review-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { rightsOf, whoQuery } from '../../api/queries.ts'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { Photos } from '../../parts/photos.tsx'
import { Stars } from '../../parts/stars.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
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
  const card = useRef<HTMLLIElement>(null)
  const { comment } = review
  const author = comment.commentator.name
  return (
    <li ref={card} className={`card ${styles['review']}`} tabIndex={-1} {...rowLink(comment.id)}>
      <ReviewedGoods review={review} withShop={withShop} />
      <div className={styles['opinion']}>
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
        <ShopsAnswer review={review} replyAsked={replyAsked} done={() => card.current?.focus()} />
      </div>
    </li>
  )
}

function ReviewedGoods({ review, withShop }: Pick<Props, 'review' | 'withShop'>) {
  const versionText = useVersionText()
  const { sku, tradeOrder } = review.tradeOrderLine
  return (
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
  )
}

/** The one answer of the shop: what it says, or the form for it. */
function ShopsAnswer({
  review,
  replyAsked,
  done,
}: Pick<Props, 'review' | 'replyAsked'> & { readonly done: () => void }) {
  const { t } = useLingui()
  const format = useFormat()
  const replying = useReply(review)
  const [isReplying, reply] = useState(false)
  const [wasReplying, leave] = useState(false)
  useEffect(() => {
    if (replyAsked !== undefined) reply(true)
  }, [replyAsked])
  const who = useQuery(whoQuery)
  const isOpen = canReply(review) && rightsOf(who.data).includes('reviews')
  const author = review.comment.commentator.name
  return (
    <>
      {replying.notice}
      {review.replyComment.data.map(({ createdAt, content, shopName }) => (
        <div key={createdAt} className={styles['reply']}>
          <span className={styles['minor']}>
            <Trans>Answer of {shopName}</Trans> · {format.moment(createdAt)}
          </span>
          <p className={styles['words']}>{content}</p>
        </div>
      ))}
      {isOpen && isReplying && (
        <TextForm
          key={replyAsked}
          draftName={`reply-${review.comment.id}`}
          name={t`Answer to ${author}`}
          label={t`Answer to ${author}`}
          max={LONGEST_ANSWER}
          submit={<Trans>Publish the answer</Trans>}
          note={
            <Trans>Everybody can read it under the review. It cannot be changed afterwards.</Trans>
          }
          whenEmpty={t`Please write an answer.`}
          isSending={replying.isSending}
          error={replying.error}
          forgive={replying.forgive}
          send={(text, onSent) =>
            replying.send(text, () => {
              onSent()
              done()
            })
          }
          back={<Trans>Later</Trans>}
          goBack={() => {
            replying.forgive()
            leave(true)
            reply(false)
          }}
        />
      )}
      {isOpen && !isReplying && (
        <Button
          variant="default"
          autoFocus={wasReplying}
          style={{ alignSelf: 'flex-start' }}
          aria-label={t`Answer ${author}`}
          onClick={() => reply(true)}
        >
          <Trans>Answer</Trans>
        </Button>
      )}
    </>
  )
}
