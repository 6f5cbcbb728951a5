// Generated from the migrated database by `npm run generate`; do not edit.

export type HotRows = {
  'account.user': {
    id: string
    kind: string
    email: string | null
    mobile: string | null
    nickname: string
    passwordHash: string | null
    language: string
    site: string
    avatar: string | null
    gender: string
    birthday: string | null
    createdAt: Date
  }
  'cart.lines': {
    id: string | null
    qty: number | null
    isSelected: boolean | null
    available: number | null
    skuId: number | null
    finish: string | null
    size: string | null
    suffix: string | null
    picture: string | null
    itemId: number | null
    urlKey: string | null
    name: string | null
    freight: string | null
    shopId: number | null
    shopName: string | null
    shopCountry: string | null
    sellerId: number | null
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    preSale: unknown | null
    set: unknown | null
    groupBuy: unknown | null
    measure: unknown | null
    voucher: unknown | null
    pickup: unknown | null
    cover: unknown | null
    isInsured: boolean | null
    service: unknown | null
    fitting: unknown | null
  }
  'cart.promotions': {
    id: string
    shopId: number | null
    name: string
    kind: string
    percent: number | null
    amount: number | null
    fromGoods: number
    gift: unknown | null
  }
  'cart.rates': {
    shopId: number
    freight: string
    currency: string
    fee: number
    freeFrom: number | null
    transitDays: number
    handlingDays: number
  }
  'catalog.best-of-shop': {
    id: number
    shopId: number
    shopName: string
    urlKey: string
    name: string
    noun: string
    model: string
    skuId: number
    suffix: string
    picture: string
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    lowest30: number | null
    saleStartsAt: Date | null
    saleEndsAt: Date | null
    saleLeft: number | null
    measure: unknown | null
    headsSet: boolean | null
    isPreSale: boolean | null
    skuCount: number
    ratingSum: number
    ratingCount: number
    isAvailable: boolean | null
    pictures: string[] | null
    gone: string[] | null
    alts: unknown | null
  }
  'catalog.cards': {
    id: number
    shopId: number
    shopName: string
    urlKey: string
    name: string
    noun: string
    model: string
    skuId: number
    suffix: string
    picture: string
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    lowest30: number | null
    saleStartsAt: Date | null
    saleEndsAt: Date | null
    saleLeft: number | null
    measure: unknown | null
    headsSet: boolean | null
    isPreSale: boolean | null
    skuCount: number
    ratingSum: number
    ratingCount: number
    isAvailable: boolean | null
    pictures: string[] | null
    gone: string[] | null
    alts: unknown | null
  }
  'catalog.companions': {
    id: number
    shopId: number
    shopName: string
    urlKey: string
    name: string
    noun: string
    model: string
    skuId: number
    suffix: string
    picture: string
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    lowest30: number | null
    saleStartsAt: Date | null
    saleEndsAt: Date | null
    saleLeft: number | null
    measure: unknown | null
    headsSet: boolean | null
    isPreSale: boolean | null
    skuCount: number
    ratingSum: number
    ratingCount: number
    isAvailable: boolean | null
    pictures: string[] | null
    gone: string[] | null
    alts: unknown | null
  }
  'catalog.hold-units': {
    held: number | null
    asked: number | null
  }
  'catalog.item': {
    id: number | null
    urlKey: string | null
    model: string | null
    pictures: string[] | null
    alts: unknown | null
    shape: unknown | null
    name: string | null
    noun: string | null
    description: string | null
    details: unknown | null
    freight: string | null
    energyClass: string | null
    manufacturer: string | null
    responsiblePerson: string | null
    onSaleSince: Date | null
    ratingSum: number | null
    ratingCount: number | null
    categoryId: number | null
    categoryKey: string | null
    categoryName: string | null
    sellerId: number | null
    shop: unknown | null
    headsSet: boolean | null
    attributes: unknown | null
    skus: unknown | null
    measure: unknown | null
    voucher: unknown | null
  }
  'catalog.own-item': {
    id: number | null
    urlKey: string | null
    model: string | null
    pictures: string[] | null
    alts: unknown | null
    shape: unknown | null
    name: string | null
    noun: string | null
    description: string | null
    details: unknown | null
    freight: string | null
    energyClass: string | null
    manufacturer: string | null
    responsiblePerson: string | null
    onSaleSince: Date | null
    ratingSum: number | null
    ratingCount: number | null
    categoryId: number | null
    categoryKey: string | null
    categoryName: string | null
    sellerId: number | null
    shop: unknown | null
    headsSet: boolean | null
    attributes: unknown | null
    skus: unknown | null
    measure: unknown | null
    voucher: unknown | null
  }
  'catalog.search-among': {
    matched: number | null
    total: number | null
    page: unknown | null
    category: unknown | null
    shop: unknown | null
    finish: unknown | null
    price: unknown | null
    available: unknown | null
    attribute: unknown | null
  }
  'catalog.search-among-by-words': {
    matched: number | null
    total: number | null
    page: unknown | null
    category: unknown | null
    shop: unknown | null
    finish: unknown | null
    price: unknown | null
    available: unknown | null
    attribute: unknown | null
  }
  'catalog.search-everything': {
    matched: number | null
    total: number | null
    page: unknown | null
    category: unknown | null
    shop: unknown | null
    finish: unknown | null
    price: unknown | null
    available: unknown | null
    attribute: unknown | null
  }
  'catalog.search-words': {
    matched: number | null
    total: number | null
    page: unknown | null
    category: unknown | null
    shop: unknown | null
    finish: unknown | null
    price: unknown | null
    available: unknown | null
    attribute: unknown | null
  }
  'catalog.set': {
    id: number
    qty: number | null
    skus: unknown | null
    isThere: boolean | null
    percentOff: number | null
  }
  'catalog.similar': {
    id: number
    shopId: number
    shopName: string
    urlKey: string
    name: string
    noun: string
    model: string
    skuId: number
    suffix: string
    picture: string
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    lowest30: number | null
    saleStartsAt: Date | null
    saleEndsAt: Date | null
    saleLeft: number | null
    measure: unknown | null
    headsSet: boolean | null
    isPreSale: boolean | null
    skuCount: number
    ratingSum: number
    ratingCount: number
    isAvailable: boolean | null
    pictures: string[] | null
    gone: string[] | null
    alts: unknown | null
  }
  'catalog.version-cards': {
    id: number
    shopId: number
    shopName: string
    urlKey: string
    name: string
    noun: string
    model: string
    skuId: number
    suffix: string
    picture: string
    currency: string | null
    amount: number | null
    points: number | null
    was: number | null
    lowest30: number | null
    saleStartsAt: Date | null
    saleEndsAt: Date | null
    saleLeft: number | null
    measure: unknown | null
    headsSet: boolean | null
    isPreSale: boolean | null
    skuCount: number | null
    ratingSum: number
    ratingCount: number
    isAvailable: boolean | null
    pictures: string[] | null
    gone: string[] | null
    alts: unknown | null
  }
  'checkout.contractOfQuote': {
    id: string
  }
  'checkout.lockQuote': {
    fingerprint: string
    site: string
    couponId: string | null
    createdAt: Date
  }
  'checkout.placed': {
    needPay: number
    currency: string
    orders: unknown | null
    paymentOrders: unknown | null
  }
  'checkout.unpaid': {
    own: unknown | null
    near: unknown | null
    skus: unknown | null
  }
  'invoice.names': {
    id: string
    kind: string
    number: string
  }
  'ledger.post': {}
  'merchant.program': {
    keyId: string
    userId: string
    sellerId: number
    sellerStatus: string
    scopes: string[]
    lastUsedAt: Date | null
  }
  'merchant.rates': {
    shopId: number
    freight: string
    currency: string
    fee: number
    freeFrom: number | null
    transitDays: number
    handlingDays: number
  }
  'merchant.signedIn': {
    userId: string | null
    kind: string | null
    sellerId: number | null
    sellerStatus: string | null
    role: string | null
    sellerIds: number[] | null
    isOperator: boolean | null
    operatorRole: string | null
    lastSeenAt: Date | null
    owesSecondFactor: boolean | null
  }
  'merchant.sites': {
    shopId: number
    site: unknown | null
  }
  'order.addContract': {}
  'order.addLines': {}
  'order.addOrders': {}
  'order.buyers': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
  }
  'order.byId': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
  }
  'order.contract': {
    id: string
    buyerId: string
    site: string
    language: string
    currency: string
    needPay: number
    email: string
    deadlineAt: Date
    createdAt: Date
    deliveryAddress: unknown
    billingAddress: unknown
  }
  'order.counts': {
    status: string
    n: number | null
  }
  'order.list': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
    total: number | null
  }
  'order.listAfter': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
    total: number | null
  }
  'order.ofContract': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
  }
  'order.page': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
    deliveryAddress: unknown
  }
  'order.payments': {
    id: string
    kind: string
    amount: number
    status: string
    opensAt: Date | null
    closesAt: Date | null
    records: unknown | null
  }
  'order.sellers': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
  }
  'order.several': {
    id: string
    buyerId: string
    contractId: string
    shopId: number
    shopName: string
    sellerId: number
    code: string
    status: string
    handover: string
    surchargeOf: unknown | null
    reissueOf: unknown | null
    pickup: unknown | null
    readyAt: Date | null
    fetchBy: Date | null
    site: string
    currency: string
    goods: number
    shipping: number
    insurance: number
    serviceCharge: number
    service: unknown | null
    shopDiscount: number
    orderDiscount: number
    activities: unknown | null
    tax: number
    taxRate: number
    taxTreatment: string
    needPay: number
    points: number
    paid: number
    deposit: number
    depositPaidAt: Date | null
    isDepositKept: boolean
    refunded: number
    claimedShipping: number | null
    unitCount: number
    isReviewed: boolean
    hasBenefits: boolean
    deadlineAt: Date
    orderedAt: Date
    paidAt: Date | null
    completedAt: Date | null
    exchangedAt: Date | null
    replacedAt: Date | null
    shipBy: string | null
    heldAt: Date | null
    holdReason: string | null
    delay: unknown | null
    messageCount: number
    groupBuy: unknown | null
    lines: unknown | null
    lineCount: number | null
    unshippedQty: number | null
    unsentQty: number | null
    pieceCount: number | null
    unshippedPieces: number | null
    claimedGoods: number | null
    openRequests: number | null
    reversedQty: number | null
    hasUnitToAskFor: boolean | null
    hasUnitToCancel: boolean | null
    hasGoodsToAskFor: boolean | null
    hasSellableSku: boolean | null
    parcelCount: number | null
    parcelsArrived: number | null
    parcelsUnderWay: number | null
    parcelsLost: number | null
    parcelsToPostpone: number | null
    groupSize: number | null
    hasGroupParcel: boolean | null
    hasAttempt: boolean | null
    hasInvoice: boolean | null
    payableFrom: Date | null
    isMembers: boolean | null
    isOwnShops: boolean | null
    isForgotten: boolean | null
  }
  'payment.attempt': {
    id: string
    buyerId: string
    contractId: string
    paymentOrderId: string
    kind: string
    channel: string
    status: string
    amount: number
    currency: string
    uniqueKey: string
    requestKey: string
    provider: string
    providerRef: string | null
    redirectUrl: string | null
    failedReason: string | null
    createdAt: Date
    method: string | null
    extras: unknown | null
    redirectInfo: unknown | null
    captureMode: string
    authorisedAt: Date | null
    expiresAt: Date | null
    authorisationRef: string | null
  }
  'payment.attemptByKey': {
    id: string
    buyerId: string
    contractId: string
    paymentOrderId: string
    kind: string
    channel: string
    status: string
    amount: number
    currency: string
    uniqueKey: string
    requestKey: string
    provider: string
    providerRef: string | null
    redirectUrl: string | null
    failedReason: string | null
    createdAt: Date
    method: string | null
    extras: unknown | null
    redirectInfo: unknown | null
    captureMode: string
    authorisedAt: Date | null
    expiresAt: Date | null
    authorisationRef: string | null
  }
  'payment.attemptByRef': {
    id: string
    buyerId: string
    contractId: string
    paymentOrderId: string
    kind: string
    channel: string
    status: string
    amount: number
    currency: string
    uniqueKey: string
    requestKey: string
    provider: string
    providerRef: string | null
    redirectUrl: string | null
    failedReason: string | null
    createdAt: Date
    method: string | null
    extras: unknown | null
    redirectInfo: unknown | null
    captureMode: string
    authorisedAt: Date | null
    expiresAt: Date | null
    authorisationRef: string | null
  }
  'payment.attempts': {
    id: string
    buyerId: string
    contractId: string
    paymentOrderId: string
    kind: string
    channel: string
    status: string
    amount: number
    currency: string
    uniqueKey: string
    requestKey: string
    provider: string
    providerRef: string | null
    redirectUrl: string | null
    failedReason: string | null
    createdAt: Date
    method: string | null
    extras: unknown | null
    redirectInfo: unknown | null
    captureMode: string
    authorisedAt: Date | null
    expiresAt: Date | null
    authorisationRef: string | null
  }
  'payment.orders': {
    id: string
    buyerId: string
    contractId: string
    kind: string
    amount: number
    currency: string
    status: string
    opensAt: Date | null
    closesAt: Date | null
  }
  'platform.history': {
    fromState: string | null
    toState: string
    event: string
    actor: string
    at: Date
    facts: unknown | null
  }
  'platform.recordTransitions': {}
  'points.earned': {
    userId: string | null
    perMille: number | null
    factor: number | null
    dueAt: Date | null
    isFinal: boolean | null
    points: number | null
    growth: number | null
  }
  'promotion.ofItem': {
    id: string | null
    name: string | null
    kind: string | null
    percent: number | null
    amount: number | null
    fromGoods: number | null
    gift: unknown | null
  }
  'shipping.parcel': {
    id: string | null
    orderId: string | null
    buyerId: string | null
    carrierId: number | null
    carrierCode: string | null
    carrierName: string | null
    trackingUrl: string | null
    number: string | null
    status: string | null
    shippedAt: Date | null
    deliveredAt: Date | null
    lostAt: Date | null
    confirmBy: Date | null
    postponedAt: Date | null
    scannedAt: Date | null
    callBackReason: string | null
    entries: unknown | null
    checkedAt: Date | null
    lines: unknown | null
  }
  'shipping.parcels': {
    id: string | null
    orderId: string | null
    buyerId: string | null
    carrierId: number | null
    carrierCode: string | null
    carrierName: string | null
    trackingUrl: string | null
    number: string | null
    status: string | null
    shippedAt: Date | null
    deliveredAt: Date | null
    lostAt: Date | null
    confirmBy: Date | null
    postponedAt: Date | null
    scannedAt: Date | null
    callBackReason: string | null
    entries: unknown | null
    checkedAt: Date | null
    lines: unknown | null
  }
}
