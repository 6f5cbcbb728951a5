import type { SellersReview } from '@galleria/contract/review'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Link } from 'react-router'
import { GoodsPicture } from '../../parts/goods-picture.tsx'
import { Photos } from '../../parts/photos.tsx'
import { Stars } from '../../parts/stars.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useVersionText } from '../../parts/use-version-text.ts'
import { rowLink } from '../../parts/use-list-keys.ts'
import styles from './reviews.module.css'
import { ShopsAnswer } from './shops-answer.tsx'

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
