import type { Client } from '@galleria/contract/client'
import { requirements } from '@galleria/contract/merchant-rules'
import { DOCUMENT_PATH, type UploadedDocument } from '@galleria/contract/upload-rules'
import { DAY } from '@galleria/kernel/time'
import type { Applicant, Desk } from '../operator-desk.ts'
import { writePdf } from '../write-pdf.ts'
import type { Act, Person, Stage } from './stage.ts'

/**
 * Those who want to sell send their application with a document; the operator has sent one back.
 */
export function planApplications(stage: Stage, desk: Desk, now: number): Act[] {
  return desk.applicants.flatMap(({ applicant, person }) => {
    const { sentDaysAgo, rejection } = applicant
    const send = {
      at: now - sentDaysAgo * DAY,
      run: () => sendApplication(stage, person, applicant),
    }
    return rejection
      ? [
          send,
          {
            at: now - rejection.daysAgo * DAY,
            run: () => rejectOldest(stage, desk.operator, rejection.reason),
          },
        ]
      : [send]
  })
}

export async function sendApplication(
  stage: Stage,
  person: Person,
  applicant: Applicant,
): Promise<void> {
  const content = writePdf([applicant.company, applicant.taxId, 'A document of the demo mall.'])
  const form = new FormData()
  form.append('purpose', 'document')
  form.append(
    'file',
    new File([new Uint8Array(content)], applicant.document, { type: 'application/pdf' }),
  )
  const document = await stage.upload<UploadedDocument>(person, DOCUMENT_PATH, form)
  const call = await stage.as(person)
  await call('POST /sapi/mall-merchant/apply/submitApply', {
    company: applicant.company,
    taxId: applicant.taxId,
    country: applicant.country,
    contactName: applicant.nickname,
    contactPhone: applicant.phone,
    email: applicant.email,
    shopName: applicant.shopName,
    about: applicant.about,
    agreed: [...requirements],
    returnAddress: { ...applicant.address, country: applicant.country },
    documents: [document.id],
  })
}

async function rejectOldest(stage: Stage, operator: Person, reason: string): Promise<void> {
  const call = await stage.as(operator)
  const { id, version } = await findOldest(call)
  await call('POST /sapi/mall-operator/application/reject', { id, version, reason })
}

/** Lets in whoever has waited longest. */
export async function approveOldest(stage: Stage, operator: Person): Promise<void> {
  const call = await stage.as(operator)
  const { id, version } = await findOldest(call)
  await call('POST /sapi/mall-operator/application/approve', { id, version })
}

async function findOldest(call: Client): Promise<{ id: string; version: number }> {
  const { data } = await call('POST /sapi/mall-operator/application/page', { status: ['AUDIT'] })
  const oldest = data[0]
  if (!oldest) throw new Error('no application waits on the desk')
  return call('POST /sapi/mall-operator/application/detail', { id: oldest.id })
}
