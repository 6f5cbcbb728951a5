/** The ranks of the API's modules, lowest first: a module looks down only, at files (`.dependency-cruiser.cjs`) and at tables (`tools/check/check-table-owners.ts`). */
exports.ranks = [
  ['account', 'content', 'files', 'ledger'],
  ['merchant', 'address', 'points'],
  ['catalog'],
  ['group-buy', 'campaign', 'promotion', 'service'],
  ['cart', 'invoice', 'payment', 'shipping', 'voucher'],
  ['order'],
  ['checkout', 'after-sales', 'review', 'exports'],
  ['withdrawal'],
  ['leaving'],
]
