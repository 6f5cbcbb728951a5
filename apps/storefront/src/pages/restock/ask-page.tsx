import { data, Link, redirect } from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { isProblem } from '@galleria/contract/client'
import type { WireItem, WireSku } from '@galleria/contract/item'
import { sizeWords } from '@galleria/contract/size-words'
import { Thumbnail } from '@galleria/ui/picture'
import type { Route } from './+types/ask-page.ts'
import { itemPath } from '../../addresses/addresses.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { DoorFrame, Done } from '../../parts/account/account-frame.tsx'
import { AccountForm } from '../../parts/account/account-form.tsx'
import { checks } from '../../parts/account/checks.ts'
import { EmailField } from '../../parts/account/fields.tsx'
import { answerRefusal, textOf, type FormAnswer } from '../../parts/account/form-answer.ts'
import { sendForm } from '../../parts/account/send-form.ts'
import { useFinishName } from '../../parts/finish-name.tsx'
import { Price } from '../../parts/price.tsx'
import { readForm } from '../../parts/read-form.ts'
import { shopOf, type Shop } from '../../shop-context.ts'

export const meta = showHead

const PATH = '/back-in-stock/ask'

/** What is asked about: an item's version. One that can be bought leads back to where it is. */
async function findVersion(
  { call }: Shop,
  request: Request,
): Promise<{ item: WireItem; sku: WireSku; path: string }> {
  const query = new URL(request.url).searchParams
  const id = Number(query.get('item'))
  if (!Number.isSafeInteger(id) || id < 1 || id > 2_000_000_000) throw data(null, 404)
  const item = await call('POST /sapi/mall-item/item/detail', { id }).catch((error: unknown) => {
    throw isProblem(error) && error.status === 404 ? data(null, 404) : error
  })
  const sku = item.skuList.find(({ skuUrlSuffix }) => skuUrlSuffix === query.get('sku'))
  if (!sku) throw data(null, 404)
  const { urlKey, shop } = item
  const path = itemPath({ urlKey, shopId: shop.id, itemId: id, suffix: sku.skuUrlSuffix })
  return { item, sku, path }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const [{ item, sku, path }, user] = await Promise.all([findVersion(shop, request), shop.user()])
  if (sku.availableQty > 0) throw redirect(path)
  const { skuIds } = user
    ? await shop.call('POST /sapi/mall-item/stockwish/list', {})
    : { skuIds: [] }
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`Tell me when it’s back`),
      path: PATH,
      isListed: false,
    }),
    item: { name: item.name },
    sku,
    path,
    email: user?.email ?? null,
    isWaiting: skuIds.includes(sku.id),
    isSent: new URL(request.url).searchParams.has('sent'),
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const { item, sku } = await findVersion(shop, request)
  const here = `${PATH}?${new URLSearchParams({ item: String(item.id), sku: sku.skuUrlSuffix })}`
  try {
    if (form.get('intent') === 'stop') {
      await shop.call('POST /sapi/mall-item/stockwish/cancel', { skuId: sku.id })
      return redirect(here, 303)
    }
    const email = textOf(form, 'email')
    const { isWaiting } = await shop.call('POST /sapi/mall-item/stockwish/create', {
      skuId: sku.id,
      ...(email ? { email } : {}),
    })
    return redirect(isWaiting ? here : `${here}&sent`, 303)
  } catch (error) {
    return data(answerRefusal(error, request, form), 422)
  }
}

export function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  return sendForm(request, serverAction)
}

/** A version that is sold out: whoever wants it is told once when it can be bought again. */
export default function AskPage({ loaderData, actionData }: Route.ComponentProps) {
  const { item, sku, path, email, isWaiting, isSent } = loaderData
  return (
    <DoorFrame title={<Trans>Tell me when it’s back</Trans>}>
      <Version name={item.name} sku={sku} path={path} />
      {isSent ? (
        <Done>
          <Trans>
            Please check your inbox. If that address isn’t waiting already, we’ve sent it a link:
            press it within two days and we’ll email you once this version can be bought again.
          </Trans>
        </Done>
      ) : isWaiting ? (
        <Waiting email={email} answer={actionData} />
      ) : (
        <Ask email={email} answer={actionData} />
      )}
      <p className="mt-8">
        <Link to={path} className="link tap">
          <Trans>Back to the item</Trans>
        </Link>
      </p>
    </DoorFrame>
  )
}

function Version({ name, sku, path }: { name: string; sku: WireSku; path: string }) {
  const nameOf = useFinishName()
  return (
    <div className="mt-6 flex items-center gap-4">
      <Thumbnail url={sku.image} alt="" size={80} />
      <div>
        <Link to={path} className="font-medium hover:text-accent">
          {name}
        </Link>
        <p className="text-small text-muted">
          {nameOf(sku.finish)}, {sizeWords(sku.size)}
        </p>
        <p>
          <Price amount={sku.salePrc} />{' '}
          <span className="text-warn">
            <Trans>Sold out</Trans>
          </span>
        </p>
      </div>
    </div>
  )
}

type Part = { email: string | null; answer: FormAnswer | undefined }

function Ask({ email, answer }: Part) {
  return (
    <AccountForm
      intent="ask"
      answer={answer}
      className="mt-6 grid gap-5"
      wanted={email ? {} : { email: checks.email }}
      submit={<Trans>Tell me when it’s back</Trans>}
      busy={<Trans>Sending …</Trans>}
    >
      {email ? (
        <p>
          <Trans>We’ll send one email to {email} when this version can be bought again.</Trans>
        </p>
      ) : (
        <EmailField
          hint={
            <Trans>
              First you get an email to confirm that the address is yours, then one when this
              version can be bought again. Nothing else.
            </Trans>
          }
        />
      )}
    </AccountForm>
  )
}

function Waiting({ email, answer }: Part) {
  return (
    <>
      <Done>
        <Trans>
          You’re on the list. We’ll send one email to {email} when this version can be bought again.
          If there are only a few, those who have waited longest are told first.
        </Trans>
      </Done>
      <AccountForm
        intent="stop"
        answer={answer}
        className="mt-6 grid gap-5"
        isGrave
        submit={<Trans>Don’t email me</Trans>}
        busy={<Trans>Sending …</Trans>}
      />
    </>
  )
}
