/**
 * The ranks of the API's modules, lowest first: a module looks down only, at files
 * (`.dependency-cruiser.cjs`) and at tables (`tools/check/check-table-owners.ts`).
 */
exports.ranks = [
  ['account', 'files', 'ledger', 'tax'],
  ['merchant', 'address', 'content', 'points'],
  ['catalog', 'membership'],
  ['group-buy', 'campaign', 'promotion', 'proposals', 'restock', 'service'],
  ['cart', 'invoice', 'payment', 'shipping', 'voucher'],
  ['order'],
  ['checkout', 'after-sales', 'review'],
  ['withdrawal', 'goods', 'figures', 'exports'],
  ['goods-table'],
  ['price-changes'],
  ['audit-log', 'mall-search', 'webhooks'],
  ['leaving'],
]
