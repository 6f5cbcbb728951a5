import { deflateSync } from 'node:zlib'
import { DOCUMENT_PATH, type UploadedDocument } from '@galleria/contract/upload-rules'
import { multipart, type Part } from '../hostile/upload-corpus.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

/** A PDF as small as one can be, with more objects where a test wants them; of exactly so many bytes when asked. */
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
  const filling = bytes === undefined ? 0 : bytes - short - end(bytes).length - 2
  return Buffer.from(
    `${parts.join('')}${bytes === undefined ? '' : `%${' '.repeat(filling)}\n`}${end(bytes ?? short)}`,
    'latin1',
  )
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

export async function sendParts(
  t: TestMall,
  visitor: Visitor,
  parts: readonly Part[],
  headers: Record<string, string | undefined> = {},
): Promise<DocumentAnswer> {
  const { body, contentType } = multipart(parts)
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const given = {
    host: 'mall.test',
    origin: 'http://mall.test',
    'content-type': contentType,
    cookie,
    ...headers,
  }
  const answer = await t.mall.app.inject({
    method: 'POST',
    url: DOCUMENT_PATH,
    payload: body,
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers }
}
