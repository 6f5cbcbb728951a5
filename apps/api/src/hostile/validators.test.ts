import { expect, test } from 'vitest'
import { applicationErrors } from '@galleria/contract/application-rules'
import { addressSchema } from '@galleria/contract/address-rules'
import { isEmail } from '@galleria/contract/email'
import { calls } from '@galleria/contract/calls'
import type { Call } from '@galleria/contract/define-call'
import { isPhone } from '@galleria/contract/phone-check'
import { readSellerTaxId, sellerTaxExamples } from '@galleria/contract/seller-tax'
import { sites } from '@galleria/contract/storefronts'
import { fromWireId } from '@galleria/kernel/id'
import { processorTime } from '@galleria/kernel/processor-time'
import { chooseLanguage, chooseSite } from '#platform/gate.ts'
import { readPictureAddress } from '#platform/pictures.ts'
import { readGuestToken } from '#modules/order/guests/guest-link.ts'
import { hamburg } from '../testing/shop-steps.ts'
import { rollWith } from './dice.ts'
import { sampleBody, type Slot } from './samples.ts'

/** Every text of an application as hostile as it gets. */
const applicationOf = (text: string) => ({
  company: text,
  taxId: text,
  country: 'DE',
  contactName: text,
  contactPhone: text,
  email: text,
  shopName: text,
  about: text,
  documents: [],
  agreed: [text],
  returnAddress: {
    street: text,
    houseNo: text,
    detail: text,
    postalCode: text,
    city: text,
    province: text,
    country: 'GB',
  },
})

const addresses = Object.fromEntries(
  sites.map((site) => [site, addressSchema(site, 'SHIPPING')]),
) as Record<(typeof sites)[number], ReturnType<typeof addressSchema>>

/**
 * What tries everything takes seconds with so many letters; a rule that goes over them once takes a
 * fraction of this on a slow machine.
 */
const MOST_MS = 50
const LENGTH = 50_000
/**
 * Texts that make a backtracking pattern try everything: long runs of what a part may be made of,
 * and a wrong end.
 */
const ADVERSARIES: Record<string, string> = {
  'one letter': 'a'.repeat(LENGTH),
  'letters and a wrong end': `${'a'.repeat(LENGTH)}!`,
  blanks: ' '.repeat(LENGTH),
  'blanks around a letter': `${' '.repeat(LENGTH / 2)}a${' '.repeat(LENGTH / 2)}`,
  'tabs between letters': 'a\t'.repeat(LENGTH / 2),
  figures: '1'.repeat(LENGTH),
  'figures and a letter': `${'1'.repeat(LENGTH)}x`,
  'a number in blanks': '1 '.repeat(LENGTH / 2),
  'labels without an end': `a@${'a.'.repeat(LENGTH / 2)}`,
  'labels of dashes': `a@${'a-'.repeat(LENGTH / 2)}`,
  'signs of mail': '@'.repeat(LENGTH),
  'one label': `a@${'a'.repeat(LENGTH)}`,
  'sixty-four before the sign': `${'a'.repeat(64)}@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}!`,
  'a telephone': `+49${' ()/.-'.repeat(LENGTH / 6)}`,
  'a telephone that ends wrong': `+49 ${'1'.repeat(17)}x`,
  hyphens: '-'.repeat(LENGTH),
  'words and hyphens': `${'a-'.repeat(LENGTH / 2)}.webp`,
  dots: '.'.repeat(LENGTH),
  'base 64': `${'AAAA'.repeat(LENGTH / 4)}=`,
  commas: ','.repeat(LENGTH),
  brackets: '['.repeat(LENGTH),
  'joined marks': `a${'\u0301'.repeat(LENGTH)}`,
  surrogates: '\ud800'.repeat(LENGTH),
  'line ends': '\r\n'.repeat(LENGTH / 2),
  'an id without an end': `ord_${'0'.repeat(LENGTH)}`,
  'language tags': 'de-'.repeat(LENGTH / 3),
}

const slowest: { ms: number; what: string } = { ms: 0, what: '' }
function time(what: string, work: () => unknown): void {
  const ms = processorTime(work, 2)
  // What seems slow is asked again before it counts.
  if (ms > slowest.ms)
    Object.assign(slowest, { ms: ms < MOST_MS ? ms : processorTime(work, 5), what })
}

test('no text of fifty thousand letters keeps any rule of the wire busy for fifty milliseconds', () => {
  for (const call of Object.values(calls) as readonly Call[]) {
    const { value, slots } = sampleBody(call, { dice: rollWith(1), own: {}, isFull: true })
    for (const slot of slots.filter(
      ({ kind }) => kind === 'text' || kind === 'id' || kind === 'word',
    )) {
      for (const [name, text] of Object.entries(ADVERSARIES)) {
        // At the field's own length too: what is too long is refused before any pattern is tried.
        for (const given of [text, text.slice(0, slot.most ?? 40)])
          time(`${call.call} ${slot.path.join('.')}: ${name}`, () =>
            call.body.safeParse(withText(value, slot, given)),
          )
      }
    }
  }
  expect(slowest.ms, slowest.what).toBeLessThan(MOST_MS)
})

test('nor any rule of an address in any storefront, nor what reads headers, links and file names', () => {
  slowest.ms = 0
  for (const [name, text] of Object.entries(ADVERSARIES)) {
    for (const site of sites) {
      for (const field of Object.keys(hamburg)) {
        for (const given of [text, text.slice(0, 100), text.slice(0, 34)])
          time(`${site} ${field}: ${name}`, () =>
            addresses[site].safeParse({
              ...hamburg,
              company: '',
              hearFrom: 'x',
              isDefault: false,
              [field]: given,
            }),
          )
      }
    }
    const readers: Record<string, () => unknown> = {
      isEmail: () => isEmail(text.slice(0, 254)),
      fromWireId: () => fromWireId('order', text),
      chooseSite: () => chooseSite(text, text, text),
      chooseLanguage: () => chooseLanguage(text, text, text, 'DE'),
      readPictureAddress: () => readPictureAddress(text),
      'readPictureAddress of 120': () => readPictureAddress(text.slice(0, 120)),
      readGuestToken: () => readGuestToken(['secret'], text, new Date(0)),
      readSellerTaxId: () =>
        Object.keys(sellerTaxExamples).map((country) => readSellerTaxId(country as 'DE', text)),
      applicationErrors: () => applicationErrors(applicationOf(text), isPhone),
      'applicationErrors of 1000': () =>
        applicationErrors(applicationOf(text.slice(0, 1000)), isPhone),
    }
    for (const [reader, read] of Object.entries(readers)) time(`${reader}: ${name}`, read)
  }
  expect(slowest.ms, slowest.what).toBeLessThan(MOST_MS)
})

test('every text, list and number that a call takes has an end', () => {
  // Districts and regions come by the thousand; nothing else does.
  const most: Record<string, number> = { text: 4000, array: 100, number: 2_000_000_000 }
  const tables = [
    // A column for each attribute of the mall, of a text one in every language.
    'POST /sapi/mall-merchant/goodsTable/check fieldList: array up to 1000',
    // Items that were ticked: as many as can be.
    'POST /sapi/mall-merchant/priceChange/preview itemIdList: array up to 200',
    // What an operator tells a bank about a dispute: as much as Stripe takes.
    'POST /sapi/mall-operator/money/answerDispute note: text up to 5000',
    // A page of the mall's own: terms and conditions.
    'POST /sapi/mall-operator/page/save body: text up to 40000',
    // Fields of a card, each encrypted by its provider.
    'POST /sapi/mall-pay/payment/firstPay token: text up to 20000',
    // Two hundred lines of a table that a shop fills in.
    'POST /sapi/mall-merchant/order/shipByTable content: text up to 60000',
  ]
  const endless = (Object.values(calls) as readonly Call[]).flatMap((call) => {
    const { slots } = sampleBody(call, { dice: rollWith(1), own: {}, isFull: true })
    return slots
      .filter(
        ({ kind, most: end, isPattern }) =>
          kind in most && !isPattern && !(end !== undefined && end <= (most[kind] ?? 0)),
      )
      .map(({ path, kind, most: end }) => `${call.call} ${path.join('.')}: ${kind} up to ${end}`)
  })
  expect(endless).toEqual(tables)
})

function withText(value: unknown, slot: Slot, text: string): unknown {
  const copy = structuredClone(value)
  const last = slot.path.at(-1)
  const holder = slot.path
    .slice(0, -1)
    .reduce<unknown>((held, step) => (held as Record<string | number, unknown>)[step], copy)
  if (last !== undefined) (holder as Record<string | number, unknown>)[last] = text
  return copy
}
