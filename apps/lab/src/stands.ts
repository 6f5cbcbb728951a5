import { adyen } from './adyen/adyen.stand.ts'
import { affirm } from './affirm/affirm.stand.ts'
import { braintree } from './braintree/braintree.stand.ts'
import { klarna } from './klarna/klarna.stand.ts'
import { mockpay } from './mockpay/mockpay.stand.ts'
import { paypal } from './paypal/paypal.stand.ts'
import type { Stand } from './stand.ts'
import { stripe } from './stripe/stripe.stand.ts'

/** The providers of payments that the lab stands in for. */
export const stands: readonly Stand[] = [mockpay, klarna, paypal, stripe, adyen, affirm, braintree]
