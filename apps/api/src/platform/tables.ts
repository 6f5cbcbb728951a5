// Generated from the migrated database by `npm run generate`; do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

export type AddressesTable = {
  id: string
  buyer_id: string
  site: string
  first_name: string
  last_name: string
  gender: string
  phone: string
  email: string
  company: Generated<string>
  tax_code: Generated<string>
  street: string
  house_number: string
  detail: Generated<string>
  postal_code: string
  city: string
  province: string
  country: string
  region_code: string
  hear_from: Generated<string>
  is_default: Generated<boolean>
  created_at: Generated<Date>
  kind: Generated<string>
  area_code: Generated<string>
  eori: Generated<string>
  region_id: number | null
  district_list: ColumnType<unknown, string | undefined, string>
  longitude: number | null
  latitude: number | null
  subscribe: Generated<boolean>
  rfc_file: string | null
  updated_at: Generated<Date>
}

export type ApiKeysTable = {
  id: string
  seller_id: number
  name: string
  prefix: string
  secret_hash: Buffer
  scopes: string[]
  made_by: string
  created_at: Date
  expires_at: Date
  last_used_at: Date | null
  ended_at: Date | null
  ended_by: string | null
}

export type ApprovalRulesTable = {
  id: GeneratedAlways<number>
  shop_id: number
  is_on: Generated<boolean>
  types: string[]
  reasons: string[]
  currency: string
  most: number
  needs_photo: boolean
  most_a_day: number
}

export type ArticleLookupsTable = {
  user_id: string
  article_id: number
  times: Generated<number>
  at: Generated<Date>
}

export type ArticleTextsTable = {
  article_id: number
  language: string
  title: string
  body: string
  site: string | null
}

export type ArticleVersionsTable = {
  article_id: number
  language: string
  site: string | null
  version: number
  title: string
  body: string
  saved_at: Generated<Date>
  saved_by: string | null
  published_at: Date | null
  published_by: string | null
}

export type ArticlesTable = {
  id: number
  slug: string
  kind: string
}

export type AttributeOptionTextsTable = {
  option_id: number
  language: string
  name: string
  is_own: boolean
}

export type AttributeOptionsTable = {
  id: GeneratedAlways<number>
  attribute_id: number
  key: string
  position: number
  is_hidden: boolean
}

export type AttributeTextsTable = {
  attribute_id: number
  language: string
  name: string
  is_own: boolean
}

export type AttributesTable = {
  id: GeneratedAlways<number>
  category_id: number
  key: string
  kind: string
  unit: string
  is_filter: boolean
  is_required: boolean
  is_hidden: Generated<boolean>
  position: number
  version: Generated<number>
}

export type AuditLinesTable = {
  id: GeneratedAlways<number>
  at: Date
  request_id: string
  call: string
  area: string
  as_who: string
  actor_id: string
  role: string | null
  seller_id: number | null
  about: string | null
  about_id: string | null
  about_name: string | null
  changes: ColumnType<unknown, string, string>
  key_id: string | null
}

export type AuditOriginsTable = {
  line_id: number
  network: string
  device: string
  at: Date
}

export type CampaignsTable = {
  id: string
  kind: string
  name: string
  sites: string[]
  currency: string
  value_from: number
  starts_at: Date
  ends_at: Date
  status: string
  created_at: Date
  version: Generated<number>
  one_in: number | null
  most: number | null
  budget: number | null
  spent: Generated<number>
  card_value: number | null
  card_days: number | null
}

export type CaptchasTable = {
  token_hash: Buffer
  answer_hash: Buffer
  expires_at: Date
  used_at: Date | null
}

export type CapturesTable = {
  provider: string
  provider_ref: string
  contract_id: string | null
  attempt_id: string | null
  amount: number
  currency: string
  fee: Generated<number>
  disposition: string
  reason: string
  seen_at: Generated<Date>
  payment_ref: string | null
  fee_currency: string | null
  listed_amount: number | null
  listed_at: Date | null
  listed_seen_at: Date | null
}

export type CardTriesTable = {
  subject_id: string
  decline: Generated<string>
  contract_id: string | null
  buyer_id: string
  network: string
  card: string | null
  tried_at: Date
}

export type CarriersTable = {
  id: Generated<number>
  code: string
  name: string
  tracking_url: string
  is_on: Generated<boolean>
  version: Generated<number>
}

export type CartLinesTable = {
  id: string
  buyer_id: string
  sku_id: number | null
  qty: number
  is_selected: Generated<boolean>
  created_at: Generated<Date>
  set_skus: number[] | null
  group_buy_size: number | null
  group_buy_id: string | null
  is_insured: Generated<boolean>
  added_key: string | null
  added_keys: Generated<string[]>
}

export type CartPickupsTable = {
  buyer_id: string
  shop_id: number
  site_id: number
}

export type CartServicesTable = {
  buyer_id: string
  shop_id: number
  contact_number: string
  remark: string
}

export type CategoriesTable = {
  id: number
  key: string
  position: number
  picture: string
  version: Generated<number>
  parent_id: number | null
  path: Generated<number[]>
  retired_into: number | null
  needs_energy_label: Generated<boolean>
}

export type CategoryTextsTable = {
  category_id: number
  language: string
  name: string
  intro: string
  is_own: Generated<boolean>
}

export type CommentRepliesTable = {
  comment_id: string
  seller_id: number
  user_id: string
  content: string
  created_at: Generated<Date>
  version: Generated<number>
  edited_at: Date | null
}

export type CommentReplyVersionsTable = {
  comment_id: string
  version: number
  user_id: string
  content: string
  written_at: Date
}

export type CommentReportsTable = {
  id: GeneratedAlways<number>
  comment_id: string
  reporter_id: string | null
  reason: string
  note: Generated<string>
  created_at: Generated<Date>
  closed_at: Date | null
}

export type CommentVoicesTable = {
  comment_id: string
  user_id: string
  created_at: Generated<Date>
}

export type CommentsTable = {
  id: string
  author_id: string
  order_id: string
  line_id: string
  kind: string
  parent_id: string | null
  item_id: number
  sku_id: number
  shop_id: number
  seller_id: number
  author_name: string
  language: string
  rate: number | null
  content: string
  images: Generated<string[]>
  created_at: Generated<Date>
  helpful_count: Generated<number>
  status: Generated<string>
  open_reports: Generated<number>
  waits_since: Date | null
  decided_at: Date | null
  decision: Generated<string>
  appeal: Generated<string>
}

export type ContractsTable = {
  id: string
  buyer_id: string
  quote_id: string
  site: string
  language: string
  currency: string
  need_pay: number
  email: string
  delivery_address: ColumnType<unknown, string, string>
  billing_address: ColumnType<unknown, string, string>
  deadline_at: Date
  created_at: Generated<Date>
  keep_until: string | null
  close_after: Date | null
  network: string | null
}

export type CoversTable = {
  id: number
  site: string
  currency: string
  up_to: number
  fee: number
}

export type DisputesTable = {
  id: string
  provider: string
  provider_ref: string
  capture_ref: string | null
  contract_id: string | null
  status: string
  amount: number
  currency: string
  taken: Generated<number>
  lost: Generated<number>
  fee: Generated<number>
  fee_currency: string
  reason: string
  answer_by: Date | null
  answer: string | null
  answer_text: string | null
  answer_key: string | null
  answer_state: string | null
  next_check_at: Date | null
  opened_at: Date
  closed_at: Date | null
  attempt_id: string | null
  noted_by: string | null
}

export type DistrictsTable = {
  code: string
  region_id: number
  parent: string | null
  level: number
  name: string
  alias: string
  people: Generated<number>
  longitude: number | null
  latitude: number | null
}

export type EarnedOrdersTable = {
  order_id: string
  user_id: string
  per_mille: number
  due_at: Date
  is_final: Generated<boolean>
  factor: Generated<number>
}

export type ExportsTable = {
  id: string
  seller_id: number
  user_id: string
  request_key: string
  kind: string
  format: string
  language: string
  time_zone: string
  from_day: string
  to_day: string
  status: Generated<string>
  parts: Generated<number>
  place: ColumnType<unknown, string | undefined | null, string>
  row_count: Generated<number>
  bytes: number | null
  created_at: Date
  moved_at: Date
}

export type FilesTable = {
  id: string
  owner_id: string
  purpose: string
  content_type: string
  bytes: number
  width: number | null
  height: number | null
  created_at: Generated<Date>
  is_public: Generated<boolean>
  seller_id: number | null
  attached_at: Date | null
  name: Generated<string>
  status: Generated<string>
  held_at: Date | null
  shape: ColumnType<unknown, string | undefined | null, string>
}

export type FlashSalesTable = {
  sku_id: number
  site: string
  amount: number
  starts_at: Date
  ends_at: Date
}

export type FreeOrdersTable = {
  id: string
  campaign_id: string
  order_id: string
  status: string
  paid: number
  amount: Generated<number>
  refund_id: string | null
  created_at: Date
  version: Generated<number>
}

export type GiftCardCodesTable = {
  card_id: string
  code_hash: Buffer
  sealed: Buffer
  key_id: string
}

export type GiftCardsTable = {
  id: string
  campaign_id: string
  order_id: string
  value: number
  status: string
  promotion_id: string | null
  valid_until: Date | null
  mailed_at: Date | null
  created_at: Date
  version: Generated<number>
}

export type GoodsImportRowsTable = {
  import_id: string
  row_no: number
  code: string
  cells: ColumnType<unknown, string, string>
  plan: string
  work: ColumnType<unknown, string | undefined | null, string>
  changes: ColumnType<unknown, string | undefined, string>
  faults: ColumnType<unknown, string | undefined, string>
  asks: ColumnType<unknown, string | undefined, string>
  item_key: string | null
  sku_id: number | null
  answer: string | null
  item_id: number | null
  left_version: number | null
}

export type GoodsImportsTable = {
  id: string
  seller_id: number
  user_id: string
  file_name: string
  status: Generated<string>
  is_here: Generated<boolean>
  language: string
  encoding: Generated<string>
  separator: Generated<string>
  decimal_sign: Generated<string>
  columns: ColumnType<unknown, string | undefined, string>
  row_count: Generated<number>
  attempt: Generated<number>
  mode: string | null
  stopped_by: ColumnType<unknown, string | undefined | null, string>
  created_at: Date
  moved_at: Date
}

export type GoodsTalliesTable = {
  seller_id: number
  site: string
  currency: string
  sku_id: number
  day: string
  pieces: number
  units: number
  amount: number
  refunded: number
  is_sum: Generated<boolean>
}

export type GoodsWordsTable = {
  language: string
  word: string
  plain: string
  n: Generated<number>
}

export type GoodsWordsCountsTable = {
  language: string
  counted_at: Date
}

export type GroupBuyOffersTable = {
  id: GeneratedAlways<number>
  sku_id: number
  starts_at: Date
  ends_at: Date
  open_hours: number
}

export type GroupBuySizesTable = {
  offer_id: number
  size: number
  percent_off: number
}

export type GroupBuysTable = {
  id: string
  sku_id: number
  size: number
  percent_off: number
  open_hours: number
  status: string
  taken: number
  paid: number
  started_at: Date
  ends_at: Date | null
  version: Generated<number>
}

export type HalfSignInsTable = {
  browser_hash: Buffer
  user_id: string
  expires_at: Date
}

export type HeldSharesTable = {
  order_id: string
  cause: string
  share: number
  tax: number
  since: Date
}

export type InvoiceDrawingsTable = {
  invoice_id: string
  bytes: number
  sha256: Buffer
  drawn_at: Date
}

export type InvoiceSeriesTable = {
  seller_id: number
  year: number
  last: number
}

export type InvoicesTable = {
  id: string
  kind: string
  seller_id: number
  year: number
  serial: number
  number: string
  buyer_id: string
  order_id: string
  invoice_id: string | null
  reverse_id: string | null
  currency: string
  gross: number
  tax: number
  facts: ColumnType<unknown, string, string>
  issued_at: Date
  keep_until: string
}

export type ItemAttributeTextsTable = {
  item_id: number
  attribute_id: number
  language: string
  value: string
}

export type ItemAttributesTable = {
  item_id: number
  attribute_id: number
  option_id: number | null
  number: number | null
}

export type ItemOffersTable = {
  item_id: number
  site: string
  sku_id: number
  currency: string
  amount: number
  was: number | null
  lowest_30: number | null
  sku_count: number
  category_id: number
  shop_id: number
}

export type ItemSavesTable = {
  item_id: number
  save_no: number
  saved_at: Date
  saved_by: string | null
  key_id: string | null
  is_table: Generated<boolean>
  taken_from: number | null
  form: ColumnType<unknown, string, string>
}

export type ItemTextsTable = {
  item_id: number
  language: string
  name: string
  noun: string
  description: string
  details: ColumnType<unknown, string | undefined, string>
  words: string
  document: string
  is_own: Generated<boolean>
  kind: string
}

export type ItemsTable = {
  id: GeneratedAlways<number>
  shop_id: number
  category_id: number
  url_key: string
  proper_name: string
  model: string
  manufacturer: string
  responsible_person: string
  energy_class: string | null
  freight: string
  on_sale_since: Date
  sold_count: Generated<number>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  is_listed: Generated<boolean>
  held_back: Generated<boolean>
  voucher: string | null
  voucher_days: number | null
  measure: string | null
  step: Generated<number>
  status: Generated<string>
  history_id: Generated<string>
  version: Generated<number>
  changed_at: Generated<Date>
  submitted_at: Date | null
  review_note: string | null
  language: Generated<string>
  pictures: Generated<string[]>
  request_key: string | null
  shape: ColumnType<unknown, string | undefined | null, string>
  voucher_place: string | null
  voucher_address: string | null
  picture_texts: ColumnType<unknown, string | undefined, string>
}

export type LedgerEntriesTable = {
  id: GeneratedAlways<number>
  txn_id: string
  account: string
  currency: string
  amount: number
  event: string
  ref: string
  at: Generated<Date>
}

export type ListedTalliesTable = {
  shop_id: number
  category_id: number
  n: number
  is_sum: Generated<boolean>
}

export type LowStockTable = {
  sku_id: number
  is_sold_out: boolean
  told_on: string
  told_at: Date
}

export type MailStopsTable = {
  contract_id: string
  buyer_id: string
  address: string
  stopped_at: Generated<Date>
}

export type MailsBeforeRestoreTable = {
  key: string
  sent_at: Date
}

export type MailsSentTable = {
  key: string
  taken_at: Date
  sent_at: Date | null
}

export type MallSettingsTable = {
  key: string
  value: ColumnType<unknown, string, string>
}

export type MemberLevelsTable = {
  level: number
  growth_from: number
  factor: number
}

export type MemberSignInsTable = {
  user_id: string
  day: string
  streak: number
  at: Date
}

export type MerchantApplicationsTable = {
  id: string
  user_id: string
  status: string
  version: Generated<number>
  company: Generated<string>
  tax_id: Generated<string>
  country: Generated<string>
  contact_name: Generated<string>
  contact_phone: Generated<string>
  email: Generated<string>
  shop_name: Generated<string>
  about: Generated<string>
  return_address: ColumnType<unknown, string | undefined, string>
  documents: Generated<string[]>
  agreed: ColumnType<unknown, string | undefined, string>
  reject_reason: Generated<string>
  seller_id: number | null
  submitted_at: Date | null
  decided_at: Date | null
  decided_by: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export type MissedSearchesTable = {
  day: string
  site: string
  language: string
  query: string
  times: number
}

export type MoneyMattersTable = {
  id: string
  kind: string
  status: string
  cause: string
  provider: string
  reference: string
  leg_id: string | null
  contract_id: string | null
  amount: number | null
  currency: string | null
  reason: string
  found_at: Date
  closed_at: Date | null
  parcel_capture_id: string | null
}

export type OperatorsTable = {
  user_id: string
  role: Generated<string>
  since: Generated<Date>
  role_since: Date | null
}

export type OrderCodesTable = {
  order_id: string
  code_hash: Buffer
  sealed: Buffer
  key_id: string
  made_at: Date
  used_at: Date | null
}

export type OrderLinesTable = {
  id: string
  buyer_id: string
  order_id: string
  position: number
  sku_id: number
  item_id: number
  qty: number
  delivered_qty: Generated<number>
  unit_price: number
  discount: Generated<number>
  need_pay: number
  tax: number
  commission: number
  expect_date: string
  snapshot: ColumnType<unknown, string, string>
  reversed_qty: Generated<number>
  open_reverse_qty: Generated<number>
  canceled_qty: Generated<number>
  open_cancel_qty: Generated<number>
  claimed: Generated<number>
  refunded: Generated<number>
  cancel_claimed: Generated<number>
  requests: Generated<number>
  open_requests: Generated<number>
  tax_rate: number | null
  points: Generated<number>
  withheld: Generated<number>
  gifted: Generated<number>
}

export type OrderMessagesTable = {
  id: string
  order_id: string
  author: string
  content: string
  request_key: string
  created_at: Generated<Date>
  reverse_id: string | null
  by_mall: Generated<boolean>
  photos: Generated<string[]>
  set_aside_at: Date | null
}

export type OrderNotesTable = {
  id: string
  order_id: string
  author_id: string
  content: string
  request_key: string
  created_at: Generated<Date>
}

export type OrderTalliesTable = {
  seller_id: number
  shop_id: number
  site: string
  tally: string
  since: Date
  currency: string
  n: number
  amount: number
  is_sum: Generated<boolean>
}

export type OrderViewsTable = {
  id: string
  user_id: string
  name: string
  query: string
  created_at: Generated<Date>
}

export type OrdersTable = {
  id: string
  buyer_id: string
  contract_id: string
  shop_id: number
  seller_id: number
  code: string
  status: string
  version: Generated<number>
  site: string
  currency: string
  goods: number
  shipping: number
  shop_discount: Generated<number>
  order_discount: Generated<number>
  tax: number
  tax_rate: number
  need_pay: number
  paid: Generated<number>
  unit_count: number
  search_words: string
  deadline_at: Date
  ordered_at: Generated<Date>
  paid_at: Date | null
  completed_at: Date | null
  updated_at: Generated<Date>
  is_reviewed: Generated<boolean>
  refunded: Generated<number>
  claimed_shipping: Generated<number>
  ship_by: string | null
  tax_treatment: Generated<string>
  deposit: Generated<number>
  deposit_paid_at: Date | null
  is_deposit_kept: Generated<boolean>
  units_gone: Generated<number>
  country: string | null
  held_at: Date | null
  hold_reason: string | null
  points: Generated<number>
  handover: Generated<string>
  group_buy_id: string | null
  activities: ColumnType<unknown, string | undefined | null, string>
  pickup: ColumnType<unknown, string | undefined | null, string>
  ready_at: Date | null
  fetch_by: Date | null
  fetch_reminded_at: Date | null
  has_benefits: Generated<boolean>
  message_count: Generated<number>
  delay: ColumnType<unknown, string | undefined | null, string>
  insurance: Generated<number>
  service_charge: Generated<number>
  service: ColumnType<unknown, string | undefined | null, string>
  exchanged_at: Date | null
  overdue_told_at: Date | null
  surcharge_of: string | null
  surcharge_code: string | null
  replaced_at: Date | null
  gifted_shipping: Generated<number>
  reissue_of: string | null
  reissue_reason: string | null
  reissue_key: string | null
}

export type ParcelCaptureTriesTable = {
  id: string
  capture_id: string
  number: number
  key: string
  status: string
  failed_reason: string | null
  sent_at: Date
  ended_at: Date | null
}

export type ParcelCapturesTable = {
  id: string
  attempt_id: string
  order_id: string
  amount: number
  currency: string
  status: string
  lines: ColumnType<unknown, string | undefined, string>
  provider: string
  capture_ref: string | null
  failed_reason: string | null
  next_try_at: Date | null
  created_at: Date
}

export type ParcelLinesTable = {
  parcel_id: string
  line_id: string
  qty: number
}

export type ParcelTracksTable = {
  parcel_id: string
  entries: ColumnType<unknown, string | undefined, string>
  checked_at: Date | null
}

export type ParcelsTable = {
  id: string
  buyer_id: string
  order_id: string
  carrier_id: number
  number: string
  status: string
  version: Generated<number>
  shipped_at: Generated<Date>
  delivered_at: Date | null
  confirm_by: Date
  signed_at: Date | null
  postponed_at: Date | null
  scanned_at: Date | null
  called_back_at: Date | null
  call_back_reason: string | null
  lost_at: Date | null
}

export type PasskeyChallengesTable = {
  challenge_hash: Buffer
  user_id: string
  expires_at: Date
}

export type PasskeysTable = {
  id: string
  user_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  is_synced: boolean
  is_backed_up: boolean
  name: string
  created_at: Date
  used_at: Date | null
}

export type PayScriptsTable = {
  address: string
  sha384: string
  provider: string
  bytes: number
  first_seen_at: Date
  last_seen_at: Date
}

export type PaymentAttemptsTable = {
  id: string
  buyer_id: string
  contract_id: string
  payment_order_id: string
  kind: string
  channel: string
  status: string
  version: Generated<number>
  amount: number
  currency: string
  unique_key: string
  request_key: string
  provider: string
  provider_ref: string | null
  redirect_url: string | null
  failed_reason: string | null
  next_check_at: Date | null
  check_count: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  method: string | null
  extras: ColumnType<unknown, string | undefined | null, string>
  redirect_info: ColumnType<unknown, string | undefined | null, string>
  capture_mode: Generated<string>
  authorised_at: Date | null
  expires_at: Date | null
  promise_ended_at: Date | null
  authorisation_ref: string | null
}

export type PaymentOrdersTable = {
  id: string
  buyer_id: string
  contract_id: string
  kind: string
  amount: number
  currency: string
  status: string
  opens_at: Date | null
  closes_at: Date | null
}

export type PickupSitesTable = {
  id: GeneratedAlways<number>
  shop_id: number
  name: string
  street: string
  house_no: string
  postal_code: string
  city: string
  country: string
  phone: Generated<string>
  opening_hours: string
  hold_days: Generated<number>
  is_open: Generated<boolean>
}

export type PlannedPricesTable = {
  plan_id: string
  site: string
  amount: number | null
  is_reduced: boolean
  is_first: boolean
}

export type PointAccountsTable = {
  user_id: string
  pending: Generated<number>
  points: Generated<number>
  held: Generated<number>
  growth: Generated<number>
}

export type PointEntriesTable = {
  id: GeneratedAlways<number>
  user_id: string
  pot: string
  delta: number
  reason: string
  ref: string
  order_id: string | null
  at: Date
}

export type PointPricesTable = {
  sku_id: number
  site: string
  points: number
  amount: number
}

export type PostcodesTable = {
  region_id: number
  area: string
  province: string
  towns: string
}

export type PreSalesTable = {
  id: GeneratedAlways<number>
  sku_id: number
  event_type: string
  starts_at: Date
  ends_at: Date
  deposit_percent: number | null
  balance_starts_at: Date | null
  balance_ends_at: Date | null
  is_deposit_kept: Generated<boolean>
  delivery_time_type: string
  duration: number | null
  expect_date: string | null
}

export type PriceChangeRowsTable = {
  change_id: string
  row_no: number
  sku_id: number
  code: string
  site: string
  currency: string
  before: number
  was: number | null
  after: number
  plan: string
  faults: Generated<string[]>
  asks: Generated<string[]>
  answer: string | null
  why: string | null
  found: number | null
  undo_answer: string | null
  undo_why: string | null
  undo_found: number | null
}

export type PriceChangesTable = {
  id: string
  seller_id: number
  user_id: string
  applied_by: string | null
  undone_by: string | null
  status: string
  language: string
  chosen: ColumnType<unknown, string, string>
  how: ColumnType<unknown, string, string>
  sites: string[]
  is_reduced: boolean
  price_count: number
  stopped_by: string | null
  created_at: Date
  applied_at: Date | null
  undone_at: Date | null
  moved_at: Date
}

export type PriceHistoryTable = {
  id: GeneratedAlways<number>
  sku_id: number
  site: string
  currency: string
  amount: number
  was: number | null
  lowest_30: number | null
  since: Date
  set_by: string | null
  set_for: string | null
  change_id: string | null
}

export type PricePlansTable = {
  id: string
  sku_id: number
  begins_at: Date
  status: string
  planned_by: string
  planned_at: Date
  moved_at: Date
  refused_for: ColumnType<unknown, string | undefined | null, string>
}

export type PrizeDrawsTable = {
  id: string
  campaign_id: string
  order_id: string
  status: string
  draw_until: Date
  prize_id: string | null
  drawn_at: Date | null
  created_at: Date
  version: Generated<number>
}

export type PrizesTable = {
  id: string
  campaign_id: string
  position: number
  kind: string
  points: number
  weight: number
  stock: number | null
  given: Generated<number>
}

export type PromotionUsesTable = {
  id: string
  promotion_id: string
  contract_id: string
  order_id: string | null
  buyer_id: string
  person: string
  amount: number
  status: string
  version: Generated<number>
  at: Date
  updated_at: Date
}

export type PromotionsTable = {
  id: string
  shop_id: number | null
  site: string
  currency: string
  name: string
  kind: string
  percent: number | null
  amount: number | null
  from_goods: number
  code: string | null
  is_shown: Generated<boolean>
  most: number | null
  most_each: number | null
  used: Generated<number>
  starts_at: Date
  ends_at: Date
  status: string
  version: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
  gift_sku_id: number | null
  with_sku_id: number | null
  is_card: Generated<boolean>
}

export type ProposalsTable = {
  id: string
  kind: string
  subject_id: string
  name: string
  seen: string
  way: ColumnType<unknown, string | undefined | null, string>
  reason: string
  status: string
  proposed_by: string
  proposed_at: Date
  expires_at: Date
  ended_by: string | null
  ended_at: Date | null
}

export type ProviderCustomersTable = {
  id: string
  provider: string
  user_id: string | null
  ref: string | null
  request_key: string
  created_at: Generated<Date>
}

export type ProviderDaysTable = {
  provider: string
  day: string
  currency: string
  matter_id: string
  booked_taken: number
  listed_taken: number
  booked_back: number
  listed_back: number
  entries: ColumnType<unknown, string, string>
  entry_count: number
  compared_at: Date
}

export type ProviderEventsTable = {
  provider: string
  event_id: string
  payload: ColumnType<unknown, string | undefined | null, string>
  status: string
  received_at: Generated<Date>
  processed_at: Date | null
  payment_ref: string | null
}

export type PutAwaySetsTable = {
  main_id: number
  percent_off: number
  parts: ColumnType<unknown, string, string>
}

export type QuotesTable = {
  id: string
  buyer_id: string
  site: string
  fingerprint: string
  created_at: Generated<Date>
  coupon_id: string | null
}

export type RateLimitsTable = {
  key: string
  window_start: Date
  used: number
}

export type RecoveryCodesTable = {
  user_id: string
  code_hash: Buffer
  used_at: Date | null
}

export type RefundLegsTable = {
  id: string
  refund_id: string
  provider: string
  capture_ref: string
  amount: number
  currency: string
  status: string
  next_try_at: Date | null
  dispute_id: string | null
}

export type RefundLinesTable = {
  refund_id: string
  line_id: string
  goods: Generated<number>
  shipping: Generated<number>
  written_off: Generated<number>
}

export type RefundTriesTable = {
  id: string
  leg_id: string
  number: number
  key: string
  provider_ref: string | null
  status: string
  failed_reason: string | null
  sent_at: Date
  ended_at: Date | null
  listed_amount: number | null
  listed_at: Date | null
  listed_seen_at: Date | null
}

export type RefundsTable = {
  id: string
  buyer_id: string | null
  contract_id: string | null
  amount: number
  currency: string
  reason: string
  status: string
  version: Generated<number>
  request_key: string
  failed_reason: string | null
  created_at: Generated<Date>
  updated_at: Generated<Date>
  reverse_id: string | null
  order_id: string | null
  matter_id: string | null
  released: Generated<number>
}

export type RegionsTable = {
  id: number
  name: string
  short_name: string
  status: Generated<string>
}

export type ReturnAddressesTable = {
  shop_id: number
  for_country: Generated<string>
  address: ColumnType<unknown, string, string>
}

export type ReverseChangesTable = {
  reverse_id: string
  number: number
  reason: string
  remark: Generated<string>
  evidence: Generated<string[]>
  goods: number
  shipping: number
  lines: ColumnType<unknown, string, string>
  changed_at: Date
}

export type ReverseDisputesTable = {
  reverse_id: string
  opened_at: Date
  buyer_text: string
  buyer_files: Generated<string[]>
  answer_until: Date
  rule_until: Date
  shop_text: Generated<string>
  shop_files: Generated<string[]>
  shop_answered_at: Date | null
  ruling: string | null
  ruling_text: Generated<string>
  ruled_at: Date | null
  ruled_by: string | null
  ruled_amount: number | null
  late_count: Generated<number>
  shop_answered_by: string | null
  cause: Generated<string>
}

export type ReverseInspectionsTable = {
  reverse_line_id: string
  disposition: string
  qty: number
}

export type ReverseLinesTable = {
  reverse_id: string
  line_id: string
  qty: number
  unsent_qty: Generated<number>
  available: number
  apply_amount: number
  taken_qty: Generated<number>
  unsent_amount: Generated<number>
  id: Generated<string>
  asked_amount: number | null
  goods_sku_id: number | null
  goods: ColumnType<unknown, string | undefined | null, string>
  derivative_sku_id: number | null
  derivative: ColumnType<unknown, string | undefined | null, string>
  held_qty: Generated<number>
  replaced_qty: Generated<number>
  ruled_qty: number | null
  surcharge: Generated<number>
  surcharge_back: Generated<number>
  asked_surcharge_back: number | null
  surcharge_line: string | null
  difference: Generated<number>
  replaced_paid: number | null
  gift_undone: Generated<number>
  gift_back: Generated<number>
}

export type ReverseOffersTable = {
  id: string
  reverse_id: string
  kind: string
  amount: number
  content: string
  offered_at: Date
  offered_by: string
  answer_until: Date
  answer: string | null
  answered_at: Date | null
}

export type ReverseOrdersTable = {
  id: string
  buyer_id: string
  order_id: string
  contract_id: string
  shop_id: number
  seller_id: number
  code: string
  type: string
  status: string
  version: Generated<number>
  currency: string
  reason: string
  remark: Generated<string>
  evidence: Generated<string[]>
  goods: number
  shipping: Generated<number>
  available_goods: number
  available_shipping: Generated<number>
  refunded_goods: Generated<number>
  refunded_shipping: Generated<number>
  unit_count: number
  reject_reason: Generated<string>
  is_auto: Generated<boolean>
  request_key: string
  next_step_at: Date | null
  applied_at: Generated<Date>
  audited_at: Date | null
  refunded_at: Date | null
  stopped_at: Date | null
  updated_at: Generated<Date>
  search_words: Generated<string>
  answer_by: Generated<Date>
  reminded_at: Date | null
  return_address: ColumnType<unknown, string | undefined | null, string>
  posted_back_at: Date | null
  checked_at: Date | null
  qc_reject_reason: Generated<string>
  qc_photos: Generated<string[]>
  asked_shipping: number | null
  seller_sent_at: Date | null
  is_changed_to_return: Generated<boolean>
  refund_by: Date | null
  split_from: string | null
  surcharge_back_of: string | null
  difference_of: string | null
  loss_of: string | null
  is_guarantee: Generated<boolean>
  is_malls: Generated<boolean>
  reject_photos: Generated<string[]>
  approved_by_rule: number | null
  arrival_told: string | null
  handed_at: Date | null
  first_answered_at: Date | null
  first_answered_by: string | null
}

export type ReverseParcelsTable = {
  id: string
  reverse_id: string
  order_id: string
  buyer_id: string
  operator: string
  carrier_id: number
  number: string
  sent_at: Generated<Date>
  scanned_at: Date | null
  delivered_at: Date | null
  entries: ColumnType<unknown, string | undefined, string>
  checked_at: Date | null
  round: Generated<number>
  lost_at: Date | null
  is_shops_label: Generated<boolean>
  label_code: string | null
  label_file: string | null
  handed_in_at: Date | null
}

export type ReverseProofsTable = {
  id: string
  reverse_id: string
  side: string
  content: string
  photos: Generated<string[]>
  documents: Generated<string[]>
  added_by: string
  added_at: Date
  request_key: string
}

export type ReviewRemindedTable = {
  order_id: string
  user_id: string
  told_at: Date
}

export type ReviewRemindersTable = {
  user_id: string
  agreed_at: Date
  looked_at: Date
  told_at: Date | null
}

export type SavedAnswersTable = {
  id: GeneratedAlways<number>
  shop_id: number
  title: string
  content: string
}

export type SavedCardsTable = {
  id: string
  provider: string
  customer_id: string
  user_id: string | null
  status: string
  is_bound: boolean
  is_default: Generated<boolean>
  setup_ref: string | null
  method_ref: string | null
  token: string | null
  brand: string | null
  last_digits: string | null
  expiry_month: number | null
  expiry_year: number | null
  request_key: string
  created_at: Generated<Date>
  updated_at: Generated<Date>
  fingerprint: string | null
}

export type SecondFactorsTable = {
  id: Generated<string>
  user_id: string
  status: string
  sealed: Buffer
  key_id: string
  created_at: Date
  confirmed_at: Date | null
  last_step: number | null
}

export type SeenBrowsersTable = {
  user_id: string
  browser_hash: Buffer
  user_agent: string
  seen_at: Date
}

export type SellerStaffTable = {
  user_id: string
  seller_id: number
  role: Generated<string>
  since: Generated<Date>
}

export type SellersTable = {
  id: number
  name: string
  street: string
  city: string
  country: string
  vat_id: string
  email: string
  status: Generated<string>
  status_reason: Generated<string>
  return_address: ColumnType<unknown, string | undefined, string>
  history_id: Generated<string>
  phone: Generated<string>
}

export type ServicePricesTable = {
  item_id: number
  site: string
  service_id: number
  currency: string
  amount: number
}

export type ServicesTable = {
  id: GeneratedAlways<number>
  shop_id: number
  name: string
  shipping_name: string
  is_open: Generated<boolean>
}

export type SessionsTable = {
  token_hash: Buffer
  user_id: string
  created_at: Generated<Date>
  last_seen_at: Generated<Date>
  expires_at: Date
  user_agent: Generated<string>
  id: Generated<string>
  proven_until: Date | null
  seller_id: number | null
}

export type SetPartsTable = {
  main_id: number
  part_id: number
  shop_id: number
  position: number
  qty: number
}

export type SetPricesTable = {
  main_id: number
  percent_off: number
}

export type ShippingRatesTable = {
  shop_id: number
  site: string
  freight: string
  currency: string
  fee: number
  free_from: number | null
  transit_days: number
}

export type ShopsTable = {
  id: number
  seller_id: number
  name: string
  city: string
  country: string
  handling_days: number
  about: ColumnType<unknown, string | undefined, string>
}

export type SiteRegionsTable = {
  site: string
  region_id: number
  position: number
}

export type SkuPricesTable = {
  sku_id: number
  site: string
  currency: string
  amount: number
  was: number | null
  lowest_30: number | null
  since: Generated<Date>
  set_by: string | null
  sold_since: Generated<Date | null>
  withdrawn_at: Date | null
  set_for: string | null
  change_id: string | null
}

export type SkusTable = {
  id: GeneratedAlways<number>
  item_id: number
  code: string
  suffix: string
  finish: string
  size: string
  width_mm: number
  depth_mm: number
  height_mm: number
  weight_g: number
  picture: string
  position: number
  gtin: string | null
  gtin_shop_id: number | null
}

export type StaffInvitationsTable = {
  id: string
  seller_id: number
  email: string
  role: string
  invited_by: string
  created_at: Date
  expires_at: Date
}

export type StepTokensTable = {
  token_hash: Buffer
  purpose: string
  user_id: string
  target: Generated<string>
  expires_at: Date
  used_at: Date | null
}

export type StockTable = {
  sku_id: number
  on_hand: number
  reserved: Generated<number>
}

export type StockAlertsTable = {
  seller_id: number
  low: number | null
  is_mailed: Generated<boolean>
  looked_on: string | null
}

export type StockMovesTable = {
  id: GeneratedAlways<number>
  sku_id: number
  line_id: string | null
  d_on_hand: number
  d_reserved: number
  reason: string
  at: Generated<Date>
  actor_id: string | null
  note: string | null
  request_key: string | null
}

export type StockWishesTable = {
  id: string
  sku_id: number
  site: string
  language: string
  user_id: string | null
  email: string | null
  mailbox: string | null
  asked_at: Date
  waits_since: Date | null
  told_at: Date | null
  expires_at: Date
}

export type StrayParcelsTable = {
  id: string
  status: string
  carrier_code: string
  number: string
  order_id: string | null
  reason: string
  registered_at: Date | null
  found_at: Date
  closed_at: Date | null
}

export type StreetsTable = {
  id: number
  region_id: number
  city_code: string | null
  name: string
  alias: string
  postal_code: Generated<string>
  city: string
  province: string
}

export type TaxCountriesTable = {
  country: string
  version: Generated<number>
}

export type TaxRatesTable = {
  country: string
  begins_on: string
  rate: number
}

export type ThirdAccountsTable = {
  account_type: string
  subject: string
  user_id: string
  label: Generated<string>
  created_at: Generated<Date>
}

export type ThirdLoginsTable = {
  state_hash: Buffer
  browser_hash: Buffer
  account_type: string
  nonce: string
  verifier: string
  return_to: Generated<string>
  user_id: string | null
  expires_at: Date
}

export type TransitionsTable = {
  entity: string
  entity_id: string
  seq: number
  from_state: string | null
  to_state: string
  event: string
  actor: string
  actor_id: string | null
  facts: ColumnType<unknown, string | undefined | null, string>
  at: Generated<Date>
}

export type UnreadCapturesTable = {
  provider: string
  provider_ref: string
  payment_ref: string
  reference: string
  amount: number
  currency: string
  captured_at: Date
}

export type UsersTable = {
  id: string
  kind: string
  email: string | null
  nickname: Generated<string>
  password_hash: string | null
  language: Generated<string>
  site: Generated<string>
  created_at: Generated<Date>
  mobile: string | null
  avatar: string | null
  gender: Generated<string>
  birthday: string | null
  invitation_code: string | null
  invited_by: string | null
  invited_at: Date | null
  password_changed_at: Date | null
  deleted_at: Date | null
}

export type VerificationCodesTable = {
  id: string
  user_id: string | null
  purpose: string
  channel: string
  target: string
  code_hash: Buffer
  tries: Generated<number>
  created_at: Generated<Date>
  expires_at: Date
  used_at: Date | null
  asked_by: string | null
  other_tries: Generated<number>
}

export type VouchersTable = {
  id: string
  order_id: string
  line_id: string
  unit: number
  seller_id: number
  kind: string
  code_hash: Buffer
  sealed: Buffer
  key_id: string
  status: string
  issued_at: Date
  expires_at: Date
  used_at: Date | null
  version: Generated<number>
}

export type WebhookEndpointsTable = {
  id: string
  seller_id: number
  url: string
  events: string[]
  status: string
  sealed: Buffer
  key_id: string
  sealed_before: Buffer | null
  key_id_before: string | null
  before_until: Date | null
  created_at: Date
  made_by: string
  failing_since: Date | null
  resting_until: Date | null
}

export type WebhookMessagesTable = {
  id: string
  endpoint_id: string
  seller_id: number
  type: string
  body: string
  status: Generated<string>
  try_count: Generated<number>
  created_at: Date
  next_try_at: Date | null
}

export type WebhookTriesTable = {
  id: GeneratedAlways<number>
  message_id: string
  at: Date
  outcome: string
  http: number | null
  ms: number
  answer: string
}

export type WithdrawalsTable = {
  id: string
  code: string
  request_key: string
  status: string
  site: string
  language: string
  name: string
  order_codes: string
  email: string
  scope: Generated<string>
  picked: ColumnType<unknown, string | undefined | null, string>
  user_id: string | null
  proof: string
  stated_at: Generated<Date>
  contract_id: string | null
  reason: string | null
  answer: Generated<string>
  closed_at: Date | null
  keep_until: string | null
}

export type DB = {
  addresses: AddressesTable
  api_keys: ApiKeysTable
  approval_rules: ApprovalRulesTable
  article_lookups: ArticleLookupsTable
  article_texts: ArticleTextsTable
  article_versions: ArticleVersionsTable
  articles: ArticlesTable
  attribute_option_texts: AttributeOptionTextsTable
  attribute_options: AttributeOptionsTable
  attribute_texts: AttributeTextsTable
  attributes: AttributesTable
  audit_lines: AuditLinesTable
  audit_origins: AuditOriginsTable
  campaigns: CampaignsTable
  captchas: CaptchasTable
  captures: CapturesTable
  card_tries: CardTriesTable
  carriers: CarriersTable
  cart_lines: CartLinesTable
  cart_pickups: CartPickupsTable
  cart_services: CartServicesTable
  categories: CategoriesTable
  category_texts: CategoryTextsTable
  comment_replies: CommentRepliesTable
  comment_reply_versions: CommentReplyVersionsTable
  comment_reports: CommentReportsTable
  comment_voices: CommentVoicesTable
  comments: CommentsTable
  contracts: ContractsTable
  covers: CoversTable
  disputes: DisputesTable
  districts: DistrictsTable
  earned_orders: EarnedOrdersTable
  exports: ExportsTable
  files: FilesTable
  flash_sales: FlashSalesTable
  free_orders: FreeOrdersTable
  gift_card_codes: GiftCardCodesTable
  gift_cards: GiftCardsTable
  goods_import_rows: GoodsImportRowsTable
  goods_imports: GoodsImportsTable
  goods_tallies: GoodsTalliesTable
  goods_words: GoodsWordsTable
  goods_words_counts: GoodsWordsCountsTable
  group_buy_offers: GroupBuyOffersTable
  group_buy_sizes: GroupBuySizesTable
  group_buys: GroupBuysTable
  half_sign_ins: HalfSignInsTable
  held_shares: HeldSharesTable
  invoice_drawings: InvoiceDrawingsTable
  invoice_series: InvoiceSeriesTable
  invoices: InvoicesTable
  item_attribute_texts: ItemAttributeTextsTable
  item_attributes: ItemAttributesTable
  item_offers: ItemOffersTable
  item_saves: ItemSavesTable
  item_texts: ItemTextsTable
  items: ItemsTable
  ledger_entries: LedgerEntriesTable
  listed_tallies: ListedTalliesTable
  low_stock: LowStockTable
  mail_stops: MailStopsTable
  mails_before_restore: MailsBeforeRestoreTable
  mails_sent: MailsSentTable
  mall_settings: MallSettingsTable
  member_levels: MemberLevelsTable
  member_sign_ins: MemberSignInsTable
  merchant_applications: MerchantApplicationsTable
  missed_searches: MissedSearchesTable
  money_matters: MoneyMattersTable
  operators: OperatorsTable
  order_codes: OrderCodesTable
  order_lines: OrderLinesTable
  order_messages: OrderMessagesTable
  order_notes: OrderNotesTable
  order_tallies: OrderTalliesTable
  order_views: OrderViewsTable
  orders: OrdersTable
  parcel_capture_tries: ParcelCaptureTriesTable
  parcel_captures: ParcelCapturesTable
  parcel_lines: ParcelLinesTable
  parcel_tracks: ParcelTracksTable
  parcels: ParcelsTable
  passkey_challenges: PasskeyChallengesTable
  passkeys: PasskeysTable
  pay_scripts: PayScriptsTable
  payment_attempts: PaymentAttemptsTable
  payment_orders: PaymentOrdersTable
  pickup_sites: PickupSitesTable
  planned_prices: PlannedPricesTable
  point_accounts: PointAccountsTable
  point_entries: PointEntriesTable
  point_prices: PointPricesTable
  postcodes: PostcodesTable
  pre_sales: PreSalesTable
  price_change_rows: PriceChangeRowsTable
  price_changes: PriceChangesTable
  price_history: PriceHistoryTable
  price_plans: PricePlansTable
  prize_draws: PrizeDrawsTable
  prizes: PrizesTable
  promotion_uses: PromotionUsesTable
  promotions: PromotionsTable
  proposals: ProposalsTable
  provider_customers: ProviderCustomersTable
  provider_days: ProviderDaysTable
  provider_events: ProviderEventsTable
  put_away_sets: PutAwaySetsTable
  quotes: QuotesTable
  rate_limits: RateLimitsTable
  recovery_codes: RecoveryCodesTable
  refund_legs: RefundLegsTable
  refund_lines: RefundLinesTable
  refund_tries: RefundTriesTable
  refunds: RefundsTable
  regions: RegionsTable
  return_addresses: ReturnAddressesTable
  reverse_changes: ReverseChangesTable
  reverse_disputes: ReverseDisputesTable
  reverse_inspections: ReverseInspectionsTable
  reverse_lines: ReverseLinesTable
  reverse_offers: ReverseOffersTable
  reverse_orders: ReverseOrdersTable
  reverse_parcels: ReverseParcelsTable
  reverse_proofs: ReverseProofsTable
  review_reminded: ReviewRemindedTable
  review_reminders: ReviewRemindersTable
  saved_answers: SavedAnswersTable
  saved_cards: SavedCardsTable
  second_factors: SecondFactorsTable
  seen_browsers: SeenBrowsersTable
  seller_staff: SellerStaffTable
  sellers: SellersTable
  service_prices: ServicePricesTable
  services: ServicesTable
  sessions: SessionsTable
  set_parts: SetPartsTable
  set_prices: SetPricesTable
  shipping_rates: ShippingRatesTable
  shops: ShopsTable
  site_regions: SiteRegionsTable
  sku_prices: SkuPricesTable
  skus: SkusTable
  staff_invitations: StaffInvitationsTable
  step_tokens: StepTokensTable
  stock: StockTable
  stock_alerts: StockAlertsTable
  stock_moves: StockMovesTable
  stock_wishes: StockWishesTable
  stray_parcels: StrayParcelsTable
  streets: StreetsTable
  tax_countries: TaxCountriesTable
  tax_rates: TaxRatesTable
  third_accounts: ThirdAccountsTable
  third_logins: ThirdLoginsTable
  transitions: TransitionsTable
  unread_captures: UnreadCapturesTable
  users: UsersTable
  verification_codes: VerificationCodesTable
  vouchers: VouchersTable
  webhook_endpoints: WebhookEndpointsTable
  webhook_messages: WebhookMessagesTable
  webhook_tries: WebhookTriesTable
  withdrawals: WithdrawalsTable
}
