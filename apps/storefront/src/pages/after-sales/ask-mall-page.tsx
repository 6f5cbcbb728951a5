import { msg } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import type { WireReverse } from '@galleria/contract/after-sales'
import { LONGEST_DISPUTE_TEXT } from '@galleria/contract/after-sales-dispute-rules'
import { IconBack } from '@galleria/ui/icons'
import { LimitedTextArea } from '@galleria/ui/inputs/limited-text-area'
import { useHydrated } from '@galleria/ui/use-hydrated'
import type { Route } from './+types/ask-mall-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { ImageField } from '../../parts/buyer/image-field.tsx'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { useFieldState } from '../../parts/form/form-state.tsx'
import { PlainForm } from '../../parts/form/plain-form.tsx'
import { shopOf } from '../../shop-context.ts'
import { reversePath } from '../orders/operations.ts'
import { askMall, askMallPath, findAskMallErrors, type AskMallAnswer } from './ask-mall.ts'
import { ReverseGoods } from './reverse-goods.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', {
      id: params.asid,
    })
    // Asked already, or too late: its own page says how it stands.
    if (!offeredReverseOperations(reverse.operationList).canAskMall)
      throw redirect(reversePath(reverse.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Ask Galleria to decide`),
        path: askMallPath(reverse.id),
        isListed: false,
      }),
      reverse,
    }
  })
}

export function action({ request, context, params }: Route.ActionArgs) {
  return askMall(shopOf(context), request, params.asid)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies AskMallAnswer)
}

/** Whose request was declined says why that is wrong. */
export default function AskMallPage({ loaderData: { reverse }, actionData }: Route.ComponentProps) {
  const code = reverse.reverseTradeOrderCode
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Ask Galleria to decide</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <HowItGoes shop={reverse.shop.name} />
      </p>
      <div className="mt-6 grid gap-6">
        <DeclinedBecause reverse={reverse} />
        <AskMallForm answer={actionData} />
        <ReverseGoods reverse={reverse} />
      </div>
    </div>
  )
}

function HowItGoes({ shop }: { shop: string }) {
  return (
    <Trans>
      Tell us why the shop is wrong. {shop} has two days to give its side. We then decide within a
      week and tell you both why. It is free of charge, and does not affect your right to go to
      court.
    </Trans>
  )
}

function DeclinedBecause({ reverse }: { reverse: WireReverse }) {
  const shop = reverse.shop.name
  const reason = reverse.auditRejectReason || reverse.qcRejectReason
  if (!reason) return null
  return (
    <figure className="border-s-2 border-warn ps-4">
      <figcaption className="text-small text-muted">
        <Trans>The reason {shop} gave</Trans>
      </figcaption>
      <blockquote className="wrap-anywhere whitespace-pre-line">{reason}</blockquote>
    </figure>
  )
}

function AskMallForm({ answer }: { answer: AskMallAnswer | undefined }) {
  return (
    <PlainForm answer={answer} find={findAskMallErrors} className="card grid gap-5 p-5 sm:p-6">
      {(isBusy) => (
        <>
          <Fields typed={answer?.typed} />
          <div className="bottom-bar">
            <button
              type="submit"
              aria-disabled={isBusy}
              className="btn btn-main min-h-12 w-full sm:w-auto sm:min-w-56"
            >
              {isBusy ? <Trans>Sending …</Trans> : <Trans>Ask Galleria</Trans>}
            </button>
          </div>
        </>
      )}
    </PlainForm>
  )
}

function Fields({ typed }: Pick<AskMallAnswer, 'typed'>) {
  const isHydrated = useHydrated()
  const [photos, setPhotos] = useState<readonly string[]>(typed?.photos ?? [])
  return (
    <div>
      <LimitedTextArea
        id="ask-mall-text"
        name="text"
        rows={6}
        isRequired
        label={<Trans>Why the shop is wrong</Trans>}
        max={LONGEST_DISPUTE_TEXT}
        error={useFieldState('text', { max: LONGEST_DISPUTE_TEXT }).error}
        value={typed?.text ?? ''}
        remaining={(left) => (
          <Plural value={left} one="# character left" other="# characters left" />
        )}
        limit={<Trans>Up to {LONGEST_DISPUTE_TEXT} characters</Trans>}
      />
      <ImageField
        purpose="evidence"
        name="photos"
        id="ask-mall-photos"
        urls={photos}
        onUrls={setPhotos}
        isHydrated={isHydrated}
        error={useFieldState('photos').error}
        audience={<Trans>Only you, the shop and Galleria can see them.</Trans>}
      />
    </div>
  )
}
