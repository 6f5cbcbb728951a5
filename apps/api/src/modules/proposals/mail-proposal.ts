import { isLanguage } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import type { Context } from '#platform/context.ts'
import { subscribe, type Round, type Subscription } from '#platform/jobs.ts'
import type { Mail, Mailer } from '#platform/mail.ts'
import { sendOnce } from '#platform/send-once.ts'
import { fill, formatsFor, writeMail } from '#platform/write-mail.ts'
import { findOperators, type Reader } from '#modules/merchant/index.ts'
import { proposalJobs, type ProposalJob } from './proposal.jobs.ts'
import { findProposal } from './proposal.store.ts'
import { rightFor, type Proposal, type ProposalKind } from './proposal.types.ts'
import { expireProposals } from './propose.ts'

export function proposalSubscriptions(own: () => Context, mailer: Mailer): readonly Subscription[] {
  return [subscribe(proposalJobs.mail, (job) => mailProposal(own(), mailer, job))]
}

export function proposalRounds(own: () => Context): readonly Round[] {
  return [() => expireProposals(own())]
}

/** Where each kind is dealt with in the back office. */
const pages: Readonly<Record<ProposalKind, string>> = {
  REROUTE: 'operator/money',
  WRITE_OFF: 'operator/money',
  FORCE_CLOSE: 'operator/disputes',
}

/** Once each. Where the money goes is not in it: that is read behind the sign-in. */
export async function mailProposal(ctx: Context, mailer: Mailer, job: ProposalJob): Promise<void> {
  const proposal = await findProposal(ctx.db, job.proposalId)
  // One that has ended meanwhile needs nobody's agreement.
  if (!proposal || (job.kind === 'made' && proposal.status !== 'OPEN')) return
  const people = await findOperators(ctx.db, rightFor[proposal.kind])
  const ender = people.find(({ key }) => key === proposal.endedBy)
  for (const reader of people.filter(({ key }) => isTold(job, proposal, key)))
    await sendOnce(ctx, mailer, {
      key: `proposal:${job.proposalId}:${job.kind}:${reader.key}`,
      mail: write(ctx, job, proposal, { reader, ender: ender?.name ?? '' }),
    })
}

function isTold({ kind }: ProposalJob, { proposedBy, endedBy }: Proposal, key: string): boolean {
  if (kind === 'made') return key !== proposedBy
  return key === proposedBy || (kind === 'overtaken' && key === endedBy)
}

function write(
  ctx: Context,
  { kind }: ProposalJob,
  proposal: Proposal,
  { reader, ender }: { readonly reader: Reader; readonly ender: string },
): Mail {
  const language = isLanguage(reader.language) ? reader.language : 'en'
  const words = texts[language].mails.proposals
  const facts = {
    by: proposal.by,
    other: ender,
    what: fill(words[proposal.kind], { name: proposal.name }),
    deadline: formatsFor(language, 'DE', 'EUR').time(proposal.expiresAt),
  }
  return writeMail({
    to: reader.email,
    language,
    subject: fill(words[kind].subject, facts),
    name: reader.name,
    parts: [
      { kind: 'line', text: fill(words[kind].text, facts) },
      ...(kind === 'made' ? [{ kind: 'line' as const, text: proposal.reason }] : []),
      {
        kind: 'button',
        text: words.link,
        href: `${ctx.env.origin}/backoffice/${pages[proposal.kind]}`,
      },
    ],
  })
}
