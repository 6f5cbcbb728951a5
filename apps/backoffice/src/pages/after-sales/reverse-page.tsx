import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs'
import type { MouseEvent } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { DetailDrawer } from '../../parts/detail-drawer.tsx'
import { DetailPlaceholder } from '../../parts/detail-placeholder.tsx'
import { answersTo, type AnswerIntent } from './answer-rules.ts'
import { ReverseDetail } from './reverse-detail.tsx'
import { reverseQuery } from './reverse-queries.ts'

export function ReversePage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const reverse = useQuery(reverseQuery(id))
  const intent = (state ?? {}) as AnswerIntent
  const askToAnswer = (event: MouseEvent) =>
    void navigate(
      { search },
      { replace: true, state: { answer: 'choose', at: event.timeStamp } satisfies AnswerIntent },
    )
  const code = reverse.data?.reverseTradeOrderCode ?? ''
  return (
    <DetailDrawer
      title={code ? <Trans>Request {code}</Trans> : <Trans>Request</Trans>}
      close={() => void navigate(`/after-sales${search}`)}
      closeName={t`Close the request`}
      isTitleFirst={intent.answer === undefined}
      action={
        reverse.data &&
        answersTo(reverse.data).length > 0 && (
          <Button onClick={askToAnswer}>
            <Trans>Answer</Trans>
          </Button>
        )
      }
    >
      <title>
        {code ? t`Request ${code} – Galleria back office` : t`Request – Galleria back office`}
      </title>
      {reverse.data && (
        <ReverseDetail key={reverse.data.id} reverse={reverse.data} intent={intent} />
      )}
      <DetailPlaceholder
        query={reverse}
        icon={<IconReceiptOff size={36} stroke={1.5} aria-hidden />}
        gone={<Trans>There is no such request in your shops</Trans>}
        list="/after-sales"
        toList={<Trans>Go to after-sales</Trans>}
      />
    </DetailDrawer>
  )
}
