'use strict'
// What client.min.js of Braintree gives a page: reads a client token.
{
  const braintree = (window.braintree = window.braintree || {})
  braintree.client = {
    VERSION: '3.144.0',
    async create({ authorization }) {
      let configuration
      try {
        configuration = JSON.parse(atob(authorization))
      } catch {
        const error = new Error('Authorization is invalid.')
        throw Object.assign(error, { name: 'BraintreeError', code: 'CLIENT_INVALID_AUTHORIZATION' })
      }
      return { getConfiguration: () => configuration, getVersion: () => '3.144.0' }
    },
  }
}
