import { Form, Link, useNavigation } from 'react-router'
import type { ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { PointsPrice } from '../../parts/points-text.tsx'
import { useMenu } from '../../parts/use-shop.ts'
import { BillRows, hasTooFewPoints } from './bill-card.tsx'
import { CouponPart } from './coupon-part.tsx'
import { checkoutPath, type Choice } from './checkout-path.ts'
import type { Checkout } from './read-checkout.ts'

type OrderPartProps = { checkout: Checkout; choice: Choice; isReady: boolean }
/** Fields of it stand in other parts of the page, too. */
export const ORDER_FORM = 'order'

/**
 * The bill and the button that orders, beside the page on a desk. On phones the button stays at
 * hand below.
 */
export function OrderPart({ checkout, choice, isReady }: OrderPartProps) {
  const { bill, address, billing, cartLineIds } = checkout
  const isBusy = useIsOrdering()
  return (
    <aside aria-labelledby="bill" className="card p-5 lg:sticky lg:top-5">
      <h2 id="bill" className="mb-4 text-title">
        <Trans>Order summary</Trans>
      </h2>
      <div aria-live="polite">
        <BillRows bill={bill} />
      </div>
      <CouponPart checkout={checkout} choice={choice} />
      <Form
        id={ORDER_FORM}
        method="post"
        action={checkoutPath(choice)}
        // Where it is paid takes this page's place: "back" leads to before it, not to a button that
        // was pressed.
        replace
        onSubmit={(event) => {
          if (isBusy || !isReady) event.preventDefault()
        }}
      >
        <input type="hidden" name="intent" value="order" />
        <input type="hidden" name="quoteId" value={bill.quoteId} />
        {cartLineIds.map((id) => (
          <input key={id} type="hidden" name="cartLineId" value={id} />
        ))}
        <input type="hidden" name="addressId" value={address?.id ?? ''} />
        {billing ? <input type="hidden" name="billingAddressId" value={billing.id} /> : null}
        <LegalNote />
        {hasTooFewPoints(bill) ? (
          <p id="not-yet" className="mt-3 text-small text-warn">
            <Trans>You do not have enough points for this.</Trans>
          </p>
        ) : isReady ? null : (
          <p id="not-yet" className="mt-3 text-small text-warn">
            <Trans>Please finish the address first, then you can order.</Trans>
          </p>
        )}
        <div className="mt-4 max-lg:hidden">
          <OrderButton isReady={isReady && !hasTooFewPoints(bill)} />
        </div>
      </Form>
    </aside>
  )
}

export function OrderBar({
  checkout: { bill },
  isReady,
}: Pick<OrderPartProps, 'checkout' | 'isReady'>) {
  return (
    <div className="sticky bottom-0 z-30 -mx-4 mt-6 flex items-center justify-between gap-4 border-t border-line bg-paper px-4 py-3 sm:-mx-5 sm:px-5 lg:hidden">
      <p>
        <span className="block text-small text-muted">
          <Trans>Total</Trans>
        </span>
        <PointsPrice
          points={bill.needPayPoints}
          amount={bill.needPayAmt}
          className="text-large font-bold"
        />
      </p>
      <OrderButton isReady={isReady && !hasTooFewPoints(bill)} />
    </div>
  )
}

/**
 * Worded as the law asks for in each language: the reader must see that the press obliges to pay
 * (Directive 2011/83/EU, article 8).
 */
function OrderButton({ isReady }: { isReady: boolean }) {
  const isBusy = useIsOrdering()
  return (
    <button
      type="submit"
      form={ORDER_FORM}
      disabled={!isReady}
      aria-disabled={isBusy || !isReady}
      aria-describedby={isReady ? undefined : 'not-yet'}
      className="btn btn-main min-h-12 lg:w-full"
    >
      {isBusy ? (
        <Trans>Placing your order …</Trans>
      ) : (
        <Trans comment="Legal wording of the order button, fixed per language">
          Order with obligation to pay
        </Trans>
      )}
    </button>
  )
}

function useIsOrdering(): boolean {
  const { state, formData } = useNavigation()
  return state !== 'idle' && formData?.get('intent') === 'order'
}

function LegalNote() {
  return (
    <p className="mt-5 border-t border-line pt-4 text-small text-muted">
      <Trans>
        Our <ArticleLink slug="terms">terms and conditions</ArticleLink> apply. Please read about
        your <ArticleLink slug="withdrawal">right of withdrawal</ArticleLink>; our{' '}
        <ArticleLink slug="privacy">privacy policy</ArticleLink> explains how we handle your data.
      </Trans>
    </p>
  )
}

/** A page of ours by its short name; only its words where there is no such page. */
function ArticleLink({ slug, children }: { slug: string; children?: ReactNode }) {
  const found = useMenu()?.articles.find((article) => article.slug === slug)
  return found ? (
    <Link to={`/article/${found.id}`} className="link">
      {children}
    </Link>
  ) : (
    children
  )
}
