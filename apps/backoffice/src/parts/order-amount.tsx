import type { MerchantOrderRow } from '@galleria/contract/merchant'
import { Trans } from '@lingui/react/macro'
import { Figures } from './figures.tsx'
import { useFormat } from './use-format.ts'

/** What an order comes to, and in its place that it is sent for nothing. */
export function OrderAmount({
  order: { reissueOf, needPayAmt },
}: {
  readonly order: Pick<MerchantOrderRow, 'reissueOf' | 'needPayAmt'>
}) {
  const format = useFormat()
  if (reissueOf) return <Trans comment="in the place of a price">at no charge</Trans>
  return <Figures text={format.money(needPayAmt)} />
}
