import type { StaffRole } from '@galleria/contract/merchant-rights'
import { sites, type Language, type Site } from '@galleria/contract/storefronts'
import type { Row } from '../../../database/bulk-insert.ts'
import { DAY } from '@galleria/kernel/time'
import { createRandom, type Random } from './random.ts'

/**
 * argon2id (m=19456, t=2, p=1) of `galleria-demo`, made once: hashing 2,000 times would take
 * minutes. Production refuses these accounts.
 */
export const DEMO_PASSWORD_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$FksJUXr1xCKa/ccsBoXfSg$/9kbcyY31bjlIcZZA5CyznQTXccYXF5/GkFARb9IXMM'

export type DemoAccount = {
  id: string
  email: string
  nickname: string
  language: Language
  site: Site
  createdAt: number
  sellerId: number | null
  role?: StaffRole
}

/**
 * The people one may sign in as: anna with a history, ben without, and one person in each of two
 * shops.
 */
export function makeDemoAccounts(random: Random, now: number): DemoAccount[] {
  const account = (
    email: string,
    nickname: string,
    daysAgo: number,
    sellerId: number | null,
  ): DemoAccount => {
    const createdAt = now - daysAgo * DAY
    return {
      id: random.uuid(createdAt),
      email,
      nickname,
      language: 'de',
      site: sites[0],
      createdAt,
      sellerId,
    }
  }
  return [
    account('anna@galleria.test', 'Anna Lindqvist', 580, null),
    account('ben@galleria.test', 'Ben Brandt', 3, null),
    account('merchant@galleria.test', 'Mira Hansen', 700, 5),
    account('merchant2@galleria.test', 'Jonas Petersen', 690, 11),
  ]
}

/** Somebody in each of the other shops, who answers reviews and decides about refunds. */
const otherStaff: readonly (readonly [
  sellerId: number,
  email: string,
  nickname: string,
  language: Language,
  site: Site,
])[] = [
  [12, 'claire@atelier-brunel.test', 'Claire Brunel', 'fr', 'FR'],
  [13, 'rafael@casa-moreno.test', 'Rafael Moreno', 'es', 'ES'],
  [14, 'hanna@studio-kowalska.test', 'Hanna Kowalska', 'pl', 'PL'],
  [15, 'grace@marlow-finch.test', 'Grace Marlow', 'en', 'UK'],
  [16, 'wouter@oud-eik.test', 'Wouter Eikema', 'nl', 'NL'],
]
export function makeStaff(random: Random, now: number): DemoAccount[] {
  const createdAt = now - 680 * DAY
  return otherStaff.map(([sellerId, email, nickname, language, site]) => ({
    id: random.uuid(createdAt),
    email,
    nickname,
    language,
    site,
    createdAt,
    sellerId,
  }))
}

/**
 * Two more of the house shop: who packs, and who keeps the books. With chance of their own, so that
 * the rest of the mall is as it was without them.
 */
export function makeColleagues(now: number): DemoAccount[] {
  const random = createRandom(5)
  const createdAt = now - 300 * DAY
  const colleague = (email: string, nickname: string, role: StaffRole): DemoAccount => ({
    ...{ id: random.uuid(createdAt), email, nickname, language: 'de', site: 'DE' },
    ...{ createdAt, sellerId: 5, role },
  })
  return [
    colleague('orders@galleria.test', 'Oskar Lund', 'orders'),
    colleague('money@galleria.test', 'Greta Falk', 'money'),
  ]
}

export function accountRows(accounts: readonly DemoAccount[]): Row[] {
  return accounts.map(({ id, email, nickname, language, site, createdAt }) => ({
    id,
    kind: 'member',
    email,
    nickname,
    password_hash: DEMO_PASSWORD_HASH,
    language,
    site,
    created_at: new Date(createdAt),
  }))
}

export function staffRows(accounts: readonly DemoAccount[]): Row[] {
  return accounts
    .filter(({ sellerId }) => sellerId !== null)
    .map(({ id, sellerId, role = 'owner', createdAt }) => ({
      user_id: id,
      seller_id: sellerId,
      role,
      since: new Date(createdAt),
    }))
}
