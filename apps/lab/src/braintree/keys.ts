/** The one merchant of the lab's Braintree; the mall has the same as its default in demo mode. */
export const demoMerchant = {
  id: 'galleria_demo',
  publicKey: 'braintree_demo_public',
  privateKey: 'braintree_demo_private',
} as const
/** The browser's scripts are served under the vendor's version. */
export const WEB = '/web/3.144.0'
