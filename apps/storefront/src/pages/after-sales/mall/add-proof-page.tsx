import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Route } from './+types/add-proof-page.ts'
import { showHead } from '../../../addresses/head.ts'
import { answerOffline } from '../../../parts/buyer/answer-offline.ts'
import { shopOf } from '../../../shop-context.ts'
import { addProof, addProofPath, type AskMallAnswer } from './ask-mall.ts'
import { DisputeCard } from './dispute-card.tsx'
import { readToTellMall, TellMallPage } from './tell-mall-page.tsx'
import { TellMallForm } from './tell-mall-form.tsx'

export const meta = showHead

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const read = await readToTellMall(shop, request, {
    id: params.asid,
    operation: 'canAddProof',
    title: shop.i18n._(msg`Add to your side`),
    path: addProofPath,
  })
  return { ...read, requestKey: crypto.randomUUID() }
}

export function action({ request, context, params }: Route.ActionArgs) {
  return addProof(shopOf(context), request, params.asid)
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOffline(serverAction, { isOffline: true } satisfies AskMallAnswer)
}

/** Whose request is in dispute adds words, photos and documents, until the mall has ruled. */
export default function AddProofPage({
  loaderData: { reverse, requestKey },
  actionData,
}: Route.ComponentProps) {
  const shop = reverse.shop.name
  return (
    <TellMallPage
      reverse={reverse}
      title={<Trans>Add to your side</Trans>}
      intro={
        <Trans>
          {shop} and Galleria can read what you add, and can open the photos and documents. It
          cannot be changed later.
        </Trans>
      }
    >
      <TellMallForm
        answer={actionData}
        label={<Trans>What you add</Trans>}
        submit={<Trans>Add this</Trans>}
        requestKey={requestKey}
      />
      <DisputeCard reverse={reverse} />
    </TellMallPage>
  )
}
