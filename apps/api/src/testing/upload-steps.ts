import sharp from 'sharp'
import type { Uploaded } from '@galleria/contract/upload-rules'
import { multipart, type Part } from '../hostile/make-files.ts'
import type { TestMall, Visitor } from './open-test-mall.ts'

export type UploadAnswer = {
  status: number
  body: Uploaded & { code?: string; title?: string; errors?: { path: string; code: string }[] }
  headers: Record<string, unknown>
}

/** A photo as a phone would send it. */
export function photo(colour = '#1e5b45', side = 40): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
}

export function sendForm(
  t: TestMall,
  visitor: Visitor,
  parts: readonly Part[],
  headers: Headers = {},
): Promise<UploadAnswer> {
  return sendMultipart(t, visitor, '/sapi/mall-content/web/file/upload', parts, headers)
}

type Headers = Record<string, string | undefined>

/**
 * A form with files to any address, as the visitor's browser sends it; a header without a value is
 * left out.
 */
export async function sendMultipart<Body>(
  t: TestMall,
  visitor: Visitor,
  url: string,
  parts: readonly Part[],
  headers: Headers,
): Promise<{ status: number; body: Body; headers: Record<string, unknown> }> {
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
    url,
    payload: body,
    headers: Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  })
  return { status: answer.statusCode, body: JSON.parse(answer.body), headers: answer.headers }
}

export async function upload(
  t: TestMall,
  visitor: Visitor,
  purpose = 'review',
  content?: Buffer,
): Promise<Uploaded> {
  const { status, body } = await sendForm(t, visitor, [
    { name: 'purpose', content: purpose },
    {
      name: 'file',
      fileName: 'photo.jpg',
      type: 'image/jpeg',
      content: content ?? (await photo()),
    },
  ])
  if (status !== 200) throw new Error(`the upload was answered ${status} ${body.code ?? ''}`)
  return body
}
