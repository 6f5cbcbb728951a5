import type { Language, Site } from '@galleria/contract/storefronts'
import type pg from 'pg'
import { DAY } from '@galleria/kernel/time'
import { DEMO_PASSWORD_HASH } from './demo-accounts.ts'
import { createRandom, type Random } from './random.ts'
import type { Person } from './live/stage.ts'

/**
 * The operator, and those whose applications lie on the desk: one waits, one was sent back. What
 * they do is `live/live-applications.ts`.
 */

/** A chance of its own, so that nothing else of the mall changes with it. */
const DESK_SEED = 20_250_302

export type Applicant = {
  email: string
  nickname: string
  language: Language
  site: Site
  company: string
  taxId: string
  country: string
  phone: string
  shopName: string
  about: string
  address: {
    street: string
    houseNo: string
    detail: string
    postalCode: string
    city: string
    province: string
  }
  document: string
  sentDaysAgo: number
  rejection?: { daysAgo: number; reason: string }
}

export const applicants: readonly Applicant[] = [
  {
    email: 'sofia@fjord-falk.test',
    nickname: 'Sofia Falk',
    language: 'sv',
    site: 'SE',
    company: 'Fjord & Falk Möbler AB',
    taxId: 'SE559318420201',
    country: 'SE',
    phone: '+46 8 121 304 55',
    shopName: 'Fjord & Falk',
    about:
      'Bänkar och hyllor i björk från Dalarna, byggda i en liten verkstad och oljade för hand. Allt går att ta isär och laga.',
    address: {
      street: 'Snickargatan',
      houseNo: '12',
      detail: 'Port B',
      postalCode: '791 72',
      city: 'Falun',
      province: 'Dalarna',
    },
    document: 'registreringsbevis.pdf',
    sentDaysAgo: 1,
  },
  {
    email: 'marco@ceramiche-lume.test',
    nickname: 'Marco Lume',
    language: 'it',
    site: 'IT',
    company: 'Ceramiche Lume S.r.l.',
    taxId: 'IT04593171202',
    country: 'IT',
    phone: '+39 051 234 5678',
    shopName: 'Ceramiche Lume',
    about: 'Lampade in ceramica fatte al tornio a Faenza, con smalti senza piombo e cavi tessili.',
    address: {
      street: 'Casella postale',
      houseNo: '114',
      detail: '',
      postalCode: '48018',
      city: 'Faenza',
      province: 'Ravenna',
    },
    document: 'visura-camerale.pdf',
    sentDaysAgo: 9,
    rejection: {
      daysAgo: 7,
      reason:
        'L’indirizzo di reso è una casella postale. Indica per favore un indirizzo a cui i corrieri possano consegnare pacchi.',
    },
  },
]

/** A shop that was let in, sold for a while, and was removed from the mall. */
export const formerShop: Applicant = {
  email: 'ole@strandgut-kontor.test',
  nickname: 'Ole Behrens',
  language: 'de',
  site: 'DE',
  company: 'Strandgut Kontor GmbH',
  taxId: 'DE129274202',
  country: 'DE',
  phone: '+49 40 5550142',
  shopName: 'Strandgut Kontor',
  about: 'Hocker und Bänke aus altem Hafenholz, jedes Stück mit seinen Spuren.',
  address: {
    street: 'Am Kai',
    houseNo: '7',
    detail: '',
    postalCode: '20457',
    city: 'Hamburg',
    province: 'Hamburg',
  },
  document: 'handelsregister.pdf',
  sentDaysAgo: 70,
}

const operator = {
  email: 'operator@galleria.test',
  nickname: 'Olivia Okafor',
  language: 'de',
  site: 'DE',
} as const

export async function insertOperatorDesk(client: pg.Client, now: number): Promise<void> {
  const random = createRandom(DESK_SEED)
  const operatorId = await addUser(client, random, operator, now - 720 * DAY)
  await client.query('insert into operators (user_id) values ($1)', [operatorId])
  for (const applicant of [...applicants, formerShop])
    await addUser(client, random, applicant, now - (applicant.sentDaysAgo + 2) * DAY)
}

export type Desk = {
  operator: Person
  applicants: { applicant: Applicant; person: Person }[]
  /** Whose shop was removed. */
  former: Person
}

/** Who sits at the desk, and those who will apply. */
export async function findDesk(client: pg.Client): Promise<Desk> {
  const { rows } = await client.query<Person & { email: string }>(
    'select id, email, site, language from users where email = any($1)',
    [[operator.email, ...[...applicants, formerShop].map(({ email }) => email)]],
  )
  const personOf = (email: string) => {
    const person = rows.find((row) => row.email === email)
    if (!person) throw new Error(`there is no ${email}`)
    return person
  }
  return {
    operator: personOf(operator.email),
    applicants: applicants.map((applicant) => ({ applicant, person: personOf(applicant.email) })),
    former: personOf(formerShop.email),
  }
}

async function addUser(
  client: pg.Client,
  random: Random,
  user: Pick<Applicant, 'email' | 'nickname' | 'language' | 'site'>,
  at: number,
): Promise<string> {
  const id = random.uuid(at)
  await client.query(
    `insert into users (id, kind, email, nickname, password_hash, language, site, created_at) values ($1, 'member', $2, $3, $4, $5, $6, $7)`,
    [id, user.email, user.nickname, DEMO_PASSWORD_HASH, user.language, user.site, new Date(at)],
  )
  return id
}
