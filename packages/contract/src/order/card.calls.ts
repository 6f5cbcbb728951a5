import * as z from 'zod/mini'
import { defineCall } from '../define-call.ts'
import { idOf, nothing, text } from '../wire.ts'

/**
 * What a page may know of a card. The token is the mall's own name for it: only its owner can pay
 * by it.
 */
const wireCard = z.object({
  id: z.string(),
  /** Null until the bank has agreed. */
  payCenterToken: z.nullable(z.string()),
  tailNumber: z.string(),
  isDefault: z.boolean(),
  bankNetBO: z.object({ bankNetName: z.string(), bankNetLogo: z.string() }),
  expiryMonth: z.nullable(z.int()),
  expiryYear: z.nullable(z.int()),
  isExpired: z.boolean(),
})
export type WireCard = z.output<typeof wireCard>

/** Ids are of the mall's own list of places; the names alone count. */
const place = z.object({
  provinceId: z.optional(text(40)),
  provinceName: z.optional(text(200)),
  cityId: z.optional(text(40)),
  cityName: z.optional(text(200)),
  regionId: z.optional(text(40)),
  regionName: z.optional(text(200)),
})
const flag = z.union([z.literal(0), z.literal(1)])

export const cardCalls = {
  listCards: defineCall({
    call: 'POST /api/trantor/flow/customer_QueryCardByCustomerFlow',
    who: 'member',
    about:
      'The cards that this member keeps, the default first; with `isBind` 0 those that were added for one payment.',
    body: z.object({ isBind: z._default(flag, 1) }),
    reply: z.object({
      data: z.array(wireCard),
      /**
       * What the page needs to add one: where the script is, the publishable key. Null where no
       * provider keeps cards.
       */
      config: z.nullable(z.record(z.string(), z.string())),
    }),
    refusals: [],
  }),
  createCard: defineCall({
    call: 'POST /api/trantor/flow/customer_CreateCardFlow',
    who: 'member',
    about:
      'Begins to keep a card. The browser gives its number to the provider alone, with the secret that is answered; whose card it is goes along from there and is not kept here.',
    body: z.object({
      cardHolderName: text(200),
      mobile: text(60),
      email: text(300),
      country: text(60),
      address: z._default(place, {}),
      street: text(200),
      houseNumber: text(60),
      zipCode: text(60),
      city: z._default(text(200), ''),
      state: z._default(text(200), ''),
      isSave: z._default(flag, 1),
    }),
    reply: z.object({ id: z.string(), extra: z.object({ clientSecret: z.string() }) }),
    refusals: ['card.unavailable', 'card.too_many'],
  }),
  queryCard: defineCall({
    call: 'POST /api/trantor/func/customer_QueryOneCardFunc',
    who: 'member',
    about: 'One card. Until it has its token the provider is asked whether it keeps it.',
    body: z.object({ id: idOf('card') }),
    reply: wireCard,
    refusals: ['card.not_found'],
  }),
  setDefaultCard: defineCall({
    call: 'POST /api/trantor/func/customer_SetDefaultCardFunc',
    who: 'member',
    about: 'Makes a card the one that is chosen at first.',
    body: z.object({ id: idOf('card') }),
    reply: nothing,
    refusals: ['card.not_found'],
  }),
  deleteCard: defineCall({
    call: 'POST /api/trantor/func/customer_DeleteCardFunc',
    who: 'member',
    about: 'Takes a card away: here at once, at the provider right after.',
    body: z.object({ id: idOf('card') }),
    reply: nothing,
    refusals: ['card.not_found'],
  }),
}
