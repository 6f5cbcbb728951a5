import { Trans } from '@lingui/react/macro'
import type { WireReview } from '@galleria/contract/review'
import { DateText } from '@galleria/ui/date'
import { useShop } from './use-shop.ts'

/** What the shop answered [REV-049], and when it put that right. */
export function ShopReply({ reply }: { reply: WireReview['replyComment'] }) {
  const { locale, front } = useShop()
  const { timeZone } = front
  return reply.data.map(({ content, createdAt, editedAt, shopName }) => (
    <div key={createdAt} className="mt-4 max-w-prose rounded-card bg-plate px-4 py-3">
      <p className="text-small text-muted">
        <span className="inline-block first-letter:uppercase">
          <Trans>shop reply</Trans>
        </span>
        : {shopName}, <DateText iso={createdAt} locale={locale} timeZone={timeZone} />
        {editedAt === null ? null : (
          <>
            {' '}
            ·{' '}
            <Trans>
              edited on <DateText iso={editedAt} locale={locale} timeZone={timeZone} />
            </Trans>
          </>
        )}
      </p>
      <p className="mt-1 wrap-anywhere whitespace-pre-line">{content}</p>
    </div>
  ))
}
