import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import { IconBack } from '@galleria/ui/icons'
import type { Route } from './+types/add-proof-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { shopOf } from '../../shop-context.ts'
import { reversePath } from '../orders/operations.ts'
import { addProof, addProofPath, type AskMallAnswer } from './ask-mall.ts'
import { DisputeCard } from './dispute-card.tsx'
import { offeredReverseOperations } from './reverse-timeline.ts'
import { TellMallForm } from './tell-mall-form.tsx'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    if (!(await shop.user())) throw loginFirst(request, 'refund')
    const reverse = await shop.call('POST /sapi/mall-order/web/reverseorder/querybyid', {
      id: params.asid,
    })
    // Decided meanwhile: its own page says how.
    if (!offeredReverseOperations(reverse.operationList).canAddProof)
      throw redirect(reversePath(reverse.id), 303)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Add to your side`),
        path: addProofPath(reverse.id),
        isListed: false,
      }),
      reverse,
      requestKey: crypto.randomUUID(),
    }
  })
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
  const code = reverse.reverseTradeOrderCode
  const shop = reverse.shop.name
  return (
    <div className="wrap max-w-xl pt-4 pb-16 sm:pt-8">
      <Link to={reversePath(reverse.id)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>After-sales {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Add to your side</Trans>
      </h1>
      <p className="mt-2 text-muted">
        <Trans>
          {shop} and Galleria read what you add, and can open the photos and documents. It cannot be
          changed later.
        </Trans>
      </p>
      <div className="mt-6 grid gap-6">
        <TellMallForm
          answer={actionData}
          label={<Trans>What you add</Trans>}
          submit={<Trans>Add this</Trans>}
          requestKey={requestKey}
        />
        <DisputeCard reverse={reverse} />
      </div>
    </div>
  )
}
