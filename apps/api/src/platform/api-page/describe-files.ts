import { calls } from '@galleria/contract/calls'
import { IMPORT_MAX, IMPORT_PATH } from '@galleria/contract/goods-table-rules'
import type { RefusalCode } from '@galleria/contract/refusals'
import {
  DOCUMENT_MAX,
  DOCUMENT_PATH,
  UPLOAD_PATH,
  imageTypes,
  uploadLimits,
} from '@galleria/contract/upload-rules'
import { describeProblems } from './describe-problems.ts'
import { describeSchema } from './describe-schema.ts'
import type { Described } from './parts.ts'

/** What is no call with a JSON body: files that come in as a form, and files that are fetched. */

type Security = Record<string, never[]>[]
const SESSION: Security = [{ session: [] }]
const KEY: Security = [{ key: [] }, { session: [] }]
const MB = 1024 * 1024
const megabytes = (bytes: number) => `${bytes / MB} MB`
const file = { type: 'string', format: 'binary' } as const

type Upload = {
  readonly operationId: string
  readonly summary: string
  readonly description: string
  readonly security: Security
  readonly fields: Readonly<Record<string, unknown>>
  readonly reply: unknown
  readonly refusals: readonly RefusalCode[]
}

function describeUpload({ operationId, summary, description, security, ...rest }: Upload) {
  return {
    post: {
      operationId,
      tags: ['files'],
      summary,
      description,
      security,
      requestBody: {
        required: true,
        content: {
          'multipart/form-data': {
            schema: { type: 'object', required: Object.keys(rest.fields), properties: rest.fields },
          },
        },
      },
      responses: {
        200: {
          description: 'It is kept',
          content: { 'application/json': { schema: rest.reply } },
        },
        ...describeProblems(['request.media_type', '429', ...rest.refusals]),
      },
    },
  }
}

type Download = {
  readonly operationId: string
  readonly summary: string
  readonly security: Security
  readonly names: string
  readonly type: string
}

function describeDownload({ operationId, summary, security, names, type }: Download) {
  return {
    get: {
      operationId,
      tags: ['files'],
      summary,
      security,
      parameters: [
        {
          name: 'file',
          in: 'path',
          required: true,
          description: names,
          schema: { type: 'string' },
        },
      ],
      responses: {
        200: { description: 'The file', content: { [type]: { schema: file } } },
        ...describeProblems(['not_found']),
      },
    },
  }
}

const text = { type: 'string' } as const
const uploaded = {
  type: 'object',
  required: ['id', 'url'],
  properties: { id: text, url: { ...text, description: 'What a call names the picture by.' } },
}
const limits = Object.entries(uploadLimits)
  .map(([purpose, bytes]) => `${purpose} ${megabytes(bytes)}`)
  .join(', ')

export function describeFiles(): Described['paths'] {
  return {
    [UPLOAD_PATH]: describeUpload({
      operationId: 'uploadPicture',
      summary: 'Keeps a picture, to be named by a call within a day.',
      description: `${imageTypes.join(', ')}; at most: ${limits}. With a key for \`goods\` only, scope \`write\`.`,
      security: KEY,
      fields: { purpose: { type: 'string', enum: Object.keys(uploadLimits) }, file },
      reply: uploaded,
      refusals: ['auth.signed_out', 'key.scope', 'file.kind', 'file.too_large', 'file.too_many'],
    }),
    [DOCUMENT_PATH]: describeUpload({
      operationId: 'uploadDocument',
      summary: 'Keeps a PDF document, to be named by a call within a day.',
      description: `At most ${megabytes(DOCUMENT_MAX)}. It can be opened once it was found harmless.`,
      security: SESSION,
      fields: { file },
      reply: {
        type: 'object',
        required: ['id', 'url', 'name', 'status'],
        properties: { id: text, url: text, name: text, status: { const: 'done' } },
      },
      refusals: ['auth.signed_out', 'document.kind', 'document.refused', 'document.too_large'],
    }),
    [IMPORT_PATH]: describeUpload({
      operationId: 'uploadGoodsTable',
      summary: 'Takes a table of goods in, to be looked at before any row is taken over.',
      description: `CSV, at most ${megabytes(IMPORT_MAX)}. Right, and scope of a key: \`write\`. What it would change: \`goodsTable/check\`.`,
      security: KEY,
      fields: { file },
      reply: describeSchema(calls.importDetail.reply, 'output'),
      refusals: ['key.not_valid', 'key.scope', 'import.open', 'import.too_large'],
    }),
    ...downloads,
  }
}

const downloads = {
  '/goods-table/{file}': describeDownload({
    operationId: 'fetchGoodsTable',
    summary:
      'The own goods as a table, an empty one with its headings, or the rows that were left.',
    security: KEY,
    names: '`goods.csv`, `template.csv`, or the id of an import with `.csv`',
    type: 'text/csv',
  }),
  '/exports/{file}': describeDownload({
    operationId: 'fetchExport',
    summary: 'An export that is ready; one that broke off goes on by `Range`.',
    security: KEY,
    names: 'The id of the export, with `.csv` or `.xlsx`',
    type: 'application/octet-stream',
  }),
  '/delivery-notes/{file}': describeDownload({
    operationId: 'fetchDeliveryNote',
    summary: 'The delivery note of a parcel.',
    security: KEY,
    names: 'The id of the parcel, with `.pdf`',
    type: 'application/pdf',
  }),
  '/invoices/{file}': describeDownload({
    operationId: 'fetchInvoice',
    summary: 'An invoice or a credit note, for its buyer and the shop.',
    security: KEY,
    names: 'The id of the paper, with `.pdf` or `.xml`',
    type: 'application/octet-stream',
  }),
  '/receipts/{file}': describeDownload({
    operationId: 'fetchReceipt',
    summary: 'The receipt of a refund that has no credit note, for its buyer and the shop.',
    security: KEY,
    names: 'The id of the request, with `.pdf`',
    type: 'application/pdf',
  }),
  '/files/{file}': describeDownload({
    operationId: 'fetchPicture',
    summary: 'A picture that was uploaded, for those to whom it is shown.',
    security: [{}, ...SESSION],
    names: 'As in its `url`; `-320` before `.webp` for a small one',
    type: 'image/webp',
  }),
  '/documents/{file}': describeDownload({
    operationId: 'fetchDocument',
    summary: 'A document that was uploaded, for those to whom it is shown.',
    security: SESSION,
    names: 'As in its `url`',
    type: 'application/pdf',
  }),
}
