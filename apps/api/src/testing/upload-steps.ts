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

export async function sendForm(
  t: TestMall,
  visitor: Visitor,
  parts: readonly Part[],
  headers: Record<string, string | undefined> = {},
): Promise<UploadAnswer> {
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
    url: '/sapi/mall-content/web/file/upload',
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
