import type { MerchantReverse } from '@galleria/contract/after-sales'
import { LONGEST_HOLD_REASON } from '@galleria/contract/order-work-rules'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import { useMemo, useState } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import detail from '../../parts/detail.module.css'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import { TextForm } from '../../parts/text-form.tsx'
import type { AnswerIntent } from '../after-sales/answer-rules.ts'
import { ReverseDeskContext, mallDesk } from '../after-sales/reverse-desk.ts'
import { ReverseDetail } from '../after-sales/reverse-detail.tsx'
import { closedShopQuery } from './closed-shop-queries.ts'

/** A request that the mall answers in the place of a shop, as the shop would see it. */
export function ClosedShopPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search } = useLocation()
  const reverse = useQuery(closedShopQuery(id))
  const code = reverse.data?.reverseTradeOrderCode ?? ''
  return (
    <DetailDrawer
      title={code ? <Trans>Request {code}</Trans> : <Trans>Request</Trans>}
      close={() => void navigate(`/operator/closed-shops${search}`)}
      closeName={t`Close the request`}
    >
      <title>
        {code ? t`Request ${code} – Galleria back office` : t`Request – Galleria back office`}
      </title>
      {reverse.data && <InItsPlace key={reverse.data.id} reverse={reverse.data} />}
      <DetailPlaceholder
        query={reverse}
        icon={<IconBuildingStore size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>Galleria answers no such request</Trans>}
        list="/operator/closed-shops"
        toList={<Trans>Go to what is answered for shops</Trans>}
      />
    </DetailDrawer>
  )
}

/** First why, then the shop's own answers: nothing is done in its place without a reason. */
function InItsPlace({ reverse }: { readonly reverse: MerchantReverse }) {
  const [why, say] = useState('')
  const [intent, intend] = useState<AnswerIntent>({})
  const desk = useMemo(() => mallDesk(why), [why])
  const canDecide = reverse.operationList.length > 0
  return (
    <ReverseDeskContext value={desk}>
      {canDecide && (
        <Why
          reverse={reverse}
          why={why}
          say={(reason) => {
            say(reason)
            if (reason !== '') intend({ answer: 'choose', at: performance.now() })
          }}
        />
      )}
      <ReverseDetail
        reverse={why === '' ? { ...reverse, operationList: [] } : reverse}
        intent={intent}
      />
    </ReverseDeskContext>
  )
}

function Why({
  reverse,
  why,
  say,
}: {
  readonly reverse: MerchantReverse
  readonly why: string
  readonly say: (why: string) => void
}) {
  const { t } = useLingui()
  const [isAsked, ask] = useState(false)
  const shop = reverse.shop.name
  if (why !== '')
    return (
      <section aria-labelledby="why" className={detail['confirm']}>
        <Text id="why" size="sm">
          <Trans>You decide in the place of {shop}. The reason that everybody reads:</Trans>
        </Text>
        <Text style={{ overflowWrap: 'anywhere' }}>{why}</Text>
        <Button variant="subtle" mt="xs" onClick={() => say('')}>
          <Trans>Change the reason</Trans>
        </Button>
      </section>
    )
  return (
    <section aria-labelledby="why" className={detail['confirm']}>
      <Text id="why" mb="xs">
        <Trans>Galleria decides in the place of {shop}.</Trans>
      </Text>
      {isAsked ? (
        <TextForm
          draftName={`in-place-${reverse.id}`}
          name={t`Decide in the shop’s place`}
          label={t`Why Galleria decides this`}
          note={<Trans>Buyer and shop read this in the history of the request.</Trans>}
          max={LONGEST_HOLD_REASON}
          submit={<Trans>Go on to the answers</Trans>}
          back={<Trans>Not now</Trans>}
          whenEmpty={t`Please say why; the shop and the buyer read it.`}
          isSending={false}
          error={undefined}
          forgive={() => undefined}
          send={(reason) => say(reason)}
          goBack={() => ask(false)}
        />
      ) : (
        <Button onClick={() => ask(true)}>
          <Trans>Decide in the shop’s place</Trans>
        </Button>
      )}
    </section>
  )
}
