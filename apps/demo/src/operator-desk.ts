import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { requirements } from '@galleria/contract/merchant-rules'
import type { Id } from '@galleria/kernel/id'
import type pg from 'pg'
import { documentKey } from '../../api/src/modules/files/index.ts'
import { DAY } from './calendar.ts'
import { DEMO_PASSWORD_HASH } from './demo-accounts.ts'
import { createRandom, type Random } from './random.ts'

/** The operator, and what lies on the desk: one application that waits, one that was sent back. */

/** A chance of its own, so that nothing else of the mall changes with it. */
const DESK_SEED = 20_250_302

type Applicant = {
  email: string
  nickname: string
  language: string
  site: string
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

const applicants: readonly Applicant[] = [
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

export async function insertOperatorDesk(
  client: pg.Client,
  dataDir: string,
  now: number,
): Promise<void> {
  const random = createRandom(DESK_SEED)
  const operatorId = await addUser(
    client,
    random,
    { email: 'operator@galleria.test', nickname: 'Olivia Okafor', language: 'de', site: 'DE' },
    now - 720 * DAY,
  )
  await client.query('insert into operators (user_id) values ($1)', [operatorId])
  for (const applicant of applicants)
    await addApplication(client, random, { applicant, operatorId, dataDir, now })
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

type Desk = { applicant: Applicant; operatorId: string; dataDir: string; now: number }

async function addApplication(
  client: pg.Client,
  random: Random,
  { applicant, operatorId, dataDir, now }: Desk,
): Promise<void> {
  const sentAt = now - applicant.sentDaysAgo * DAY
  const begunAt = sentAt - DAY / 8
  const decidedAt = applicant.rejection && now - applicant.rejection.daysAgo * DAY
  const userId = await addUser(client, random, applicant, begunAt - 2 * DAY)
  const [id, fileId] = [random.uuid(begunAt), random.uuid(begunAt) as Id<'file'>]
  const content = writePdf([applicant.company, applicant.taxId, 'A document of the demo mall.'])
  const path = join(dataDir, 'files', documentKey(fileId))
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  await client.query(
    `insert into files (id, owner_id, purpose, content_type, bytes, name, status, created_at, attached_at) values ($1, $2, 'document', 'application/pdf', $3, $4, 'CLEAN', $5, $5)`,
    [fileId, userId, content.length, applicant.document, new Date(begunAt)],
  )
  const agreed = Object.fromEntries(
    requirements.map((one) => [one, new Date(sentAt).toISOString()]),
  )
  await client.query(
    `insert into merchant_applications (id, user_id, status, version, company, tax_id, country, contact_name, contact_phone, email, shop_name, about, return_address, documents, agreed, reject_reason, submitted_at, decided_at, decided_by, created_at, updated_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, array[$14::uuid], $15, $16, $17, $18, $19, $20, $21)`,
    [
      id,
      userId,
      applicant.rejection ? 'REJECTED' : 'AUDIT',
      applicant.rejection ? 4 : 3,
      applicant.company,
      applicant.taxId,
      applicant.country,
      applicant.nickname,
      applicant.phone,
      applicant.email,
      applicant.shopName,
      applicant.about,
      JSON.stringify({ ...applicant.address, country: applicant.country }),
      fileId,
      JSON.stringify(agreed),
      applicant.rejection?.reason ?? '',
      new Date(sentAt),
      decidedAt ? new Date(decidedAt) : null,
      decidedAt ? operatorId : null,
      new Date(begunAt),
      new Date(decidedAt ?? sentAt),
    ],
  )
  const moves = [
    {
      from: null,
      to: 'DRAFT',
      event: 'begin',
      actor: 'applicant',
      actorId: userId,
      facts: null,
      at: begunAt,
    },
    {
      from: 'DRAFT',
      to: 'AUDIT',
      event: 'submit',
      actor: 'applicant',
      actorId: userId,
      facts: null,
      at: sentAt,
    },
    ...(applicant.rejection && decidedAt
      ? [
          {
            from: 'AUDIT',
            to: 'REJECTED',
            event: 'reject',
            actor: 'operator',
            actorId: operatorId,
            facts: JSON.stringify({ reason: applicant.rejection.reason }),
            at: decidedAt,
          },
        ]
      : []),
  ]
  for (const [index, move] of moves.entries()) {
    await client.query(
      `insert into transitions (entity, entity_id, seq, from_state, to_state, event, actor, actor_id, facts, at) values ('application', $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        index + 1,
        move.from,
        move.to,
        move.event,
        move.actor,
        move.actorId,
        move.facts,
        new Date(move.at),
      ],
    )
  }
}

/** One page with a few lines, as small as a PDF can be. Letters beyond Latin-1 are left out. */
function writePdf(lines: readonly string[]): Buffer {
  const text = lines
    .map(
      (line, index) =>
        `1 0 0 1 72 ${740 - index * 24} Tm (${line.replace(/[^\x20-\xff]/g, '').replace(/[()\\]/g, '\\$&')}) Tj`,
    )
    .join('\n')
  const stream = `BT /F1 14 Tf\n${text}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${Buffer.byteLength(stream, 'latin1')} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let body = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = Buffer.byteLength(body, 'latin1')
    body += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const start = Buffer.byteLength(body, 'latin1')
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(body, 'latin1')
}
