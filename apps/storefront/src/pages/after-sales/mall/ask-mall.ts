import { data, redirect } from 'react-router'
import { LONGEST_DISPUTE_TEXT } from '@galleria/contract/after-sales-dispute-rules'
import { isProblem } from '@galleria/contract/client'
import { textSchema } from '@galleria/contract/form-schema'
import type { SentDocument } from '@galleria/ui/documents/use-documents'
import { errorsOf, hasErrors, type FieldErrors } from '@galleria/ui/form/field-errors'
import { loginFirst } from '../../../parts/buyer/read-for-buyer.ts'
import { readForm } from '../../../parts/read-form.ts'
import type { Shop } from '../../../shop-context.ts'
import { reversePath } from '../../orders/operations.ts'

export type AskMallAnswer = {
  /** What was typed and shown, given back with every refusal. */
  readonly typed?: {
    readonly text: string
    readonly photos: readonly string[]
    readonly documents: readonly SentDocument[]
  }
  readonly errors?: FieldErrors
  readonly sentence?: string
  readonly isOffline?: boolean
}

export function askMallPath(reverseId: string): string {
  return `/buyer/as/ask-mall/${reverseId}`
}

export function addProofPath(reverseId: string): string {
  return `/buyer/as/add-proof/${reverseId}`
}

export function findAskMallErrors(form: FormData): FieldErrors {
  return errorsOf(textSchema(LONGEST_DISPUTE_TEXT), { text: String(form.get('text') ?? '') })
}

/**
 * Asks the mall. What it says against that stands over the form or at its field; nothing typed is
 * lost.
 */
export function askMall(shop: Shop, request: Request, id: string) {
  return tellMall(request, id, ({ text, photos }) =>
    shop.call('POST /sapi/mall-order/web/reverseorder/askMall', {
      id,
      content: text,
      ...attachmentsOf(photos),
    }),
  )
}

/** Adds to what it was told, once for one key of the form. */
export function addProof(shop: Shop, request: Request, id: string) {
  return tellMall(request, id, ({ text, photos, documents, requestKey }) =>
    shop.call('POST /sapi/mall-order/web/reverseorder/addProof', {
      id,
      content: text,
      ...attachmentsOf(photos),
      documents: documents.map((one) => ({ id: one.id })),
      requestKey,
    }),
  )
}

function attachmentsOf(photos: readonly string[]) {
  return photos.length > 0 ? { attachmentList: { files: photos.map((url) => ({ url })) } } : {}
}

type Typed = NonNullable<AskMallAnswer['typed']>

async function tellMall(
  request: Request,
  id: string,
  send: (typed: Typed & { readonly requestKey: string }) => Promise<unknown>,
) {
  const form = await readForm(request)
  const typed = {
    text: String(form.get('text') ?? ''),
    photos: form.getAll('photos').map(String).filter(Boolean),
    documents: form.getAll('documents').map((one) => {
      const [documentId = '', ...name] = String(one).split(' ')
      return { id: documentId, name: name.join(' ') }
    }),
  }
  const refuse = (answer: AskMallAnswer) => data<AskMallAnswer>({ typed, ...answer }, 422)
  const errors = findAskMallErrors(form)
  if (hasErrors(errors)) return refuse({ errors })
  try {
    await send({ ...typed, requestKey: String(form.get('requestKey') ?? '') })
  } catch (error) {
    if (!isProblem(error) || error.status >= 500) throw error
    if (error.status === 401) throw loginFirst(request)
    const found = error.body.errors?.[0]
    return refuse(
      found
        ? {
            errors: {
              [found.path === 'content' ? 'text' : 'photos']: {
                code: found.code,
                ...(found.message ? { sentence: found.message } : {}),
              },
            },
          }
        : { sentence: error.body.title },
    )
  }
  return redirect(reversePath(id), 303)
}
