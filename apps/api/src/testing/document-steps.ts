import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateSync } from 'node:zlib'
import { DOCUMENT_PATH, type UploadedDocument } from '@galleria/contract/upload-rules'
import type { Id } from '@galleria/kernel/id'
import type { Part } from '../hostile/make-files.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'
import { hamburg } from './shop-steps.ts'
import { sendMultipart } from './upload-steps.ts'

/**
 * A PDF as small as one can be, with more objects where a test wants them; of exactly so many bytes
 * when asked.
 */
export function makePdf({
  objects = [],
  bytes,
  trailer = '',
}: { objects?: readonly string[]; bytes?: number; trailer?: string } = {}): Buffer {
  const parts = [
    '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n',
    '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
    '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
    '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
    ...objects.map((object, at) => `${at + 4} 0 obj\n${object}\nendobj\n`),
  ]
  const end = (at: number) =>
    `trailer\n<< /Root 1 0 R /Size ${parts.length} ${trailer}>>\nstartxref\n${at}\n%%EOF\n`
  const short = parts.join('').length
  return Buffer.from(
    `${parts.join('')}${bytes === undefined ? '' : fill(bytes - short - end(bytes).length)}${end(bytes ?? short)}`,
    'latin1',
  )
}

/** An object of exactly so many bytes. */
function fill(bytes: number): string {
  const around = (length: string, content: string) =>
    `99 0 obj\n<< /Length ${length} >>\nstream\n${content}\nendstream\nendobj\n`
  const length = bytes - around(' '.repeat(12), '').length
  return around(String(length).padStart(12), ' '.repeat(length))
}

/** Objects as writers pack them, out of sight of who only reads the bytes. */
export function packObjects(text: string, filter = '/FlateDecode'): string {
  const packed = deflateSync(Buffer.from(text, 'latin1')).toString('latin1')
  return `<< /Type /ObjStm /N 1 /First 4 /Filter ${filter} /Length ${packed.length} >>\nstream\n${packed}\nendstream`
}

export type DocumentAnswer = {
  status: number
  body: UploadedDocument & {
    code?: string
    title?: string
    errors?: { path: string; code: string }[]
  }
  headers: Record<string, unknown>
}

export async function sendDocument(
  t: TestMall,
  visitor: Visitor,
  content: Buffer | string,
  name = 'visura.pdf',
  headers: Record<string, string | undefined> = {},
): Promise<DocumentAnswer> {
  return sendParts(
    t,
    visitor,
    [{ name: 'file', fileName: name, type: 'application/pdf', content }],
    headers,
  )
}

export function sendParts(
  t: TestMall,
  visitor: Visitor,
  parts: readonly Part[],
  headers: Record<string, string | undefined> = {},
): Promise<DocumentAnswer> {
  return sendMultipart(t, visitor, DOCUMENT_PATH, parts, headers)
}

const documentsOf = (t: TestMall) => join(t.mall.gate.own().env.dataDir, 'files', 'documents')

/** No document and no limit is left of the test before. */
export async function clearDocuments(t: TestMall): Promise<void> {
  await t.sql('delete from rate_limits')
  await t.sql('update addresses set rfc_file = null')
  await t.sql('delete from files')
  await rm(documentsOf(t), { recursive: true, force: true })
}

export async function ownerOf(t: TestMall, email: string): Promise<Id<'user'>> {
  const [user] = await t.sql<{ id: Id<'user'> }>('select id from users where email = $1', [email])
  if (!user) throw new Error(`nobody has ${email}`)
  return user.id
}

/** What somebody, or nobody signed in, gets at the address of a document. */
export function openDocument(t: TestMall, who: Visitor | undefined, url: string) {
  return t.mall.app.inject({
    method: 'GET',
    url,
    headers: who
      ? { cookie: [...who.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
      : {},
  })
}

export function listFiles(t: TestMall) {
  return t.sql<{ status: string; bytes: number; name: string }>(
    'select status, bytes, name from files',
  )
}

/** Documents, and drafts of any file. */
export async function listDocumentsOnDisk(t: TestMall): Promise<string[]> {
  const folders = [documentsOf(t), join(documentsOf(t), '..', '.drafts')]
  const entries = await Promise.all(
    folders.map((folder) =>
      readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []),
    ),
  )
  return entries
    .flat()
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

export async function until(isSo: () => Promise<boolean>): Promise<void> {
  for (let i = 0; i < 400; i += 1) {
    if (await isSo()) return
    await sleep(50)
  }
  throw new Error('waited in vain')
}

/** An invoice address in Italy, which asks a company for its document. */
export const rome = {
  ...hamburg,
  addressType: 'BILLING',
  detailAddress: 'int. 2',
  personPhone: '+39 3123456789',
  postalCode: '00184',
  city: 'Roma',
  province: 'Roma',
  country: 'Italia',
  company: 'Bottega srl',
  taxCode: '01114601006',
} as const
