import {
  data,
  Link,
  redirect,
  useNavigate,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { WireAddress } from '@galleria/contract/address'
import { IconPlus } from '@galleria/ui/icons'
import type { Route } from './+types/addresses-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AddressDialog } from '../../parts/address/address-dialog.tsx'
import { AddressForm } from '../../parts/address/address-form.tsx'
import { rememberCountry, rememberedRegion } from '../../parts/address/delivery-cookie.ts'
import { saveAddress, type SaveAnswer } from '../../parts/address/save-address.ts'
import { answerOffline } from '../../parts/buyer/answer-offline.ts'
import { SideMenu } from '../../parts/buyer/side-menu.tsx'
import { Toast } from '../../parts/buyer/toast.tsx'
import { onlySearchChanges } from '../../parts/only-search-changes.ts'
import { useShop } from '../../parts/use-shop.ts'
import { shopOf } from '../../shop-context.ts'
import { signInPath } from '../account/sign-in-rules.ts'
import {
  bookPath,
  deleteAddress,
  makeDefault,
  readView,
  type BookOutcome,
  type BookView,
} from './address-book.ts'
import { AddressCard } from './address-card.tsx'
import { readForm } from '../../parts/read-form.ts'

export const meta = showHead

/** A guest's book is the one of this browser; nobody has to sign in for it. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = shopOf(context)
  const addresses = await shop.call(
    'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
    {},
  )
  return {
    head: headOf(shop, {
      title: shop.i18n._(msg`My addresses`),
      path: '/buyer/addresses',
      isListed: false,
    }),
    addresses,
    regionId: rememberedRegion(request, shop.site),
  }
}

type Answer =
  | SaveAnswer
  | { readonly outcome: BookOutcome; readonly at: number }
  | { readonly isOffline: true; readonly at: number }

/** An address, or something done to one: both are plain forms. */
export async function action({ request, context }: Route.ActionArgs) {
  const shop = shopOf(context)
  const form = await readForm(request)
  const id = String(form.get('id') ?? '')
  if (form.get('operation') === 'delete')
    return { outcome: await deleteAddress(shop.call, id), at: Date.now() }
  if (form.get('operation') === 'default') {
    const { outcome, address } = await makeDefault(shop.call, id)
    return data({ outcome, at: Date.now() }, { headers: rememberCountry(address, shop.origin) })
  }
  const { address, ...answer } = await saveAddress(shop, form)
  if (!address) return data(answer, 422)
  const headers = rememberCountry(address, shop.origin)
  return form.has('stay')
    ? data(answer, { headers })
    : redirect(readView(new URL(request.url).searchParams).to ?? bookPath(), {
        status: 303,
        headers,
      })
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const isForm = (await readForm(request.clone())).get('intent') === 'save-address'
  return answerOffline<unknown, Answer>(
    serverAction,
    isForm ? { errors: { form: { code: 'network' } } } : { isOffline: true, at: Date.now() },
  )
}

/** Opening a form asks nothing of the shop. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !onlySearchChanges(args) && args.defaultShouldRevalidate
}

export default function AddressesPage({
  loaderData: { addresses, regionId },
  actionData,
}: Route.ComponentProps) {
  const [params] = useSearchParams()
  const { user } = useShop()
  const answer = actionData as Answer | undefined
  const [deliveries, bills] = [
    addresses.filter(({ addressType }) => addressType === 'SHIPPING'),
    addresses.filter(({ addressType }) => addressType === 'BILLING'),
  ]
  return (
    <div
      className={`wrap gap-12 pt-4 pb-16 sm:pt-10 ${user ? 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]' : ''}`}
    >
      <SideMenu />
      <div className="min-w-0">
        <h1 className="text-head sm:text-hero">
          <Trans>My addresses</Trans>
        </h1>
        {user ? null : (
          <p className="mt-1 text-muted">
            <Trans>
              Have an account?{' '}
              <Link to={signInPath('/buyer/addresses')} className="link tap">
                Sign in
              </Link>
            </Trans>
          </p>
        )}
        <Deliveries addresses={deliveries} />
        <Bills addresses={bills} />
        <OpenForm
          view={readView(params)}
          addresses={addresses}
          regionId={regionId}
          answer={answer && 'errors' in answer ? answer : undefined}
        />
        {answer && 'at' in answer ? (
          <Toast
            about={answer.at}
            tone={
              'outcome' in answer && (answer.outcome === 'deleted' || answer.outcome === 'default')
                ? 'done'
                : 'info'
            }
          >
            <OutcomeText answer={answer} />
          </Toast>
        ) : null}
      </div>
    </div>
  )
}

function Cards({ addresses }: { addresses: readonly WireAddress[] }) {
  return (
    <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2">
      {addresses.map((address) => (
        <li key={address.id}>
          <AddressCard address={address} />
        </li>
      ))}
    </ul>
  )
}

type OpenFormProps = {
  view: BookView
  addresses: readonly WireAddress[]
  regionId: number | undefined
  answer: SaveAnswer | undefined
}
function OpenForm({ view: { edit, add, to }, addresses, regionId, answer }: OpenFormProps) {
  const navigate = useNavigate()
  const address = addresses.find(({ id }) => id === edit)
  const type = address?.addressType ?? add
  if (!type) return null
  const action = bookPath(address ? { edit: address.id, to } : { add: type, to })
  const back = to ?? bookPath()
  const usual =
    addresses.find(({ isDefault }) => isDefault) ??
    (type === 'BILLING'
      ? addresses.find(({ addressType }) => addressType === 'SHIPPING')
      : undefined)
  return (
    <AddressDialog key={action} isKnown={address !== undefined} closeTo={back}>
      <AddressForm
        type={type}
        address={address}
        usual={usual}
        regionId={regionId}
        action={action}
        answer={answer}
        onSaved={() => void navigate(back, { preventScrollReset: true })}
        cancel={
          <Link to={back} preventScrollReset className="link tap">
            <Trans>Back without saving</Trans>
          </Link>
        }
        submitLabel={<Trans>Save address</Trans>}
      />
    </AddressDialog>
  )
}

function OutcomeText({ answer }: { answer: Exclude<Answer, SaveAnswer> }) {
  if ('isOffline' in answer)
    return <Trans>You’re offline. Please try again when you have a connection.</Trans>
  switch (answer.outcome) {
    case 'deleted':
      return <Trans>The address has been deleted.</Trans>
    case 'default':
      return <Trans>This is now your default address.</Trans>
    case 'gone':
      return <Trans>This address has been deleted since.</Trans>
    case 'unfit':
      return <Trans>This address is incomplete. Please edit it first.</Trans>
  }
}

type Shown = { addresses: readonly WireAddress[] }

function Deliveries({ addresses }: Shown) {
  return (
    <section aria-labelledby="deliveries" className="mt-8">
      <h2 id="deliveries" className="text-title">
        <Trans>For deliveries</Trans>
      </h2>
      {addresses.length === 0 ? (
        <p className="mt-2 text-muted">
          <Trans>No addresses saved yet. Save one to check out faster.</Trans>
        </p>
      ) : (
        <Cards addresses={addresses} />
      )}
      <Link
        to={bookPath({ add: 'SHIPPING' })}
        preventScrollReset
        className="btn btn-main mt-5 max-sm:w-full"
      >
        <IconPlus size={18} />
        <Trans>Add a delivery address</Trans>
      </Link>
    </section>
  )
}

function Bills({ addresses }: Shown) {
  return (
    <section aria-labelledby="bills" className="mt-12">
      <h2 id="bills" className="text-title">
        <Trans>For invoices</Trans>
      </h2>
      {addresses.length === 0 ? (
        <p className="mt-2 max-w-2xl text-muted">
          <Trans>
            Invoices go to the delivery address. Add another here if a company or somebody else is
            paying.
          </Trans>
        </p>
      ) : (
        <Cards addresses={addresses} />
      )}
      <Link
        to={bookPath({ add: 'BILLING' })}
        preventScrollReset
        className="btn btn-quiet mt-5 max-sm:w-full"
      >
        <IconPlus size={18} />
        <Trans>Add a billing address</Trans>
      </Link>
    </section>
  )
}
