import type { MerchantReverse } from '@galleria/contract/after-sales'
import { isAboutMoney } from '@galleria/contract/after-sales-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Title } from '@mantine/core'
import { Photos } from '../../parts/photos.tsx'
import { useFormat } from '../../parts/use-format.ts'
import own from './after-sales.module.css'
import { useReverseWords } from './reverse-words.ts'

/** What the buyer said before the request was changed, the newest first. */
export function EarlierAnswers({ reverse }: { readonly reverse: MerchantReverse }) {
  const { t } = useLingui()
  const format = useFormat()
  const words = useReverseWords()
  return reverse.changeList.toReversed().map((change) => {
    const time = format.moment(change.changedTime)
    const quantities = change.lineList.flatMap(({ id, reverseQty }) => {
      const sku = reverse.reverseTradeOrderLineList.find((line) => line.id === id)?.tradeOrderLine
        .sku
      return sku ? [`${format.quantity(reverseQty, sku.marketingUnit)} × ${sku.name}`] : []
    })
    return (
      <section key={change.changedTime} className={own['case']}>
        <Title order={2} m={0}>
          <Trans>Changed by the buyer on {time}; before that it said</Trans>
        </Title>
        <dl>
          <dt>
            <Trans>Reason</Trans>
          </dt>
          <dd>{words.reason(change.reverseReason)}</dd>
          {isAboutMoney(reverse) && (
            <>
              <dt>
                <Trans>Asked for</Trans>
              </dt>
              <dd>{format.money(change.applyRefundAmt)}</dd>
            </>
          )}
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>{quantities.join(', ')}</dd>
          {change.remark && (
            <>
              <dt>
                <Trans>Remark</Trans>
              </dt>
              <dd className={own['words']}>{change.remark}</dd>
            </>
          )}
        </dl>
        <Photos
          urls={change.attachmentList.files.map(({ url }) => url)}
          name={t`Evidence before the change`}
        />
      </section>
    )
  })
}
