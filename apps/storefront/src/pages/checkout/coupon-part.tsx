import { Form, Link } from 'react-router'
import { useId } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { WireBill } from '@galleria/contract/order'
import { Field } from '@galleria/ui/inputs/field'
import { checkoutPath, STORED_CODE, type Choice } from './checkout-path.ts'
import type { Checkout } from './read-checkout.ts'

const LONGEST_CODE = 40

/**
 * The mall's coupon: typed, or chosen from those that are open to everybody. It stands in the
 * page's address, or in a cookie where it is as good as money, so it works without script and
 * survives a reload.
 */
export function CouponPart({ checkout, choice }: { checkout: Checkout; choice: Choice }) {
  const { bill, couponRefusal } = checkout
  // What is sold on terms of its own is not reduced.
  if (!hasReducible(bill)) return null
  const { coupon } = bill
  return (
    <section aria-labelledby="coupon" className="mt-5 border-t border-line pt-4">
      <h3 id="coupon" className="mb-2 font-medium">
        <Trans>Coupon</Trans>
      </h3>
      {coupon ? (
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0 break-words">
            {coupon.code ? `${coupon.name} (${coupon.code})` : coupon.name}
          </span>
          <Link
            to={checkoutPath({ ...choice, coupon: undefined })}
            preventScrollReset
            className="link tap"
          >
            <Trans>Remove</Trans>
          </Link>
        </p>
      ) : (
        <>
          <CouponForm choice={choice} refusal={couponRefusal} />
          <Offered coupons={bill.couponList} choice={choice} />
        </>
      )}
    </section>
  )
}

function CouponForm({ choice, refusal }: { choice: Choice; refusal: string | undefined }) {
  const { t } = useLingui()
  const id = useId()
  return (
    <Form
      key={choice.coupon}
      method="post"
      action={checkoutPath({ ...choice, coupon: undefined })}
      preventScrollReset
      className="flex items-start gap-2"
    >
      <input type="hidden" name="intent" value="coupon" />
      <Field
        id={id}
        className="min-w-0 grow"
        label={<span className="sr-only">{t`Coupon code`}</span>}
        error={refusal}
      >
        {(attributes) => (
          <input
            type="text"
            {...attributes}
            className="field"
            name="coupon"
            required
            maxLength={LONGEST_CODE}
            defaultValue={choice.coupon === STORED_CODE ? '' : choice.coupon}
            placeholder={t`Coupon code`}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
          />
        )}
      </Field>
      <button type="submit" className="btn btn-quiet mt-1 shrink-0">
        <Trans>Redeem</Trans>
      </button>
    </Form>
  )
}

function Offered({ coupons, choice }: { coupons: WireBill['couponList']; choice: Choice }) {
  if (coupons.length === 0) return null
  return (
    <ul className="mt-3 grid gap-2">
      {coupons.map(({ id, code, name, desc }) => (
        <li key={id}>
          <Link
            to={checkoutPath({ ...choice, coupon: code ?? undefined })}
            preventScrollReset
            className="block rounded-control border border-dashed border-line px-3 py-2 hover:border-accent"
          >
            <span className="block font-medium break-words">{name}</span>
            <span className="block text-small text-muted">{desc}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function hasReducible({ shopList }: WireBill): boolean {
  return shopList
    .flatMap(({ lines }) => lines)
    .some(
      ({ preSale, groupBuy, voucher, linePoints }) =>
        !preSale && !groupBuy && !voucher && linePoints === 0,
    )
}
