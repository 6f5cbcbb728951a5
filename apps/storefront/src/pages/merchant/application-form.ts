import type { ArgumentOf } from '@galleria/contract/client'
import { joinPhone } from '@galleria/contract/dial-codes'
import type { WireApplication } from '@galleria/contract/merchant-entry'
import {
  requirements,
  type ApplicationFields,
  type ApplicationStep,
  type Requirement,
  type ReturnAddress,
} from '@galleria/contract/merchant-rules'

/** Between the form's fields and the wire; pure. */

export type Draft = Omit<ApplicationFields, 'documents' | 'agreed'> & {
  documents: string[]
  agreed: Requirement[]
}
export type StepFields = ArgumentOf<'POST /sapi/mall-merchant/apply/saveApply'>

/** What stands in the form before anything was written: what the account knows already. */
export function startDraft(
  user: { nickname: string; email: string; mobile?: string },
  country: string,
): Draft {
  return {
    company: '',
    taxId: '',
    country,
    contactName: user.nickname,
    contactPhone: user.mobile ?? '',
    email: user.email,
    shopName: '',
    about: '',
    documents: [],
    agreed: [],
    returnAddress: {
      street: '',
      houseNo: '',
      detail: '',
      postalCode: '',
      city: '',
      province: '',
      country,
    },
  }
}

/**
 * The saved application, with the defaults where nothing was entered yet. After a rejection
 * everything is ticked anew.
 */
export function draftOf(application: WireApplication | null, start: Draft): Draft {
  if (!application) return start
  const { company, taxId, contactName, contactPhone, email, shopName, about, returnAddress } =
    application
  return {
    company,
    taxId,
    shopName,
    about,
    country: application.country || start.country,
    contactName: contactName || start.contactName,
    contactPhone: contactPhone || start.contactPhone,
    email: email || start.email,
    returnAddress: {
      ...returnAddress,
      country: returnAddress.country || application.country || start.country,
    },
    documents: application.documents.map((file) => file.id),
    agreed: application.status === 'REJECTED' ? [] : application.agreed,
  }
}

/** What one step of the form says; the other fields are left out, so that they stay as they are. */
export function readStepFields(step: ApplicationStep, form: FormData): StepFields {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  switch (step) {
    case 'account':
      return {
        contactName: text('contactName'),
        email: text('email'),
        contactPhone: joinPhone(text('areaCode'), text('contactPhone')),
      }
    case 'company':
      return {
        company: text('company'),
        country: text('country'),
        taxId: text('taxId'),
        shopName: text('shopName'),
        about: text('about').replaceAll('\r\n', '\n'),
      }
    case 'documents':
      return { documents: form.getAll('documents').map(String) }
    case 'return':
      return {
        returnAddress: Object.fromEntries(
          RETURN_FIELDS.map((name) => [name, text(`returnAddress.${name}`)]),
        ) as ReturnAddress,
      }
    case 'send':
      return { agreed: requirements.filter((one) => form.get(`agreed.${one}`) !== null) }
  }
}

export const RETURN_FIELDS = [
  'street',
  'houseNo',
  'detail',
  'postalCode',
  'city',
  'province',
  'country',
] as const satisfies readonly (keyof ReturnAddress)[]
