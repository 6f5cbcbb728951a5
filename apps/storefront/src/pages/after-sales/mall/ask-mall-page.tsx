import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WireReverse } from '@galleria/contract/after-sales'
import type { Route } from './+types/ask-mall-page.ts'
import { showHead } from '../../../addresses/head.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { shopOf } from '../../../shop-context.ts'
import { askMall, askMallPath, type AskMallAnswer } from './ask-mall.ts'
import { readToTellMall, TellMallPage } from './tell-mall-page.tsx'
import { TellMallForm } from './tell-mall-form.tsx'
import { ReverseGoods } from '../reverse-goods.tsx'
import { ShopsPhotos } from '../shops-photos.tsx'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readToTellMall(shop, request, {
    id: params.asid,
    operation: 'canAskMall',
    title: shop.i18n._(msg`Ask Galleria to decide`),
    path: askMallPath,
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
  return (
    <TellMallPage
      reverse={reverse}
      title={<Trans>Ask Galleria to decide</Trans>}
      intro={<HowItGoes shop={reverse.shop.name} />}
    >
      <DeclinedBecause reverse={reverse} />
      <TellMallForm
        answer={actionData}
        label={<Trans>Why the shop is wrong</Trans>}
        submit={<Trans>Ask Galleria</Trans>}
      />
      <ReverseGoods reverse={reverse} />
    </TellMallPage>
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
      <ShopsPhotos files={reverse.auditRejectAttachmentList.files} />
    </figure>
  )
}
