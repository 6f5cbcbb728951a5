import type { Site } from '@galleria/contract/storefronts'
import type { Currency } from '@galleria/kernel/money'

/** A way to pay within a channel. `max` is in minor units, in the currency of its only country. */
export type Method = {
  readonly type: string
  readonly name: string
  /** The storefronts that offer it; without them, all. */
  readonly sites?: readonly Site[]
  /** The countries of delivery that it exists in; without them, all. */
  readonly countries?: readonly string[]
  readonly currencies?: readonly Currency[]
  readonly max?: number
  readonly needsCompany?: boolean
  /** The browser alone knows whether it can. */
  readonly needsCapableBrowser?: boolean
  /**
   * Paid at a machine or by a transfer: how many days an order waits for it, instead of the one
   * that a bank may think.
   */
  readonly waitsDays?: number
  /** Of a lender. All is taken at once by any other. */
  readonly lending?: Lending
  /** Its buyer hears whether a card is good, which so many may be tried for (record 301). */
  readonly triesCard?: boolean
  /**
   * A card is typed into a form on our page. No buyer sees two of those beside each other: of the
   * forms that are open to them, the one with the lowest number stands there (record 307).
   */
  readonly cardForm?: number
}

/**
 * How its lender lets a shop take what it lends (record 247). `IN_PARTS`: promised when its buyer
 * pays, and taken for each parcel that leaves, for so many days where the lender does not say until
 * when; an operator is told so many days before. `WHOLE`: never less than all of it, so that it is
 * taken at once.
 */
export type Lending =
  | { readonly taken: 'IN_PARTS'; readonly days: number; readonly alarmDays: number }
  | { readonly taken: 'WHOLE' }
type Parts = Extract<Lending, { readonly taken: 'IN_PARTS' }>

/** The ways to pay and who may use them, as data. `anonymous` channels are open to guests. */
export type Channel = {
  readonly name: string
  readonly provider: string
  readonly isAnonymous: boolean
  readonly isDemo: boolean
  /** Only where `PAY_CHANNELS` names it. */
  readonly isOptional?: boolean
  readonly sites?: readonly Site[]
  readonly currencies?: readonly Currency[]
  /** Countries of delivery for which it is not offered. */
  readonly notTo?: readonly string[]
  readonly isForPoints?: boolean
  /** Paid by a card that the member keeps. */
  readonly needsCard?: boolean
  readonly methods: readonly Method[]
}

/** In minor units: less than this some provider takes by no way. */
export const leastPayable: Readonly<Partial<Record<Currency, number>>> = {
  EUR: 50,
  GBP: 30,
  SEK: 300,
  PLN: 200,
}

/** A row and a provider of this name make a channel. */
export const channels: readonly Channel[] = [
  {
    name: 'ADYEN_PC',
    provider: 'adyen',
    isAnonymous: true,
    isDemo: false,
    methods: [
      { type: 'card', name: 'Card', triesCard: true, cardForm: 3 },
      { type: 'applepay', name: 'Apple Pay', needsCapableBrowser: true, triesCard: true },
      { type: 'googlepay', name: 'Google Pay', triesCard: true },
      { type: 'ideal', name: 'iDEAL', sites: ['NL'], currencies: ['EUR'] },
      { type: 'bcmc', name: 'Bancontact', sites: ['NL'], currencies: ['EUR'], triesCard: true },
      { type: 'klarna_paynow', name: 'Klarna Pay Now', sites: ['DE'], currencies: ['EUR'] },
      {
        type: 'klarna_b2b',
        name: 'Billie',
        sites: ['DE', 'NL'],
        needsCompany: true,
        lending: { taken: 'IN_PARTS', days: 28, alarmDays: 5 },
      },
      // A brand of the same form.
      {
        type: 'cartebancaire',
        name: 'Cartes Bancaires',
        sites: ['FR'],
        currencies: ['EUR'],
        triesCard: true,
        cardForm: 3,
      },
      { type: 'satispay', name: 'Satispay', sites: ['IT'], currencies: ['EUR'] },
      {
        type: 'multibanco',
        name: 'Multibanco',
        sites: ['ES'],
        countries: ['PT'],
        currencies: ['EUR'],
        max: 2500_00,
        waitsDays: 3,
      },
      { type: 'mbway', name: 'MB WAY', sites: ['ES'], countries: ['PT'], currencies: ['EUR'] },
      { type: 'swish', name: 'Swish', sites: ['SE'], currencies: ['SEK'] },
      { type: 'blik', name: 'BLIK', sites: ['PL'], currencies: ['PLN'] },
      { type: 'przelewy24', name: 'Przelewy24', sites: ['PL'], currencies: ['PLN'] },
      {
        type: 'paypo',
        name: 'PayPo',
        sites: ['PL'],
        currencies: ['PLN'],
        lending: { taken: 'WHOLE' },
      },
      // On a Friday afternoon a transfer is sent that arrives on Tuesday.
      {
        type: 'bankTransfer_IBAN',
        name: 'Bank transfer',
        sites: ['DE', 'NL'],
        currencies: ['EUR'],
        waitsDays: 5,
      },
      {
        type: 'clearpay',
        name: 'Clearpay',
        sites: ['UK'],
        currencies: ['GBP'],
        max: 1000_00,
        lending: { taken: 'IN_PARTS', days: 13, alarmDays: 5 },
      },
      // The older name of Google Pay, two of countries without a storefront, and one that its owner
      // has ended: they exist, and nobody is offered them.
      { type: 'paywithgoogle', name: 'Google Pay', sites: [], triesCard: true },
      { type: 'afterpaytouch', name: 'Afterpay', sites: [] },
      { type: 'zip', name: 'Zip', sites: [] },
      { type: 'directEbanking', name: 'Sofort', sites: [] },
    ],
  },
  {
    name: 'ADYEN_LINK',
    provider: 'adyen',
    isAnonymous: true,
    isDemo: false,
    isOptional: true,
    methods: [{ type: 'link', name: 'Link', triesCard: true }],
  },
  {
    name: 'PAYPAL_PAY_PC',
    provider: 'paypal',
    isAnonymous: true,
    isDemo: false,
    methods: [{ type: 'paypal', name: 'PayPal' }],
  },
  {
    name: 'STRIPE_PAY_QUICK',
    provider: 'stripe',
    isAnonymous: false,
    isDemo: false,
    needsCard: true,
    methods: [{ type: 'card', name: 'Card', triesCard: true }],
  },
  {
    name: 'STRIPE_PAY_PC',
    provider: 'stripe',
    isAnonymous: true,
    isDemo: false,
    isOptional: true,
    methods: [{ type: 'card', name: 'Card', triesCard: true, cardForm: 1 }],
  },
  {
    name: 'BRAINTREE',
    provider: 'braintree',
    isAnonymous: true,
    isDemo: false,
    isOptional: true,
    methods: [{ type: 'card', name: 'Card', triesCard: true, cardForm: 2 }],
  },
  {
    name: 'KLARNA',
    provider: 'klarna',
    isAnonymous: true,
    isDemo: false,
    notTo: ['IE', 'PT', 'LU', 'BE', 'AT'],
    isForPoints: false,
    methods: [
      {
        type: 'klarna',
        name: 'Klarna',
        lending: { taken: 'IN_PARTS', days: 28, alarmDays: 5 },
      },
    ],
  },
  {
    name: 'AFFIRM_PC',
    provider: 'affirm',
    isAnonymous: true,
    isDemo: false,
    sites: ['UK'],
    currencies: ['GBP'],
    // As long as the mall's agreement with Affirm says, which each transaction tells.
    methods: [
      {
        type: 'affirm',
        name: 'Affirm',
        lending: { taken: 'IN_PARTS', days: 30, alarmDays: 5 },
      },
    ],
  },
  {
    name: 'MOCKPAY',
    provider: 'mockpay',
    isAnonymous: true,
    isDemo: true,
    methods: [{ type: 'mockpay', name: 'MOCKPAY' }],
  },
]

/** By a card that is kept, the way has that card's name. */
export function triesCard({ methods }: Pick<Channel, 'methods'>, method: string | null): boolean {
  const known = methods.find(({ type }) => type === method)
  return (known ? [known] : methods).some((one) => one.triesCard === true)
}

/**
 * How money is taken by a promise; undefined for a way by which nothing is promised. Where nobody
 * knows any more which way it was, it is the one that ends first.
 */
export function partsOf(
  { methods }: Pick<Channel, 'methods'>,
  method: string | null,
): Parts | undefined {
  const known = methods.find(({ type }) => type === method)
  const lent = (known ? [known] : methods).flatMap(({ lending }) =>
    lending?.taken === 'IN_PARTS' ? lending : [],
  )
  return lent.toSorted((one, other) => one.days - other.days)[0]
}

/** Of what was promised already. */
export function authorisedFor({
  channel,
  method,
}: {
  readonly channel: string
  readonly method: string | null
}): Parts {
  const row = channels.find(({ name }) => name === channel)
  const found = row && partsOf(row, method)
  if (!found) throw new Error(`nobody knows how long a promise by ${channel} holds`)
  return found
}

/** What was paid by, as far as its buyer knows it; undefined where nobody knows what it was. */
export function usedMethod(channel: string, method: string | null): Method | undefined {
  const methods = channels.find(({ name }) => name === channel)?.methods ?? []
  const used =
    methods.find(({ type }) => type === method) ?? (methods.length === 1 ? methods[0] : undefined)
  return used?.type === 'link' ? undefined : used
}

/** Who pays what where. What is not known yet, before there is an order, restricts nothing. */
export type Payer = {
  readonly isGuest: boolean
  readonly isDemo: boolean
  readonly site: Site
  /** Of delivery. */
  readonly country?: string | undefined
  readonly currency?: Currency | undefined
  /** In minor units of the currency. */
  readonly amount?: number | undefined
  readonly hasCompany?: boolean | undefined
  /** A member who keeps a card. */
  readonly hasCard?: boolean | undefined
  /** Part of it is paid with points. */
  readonly isWithPoints?: boolean | undefined
  /** Countries whose own methods are not wanted. */
  readonly excluded?: readonly string[] | undefined
}

/**
 * The channels that a payer is offered with the methods open to them: the storefront's own
 * favourite first, the rest in the mall's order, and one form for a card among them. Decided here
 * for the page that offers them and once more when one is used [PAY-002, PAY-085 to PAY-089].
 */
export function channelsFor(
  payer: Payer,
  all: readonly Channel[],
  first?: string,
): readonly Channel[] {
  const open = channelsOpenTo(payer, all)
  const forms = open.flatMap(({ methods }) => methods.flatMap(({ cardForm }) => cardForm ?? []))
  const shown = Math.min(...forms)
  return open
    .flatMap((channel) => only(channel, ({ cardForm = shown }) => cardForm === shown))
    .toSorted((a, b) => Number(b.name === first) - Number(a.name === first))
}

/** Each of which they may come to be offered, once another provider is silent. */
export function channelsOpenTo(payer: Payer, all: readonly Channel[]): readonly Channel[] {
  return all
    .filter((channel) => isOpenTo(channel, payer))
    .flatMap((channel) => only(channel, (method) => isMethodOpenTo(method, payer)))
}

/** A channel whose methods are all closed is closed. */
function only(channel: Channel, isOpen: (method: Method) => boolean): Channel[] {
  const methods = channel.methods.filter(isOpen)
  return methods.length > 0 || channel.methods.length === 0 ? [{ ...channel, methods }] : []
}

function isOpenTo(channel: Channel, payer: Payer): boolean {
  return (
    (channel.isAnonymous || !payer.isGuest) &&
    (!channel.isDemo || payer.isDemo) &&
    isIn(channel.sites, payer.site) &&
    isIn(channel.currencies, payer.currency) &&
    !(payer.country !== undefined && channel.notTo?.includes(payer.country)) &&
    !(channel.needsCard === true && payer.hasCard === false) &&
    !(payer.isWithPoints === true && channel.isForPoints === false)
  )
}

function isMethodOpenTo(method: Method, payer: Payer): boolean {
  return (
    isIn(method.sites, payer.site) &&
    isIn(method.countries, payer.country) &&
    isIn(method.currencies, payer.currency) &&
    !method.countries?.every((country) => payer.excluded?.includes(country)) &&
    !(method.max !== undefined && payer.amount !== undefined && payer.amount > method.max) &&
    !(method.needsCompany === true && payer.hasCompany === false)
  )
}

/** Without a list everything is in it; what is not known is not held against it. */
function isIn<T>(list: readonly T[] | undefined, one: T | undefined): boolean {
  return list === undefined || one === undefined || list.includes(one)
}
