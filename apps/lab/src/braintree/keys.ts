/** The one merchant of the lab's Braintree; the mall has the same as its default in demo mode. */
export const demoMerchant = {
  id: 'galleria_demo',
  publicKey: 'braintree_demo_public',
  privateKey: 'braintree_demo_private',
} as const
/** `public:private`; events are signed with each, as while a merchant changes them. */
export const keyPairs = [
  `${demoMerchant.publicKey}:${demoMerchant.privateKey}`,
  'braintree_demo_public_before:braintree_demo_before',
]
/** The browser's scripts are served under the vendor's version. */
export const WEB = '/web/3.144.0'
