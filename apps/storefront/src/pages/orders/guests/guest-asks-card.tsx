import { Form } from 'react-router'
import { Trans } from '@lingui/react/macro'
import type { WireOrder } from '@galleria/contract/order'
import { guestAccountPath } from '../operations.ts'

/**
 * On the page of a guest's order: how something is asked of the shop, and why a code is needed for
 * it.
 */
export function GuestAsksCard({ order }: { order: Pick<WireOrder, 'id' | 'operationList'> }) {
  if (!order.operationList.includes('guestApplyReverse')) return null
  return (
    <section className="card px-5 py-5 sm:px-6" aria-labelledby="guest-asks">
      <h2 id="guest-asks" className="text-title">
        <Trans>Refund, return or exchange</Trans>
      </h2>
      <WhyCode />
      <Form method="post" action={guestAccountPath(order.id)} className="mt-4">
        <input type="hidden" name="intent" value="ask" />
        <button type="submit" className="btn btn-quiet max-sm:w-full">
          <Trans>Send me a code</Trans>
        </button>
      </Form>
    </section>
  )
}

/** What the code is for, and what comes of it. */
export function WhyCode() {
  return (
    <p className="mt-2 text-muted">
      <Trans>
        You ordered without an account. To apply, you confirm the email address of your order with a
        code, so that nobody else can do it in your name. The code also opens an account with this
        address, without a password, where you can follow your application. If there is an account
        already, you are signed in to it.
      </Trans>{' '}
      <Trans>
        All orders that you have placed as a guest in this browser are moved to it, with your basket
        and addresses.
      </Trans>
    </p>
  )
}
