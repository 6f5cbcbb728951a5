import { AdyenCheckoutError, ask } from './base.js'
import { Card } from './card.js'
import { Dropin } from './dropin.js'
import { Action, UIElement } from './element.js'
import { ApplePay, Blik, classes, GooglePay, MBWay, Redirect } from './methods.js'

async function AdyenCheckout(options) {
  const core = {
    options,
    session: options.session,
    paymentMethodsResponse: options.paymentMethodsResponse ?? { paymentMethods: [] },
    createFromAction: (action, props = {}) => new Action(core, { ...props, action }),
    async submitDetails(details) {
      const element = new UIElement(core, { type: 'details' })
      element.giveDetails({ data: details })
    },
  }
  if (options.session) {
    try {
      const setup = await ask(`/v1/sessions/${options.session.id}/setup`, options.clientKey, {
        sessionData: options.session.sessionData,
      })
      core.session = { ...options.session, ...setup }
      core.paymentMethodsResponse = {
        paymentMethods: setup.paymentMethods.paymentMethods.filter(
          ({ type }) => !options.removePaymentMethods?.includes(type),
        ),
      }
    } catch (error) {
      options.onError?.(error)
      throw error
    }
  }
  return core
}

window.AdyenWeb = {
  AdyenCheckout,
  Dropin,
  Card,
  ApplePay,
  GooglePay,
  MBWay,
  Blik,
  Redirect,
  AdyenCheckoutError,
  createComponent: (type, core, props) => new (classes[type] ?? Redirect)(core, { ...props, type }),
}
