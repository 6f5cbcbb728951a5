import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import type { WireAddress } from '@galleria/contract/address'
import { isProblem } from '@galleria/contract/client'
import { codeOfCountry } from '@galleria/contract/country-codes'
import { IconBack, IconPlus } from '@galleria/ui/icons'
import type { Route } from './+types/change-address-page.ts'
import { headOf, showHead } from '../../addresses/head.ts'
import { AddressText } from '../../parts/address/address-text.tsx'
import { loginFirst, readForBuyer } from '../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../parts/read-form.ts'
import { shopOf } from '../../shop-context.ts'
import { bookPath } from '../addresses/address-book.ts'
import { changeAddressPath, orderPath } from './operations.ts'

export const meta = showHead

export function loader({ request, context, params }: Route.LoaderArgs) {
  const shop = shopOf(context)
  return readForBuyer(request, async () => {
    const order = await shop.call(
      'POST /sapi/mall-order/web/order/libquerytradeorderdetailbyidforbuyer',
      { id: params.orderId },
    )
    // Something is packed by now, or the order has ended: its own page says how it stands.
    if (!order.operationList.includes('buyerChangeAddress'))
      throw redirect(orderPath(order.id), 303)
    const book = await shop.call(
      'POST /sapi/mall-customer/shipping-address/queryShippingAddressListFlow',
      {},
    )
    const { selectedAddress, orderCount } = order.tradeContract
    const country = codeOfCountry(selectedAddress.country)
    return {
      head: headOf(shop, {
        title: shop.i18n._(msg`Change the delivery address`),
        path: changeAddressPath(order.id),
        isListed: false,
      }),
      orderId: order.id,
      code: order.tradeOrderCode,
      orderCount,
      addresses: book.filter(
        (address) =>
          address.addressType === 'SHIPPING' && codeOfCountry(address.country) === country,
      ),
      chosenId: book.find((address) => isSame(address, selectedAddress))?.id,
    }
  })
}

type Lines = Pick<WireAddress, 'poiName' | 'houseNo' | 'postalCode' | 'city' | 'lastName'>
function isSame(one: Lines, other: Lines): boolean {
  return (['poiName', 'houseNo', 'postalCode', 'city', 'lastName'] as const).every(
    (name) => one[name] === other[name],
  )
}

type Refused = { readonly sentence: string | undefined }

export async function action({ request, context, params }: Route.ActionArgs) {
  const addressId = String((await readForm(request)).get('addressId') ?? '')
  if (addressId === '') return data<Refused>({ sentence: undefined }, 422)
  try {
    await shopOf(context).call('POST /sapi/mall-order/web/order/changeDeliveryAddress', {
      id: params.orderId,
      addressId,
    })
    return redirect(orderPath(params.orderId), 303)
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) return loginFirst(request)
    return data<Refused>({ sentence: error.body.title }, error.status)
  }
}

/**
 * Another address of the own book; in the same country, because tax and delivery would be others
 * elsewhere.
 */
export default function ChangeAddressPage({
  loaderData: { orderId, code, orderCount, addresses, chosenId },
  actionData,
}: Route.ComponentProps) {
  const { t } = useLingui()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <div className="wrap max-w-3xl pt-4 pb-16 sm:pt-8">
      <Link to={orderPath(orderId)} className="tap text-muted hover:text-ink">
        <IconBack size={18} />
        <Trans>Order {code}</Trans>
      </Link>
      <h1 className="text-head">
        <Trans>Change the delivery address</Trans>
      </h1>
      <p className="mt-2 mb-6 text-muted">
        <Trans>
          Until your items have been packed, you can have them sent to another address in the same
          country. The price stays the same.
        </Trans>{' '}
        {orderCount > 1 ? (
          <Trans>All {orderCount} orders that you placed together will go there.</Trans>
        ) : null}
      </p>
      <Form method="post" onSubmit={(event) => isBusy && event.preventDefault()}>
        <fieldset>
          <legend className="sr-only">{t`Delivery address`}</legend>
          <ul className="grid gap-3">
            {addresses.map((address) => (
              <li key={address.id}>
                <label className="card flex cursor-pointer items-start gap-4 p-5 has-checked:border-accent">
                  <input
                    type="radio"
                    name="addressId"
                    value={address.id}
                    defaultChecked={address.id === chosenId}
                    className="mt-1 size-5 accent-accent"
                  />
                  <AddressText address={address} />
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
        {addresses.length === 0 ? (
          <p className="card px-6 py-8 text-center text-muted">
            <Trans>Your address book has no other address in this country yet.</Trans>
          </p>
        ) : null}
        <Link
          to={bookPath({ add: 'SHIPPING', to: changeAddressPath(orderId) })}
          className="link tap mt-2"
        >
          <IconPlus size={18} />
          <Trans>Another address</Trans>
        </Link>
        {actionData ? (
          <p role="alert" className="mt-4 text-refuse">
            {actionData.sentence ?? <Trans>Please choose an address.</Trans>}
          </p>
        ) : null}
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Link to={orderPath(orderId)} className="btn btn-quiet max-sm:w-full">
            <Trans>Leave it as it is</Trans>
          </Link>
          {addresses.length > 0 ? (
            <button type="submit" aria-disabled={isBusy} className="btn btn-main max-sm:w-full">
              <Trans>Deliver to this address</Trans>
            </button>
          ) : null}
        </div>
      </Form>
    </div>
  )
}
