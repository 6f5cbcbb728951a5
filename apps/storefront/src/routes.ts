import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/**
 * Every URL of the storefront. Public pages come first; what stands in the buyer area is rendered
 * for its owner and never cached.
 */
export default [
  index('pages/home/home-page.tsx'),
  route('search', 'pages/listing/listing-page.tsx'),
  route('points-mall', 'pages/listing/points-mall-page.tsx'),
  route('category/:key', 'pages/listing/category-redirect.ts'),
  route('item/:slug', 'pages/item/item-page.tsx'),
  // As buyers will see it: for the people of its shop alone.
  layout('pages/merchant/merchant-area.tsx', { id: 'preview-room' }, [
    route('preview/item/:id', 'pages/merchant/preview-page.tsx'),
  ]),
  route('items/:shopId/:orderId', 'pages/item/invitation-redirect.ts'),
  route('shop/:shopId', 'pages/shop/shop-page.tsx'),
  route('article/:id', 'pages/article/article-page.tsx'),
  route('compare', 'pages/compare/compare-page.tsx'),
  route('add-to-cart', 'pages/item/add-to-cart-page.tsx'),
  route('preferences', 'pages/site/preferences.ts'),
  route('logout', 'pages/site/logout.ts'),
  route('sitemap.xml', 'pages/site/sitemap.ts'),
  route('robots.txt', 'pages/site/robots.ts'),

  layout('pages/buyer-area.tsx', [
    route('cart', 'pages/cart/cart-page.tsx'),
    layout('pages/addresses/addresses-area.tsx', [
      route('checkout', 'pages/checkout/checkout-page.tsx'),
      route('buyer/addresses', 'pages/addresses/addresses-page.tsx'),
    ]),
    layout('pages/account/account-area.tsx', [
      route('login', 'pages/account/login-page.tsx'),
      route('signup', 'pages/account/signup-page.tsx'),
      route('signup/success', 'pages/account/signup-success-page.tsx'),
      route('reset-password', 'pages/account/reset-password-page.tsx'),
      route('buyer/index', 'pages/account/buyer-home-page.tsx'),
      route('buyer/account/profile', 'pages/account/profile-page.tsx'),
      route('buyer/account/password', 'pages/account/password-page.tsx'),
      route('buyer/account/second-factor', 'pages/account/second-factor-page.tsx'),
      route('buyer/account/email', 'pages/account/email-page.tsx'),
      route('buyer/account/mobile', 'pages/account/mobile-page.tsx'),
      route('buyer/account/bound', 'pages/account/bound-page.tsx'),
      route('buyer/account/invitation', 'pages/account/invitation-page.tsx'),
      route('buyer/account/delete', 'pages/account/delete-page.tsx'),
      route('buyer/account/data', 'pages/account/data-page.tsx'),
      route('buyer/account/prove', 'pages/account/prove-page.tsx'),
      route('buyer/account/export', 'pages/account/export.ts'),
      route('user/member', 'pages/membership/member-home-page.tsx'),
      route('user/member/equity', 'pages/membership/benefits-page.tsx'),
      route('user/member/score', 'pages/membership/points-page.tsx'),
      route('user/member/tasks', 'pages/membership/tasks-page.tsx'),
      // The name that the page of points has beside coupons and gift cards.
      route('buyer/points', 'pages/membership/points-redirect.ts'),
      route('parts/inputs', 'pages/account/inputs-page.tsx'),
      // Of what is sold out: asking to be told, and the links of those mails.
      route('back-in-stock', 'pages/restock/confirm-page.tsx'),
      route('back-in-stock/ask', 'pages/restock/ask-page.tsx'),
      route('back-in-stock/end', 'pages/restock/end-page.tsx'),
    ]),
    // Cart, checkout, payment, orders and account stand here.
    layout('pages/orders/list/orders-area.tsx', [
      route('buyer/pre-pay', 'pages/payment/pre-pay-page.tsx'),
      route('buyer/cards', 'pages/payment/cards/cards-page.tsx'),
      route('buyer/pay-result', 'pages/payment/pay-result-page.tsx'),
      route('buyer/orders', 'pages/orders/list/orders-page.tsx'),
      route('buyer/order/detail/:id', 'pages/orders/order-page.tsx'),
      route('buyer/express-trick/:orderId', 'pages/orders/parcels/express-trick-page.tsx'),
      route('buyer/m-logistics', 'pages/orders/parcels/m-logistics-page.tsx'),
      route('buyer/confirm/:orderId', 'pages/orders/parcels/confirm-page.tsx'),
      route('buyer/verify-code/:orderId', 'pages/orders/codes/verify-code-page.tsx'),
      route('buyer/gift-card/:giftCardId', 'pages/orders/codes/gift-card-page.tsx'),
      route('buyer/change-address/:orderId', 'pages/orders/change-address-page.tsx'),
      route('buyer/cancel/:orderId', 'pages/orders/cancel-page.tsx'),
      route('buyer/my-coupons', 'pages/orders/list/my-coupons-page.tsx'),
      route('buyer/invoice/:orderId', 'pages/orders/papers/invoice-page.tsx'),
      route('confirm-success', 'pages/orders/parcels/confirm-success-page.tsx'),
      // The words of the account's forms as well.
      layout('pages/account/account-area.tsx', { id: 'guest-room' }, [
        route('guest-order', 'pages/orders/guests/guest-order-page.tsx'),
        route('buyer/as-account', 'pages/orders/guests/guest-account-page.tsx'),
        route('not-me', 'pages/orders/guests/not-me-page.tsx'),
        route('withdrawal', 'pages/orders/withdrawal/withdrawal-page.tsx'),
        route('withdrawal/not-me', 'pages/orders/withdrawal/not-mine-page.tsx'),
      ]),
    ]),
    layout('pages/after-sales/list/after-sales-area.tsx', [
      route('buyer/as-apply', 'pages/after-sales/asking/apply-page.tsx'),
      route('buyer/as', 'pages/after-sales/list/reverses-page.tsx'),
      route('buyer/as/detail/:asid?', 'pages/after-sales/detail-page.tsx'),
      route('buyer/as/change/:asid', 'pages/after-sales/asking/change-page.tsx'),
      route('buyer/as/ask-mall/:asid', 'pages/after-sales/mall/ask-mall-page.tsx'),
      route('buyer/as/add-proof/:asid', 'pages/after-sales/mall/add-proof-page.tsx'),
      route('buyer/as/send-back/:asid', 'pages/after-sales/way-back/send-back-page.tsx'),
    ]),
    layout('pages/merchant/merchant-area.tsx', [
      route('merchant/apply', 'pages/merchant/apply-page.tsx'),
      route('merchant/audit', 'pages/merchant/audit-page.tsx'),
    ]),
    layout('pages/reviews/reviews-area.tsx', [
      route('buyer/comments', 'pages/reviews/comments-page.tsx'),
      route('buyer/comment-add', 'pages/reviews/comment-add-page.tsx'),
      // The other name that the form has.
      route('buyer/comment', 'pages/reviews/comment-redirect.ts'),
      route('buyer/comment-success', 'pages/reviews/comment-success-page.tsx'),
      route('buyer/comment-detail/:id', 'pages/reviews/comment-detail-page.tsx'),
      route('buyer/comment-plus/:id', 'pages/reviews/comment-plus-page.tsx'),
      // The way out of a mail.
      route('review-reminders/end', 'pages/reviews/end-reminders-page.tsx'),
      route('how-reviews-work', 'pages/reviews/how-reviews-work-page.tsx'),
      route('report-review/:id', 'pages/reviews/report-review-page.tsx'),
    ]),
  ]),

  route('*', 'pages/site/not-found-page.tsx'),
] satisfies RouteConfig
