import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

/** Every URL of the storefront. Public pages come first; what stands in the buyer area is rendered for its owner and never cached. */
export default [
  index('pages/home/home-page.tsx'),
  route('search', 'pages/listing/listing-page.tsx'),
  route('category/:key', 'pages/listing/category-redirect.ts'),
  route('item/:slug', 'pages/item/item-page.tsx'),
  route('shop/:shopId', 'pages/shop/shop-page.tsx'),
  route('article/:id', 'pages/article/article-page.tsx'),
  route('add-to-cart', 'pages/item/add-to-cart-page.tsx'),
  route('preferences', 'pages/site/preferences.ts'),
  route('logout', 'pages/site/logout.ts'),
  route('sitemap.xml', 'pages/site/sitemap.ts'),
  route('robots.txt', 'pages/site/robots.ts'),

  layout('pages/buyer-area.tsx', [
    route('cart', 'pages/cart/cart-page.tsx'),
    route('checkout', 'pages/checkout/checkout-page.tsx'),
    route('login', 'pages/account/login-page.tsx'),
    route('buyer/index', 'pages/account/buyer-home-page.tsx'),
    // Cart, checkout, payment, orders and account stand here.
    layout('pages/orders/orders-area.tsx', [
      route('buyer/pre-pay', 'pages/payment/pre-pay-page.tsx'),
      route('buyer/pay-result', 'pages/payment/pay-result-page.tsx'),
      route('buyer/orders', 'pages/orders/orders-page.tsx'),
      route('buyer/order/detail/:id', 'pages/orders/order-page.tsx'),
      route('buyer/express-trick/:orderId', 'pages/orders/express-trick-page.tsx'),
      route('buyer/confirm/:orderId', 'pages/orders/confirm-page.tsx'),
      route('confirm-success', 'pages/orders/confirm-success-page.tsx'),
      route('guest-order', 'pages/orders/guest-order-page.tsx'),
    ]),
    layout('pages/after-sales/after-sales-area.tsx', [
      route('buyer/as-apply', 'pages/after-sales/apply-page.tsx'),
      route('buyer/as', 'pages/after-sales/reverses-page.tsx'),
      route('buyer/as/detail/:asid?', 'pages/after-sales/detail-page.tsx'),
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
    ]),
  ]),

  route('*', 'pages/site/not-found-page.tsx'),
] satisfies RouteConfig
