import { CODE_LIFETIME_MIN } from '@galleria/contract/account-rules'
import type { Language } from '@galleria/contract/storefronts'
import { texts } from '@galleria/i18n'
import { fill, writeMail, type Part } from '#platform/write-mail.ts'
import type { Mail } from '#platform/mail.ts'
import type { CodePurpose } from './code.types.ts'
import type { News } from './notify-contacts.ts'

/**
 * The mails of an account. Links begin with the configured origin: what a request said its host was
 * is never believed. Pure.
 */
const INTRO = {
  SIGN_UP: 'signUp',
  RESET_PASSWORD: 'password',
  PROVE: 'prove',
  CHANGE_OLD: 'change',
  CHANGE_NEW: 'bind',
  BIND: 'bind',
  DESTROY: 'destroy',
  GUEST_ORDER: 'guestOrder',
} as const satisfies Record<Exclude<CodePurpose, 'OPEN_ACCOUNT'>, string>

export type Addressee = { readonly to: string; readonly language: Language; readonly name: string }

export function codeMail(
  who: Addressee,
  purpose: CodePurpose,
  code: string,
  wayOut: readonly Part[],
): Mail {
  const words = texts[who.language].mails.account.code
  const intro =
    purpose === 'OPEN_ACCOUNT'
      ? texts[who.language].mails.security.guestAccount.code
      : words[INTRO[purpose]]
  return writeMail({
    ...who,
    subject: words.subject,
    parts: [
      { kind: 'line', text: intro },
      { kind: 'code', text: code },
      { kind: 'line', text: fill(words.validity, { minutes: String(CODE_LIFETIME_MIN) }) },
      ...wayOut,
    ],
  })
}

export function codeSms(language: Language, code: string): string {
  return fill(texts[language].mails.account.code.sms, { code, minutes: String(CODE_LIFETIME_MIN) })
}

export function hasAccountMail(who: Addressee, origin: string): Mail {
  const words = texts[who.language].mails.account.hasAccount
  return writeMail({
    ...who,
    subject: words.subject,
    parts: [
      { kind: 'line', text: words.intro },
      { kind: 'button', text: words.signIn, href: `${origin}/login` },
      { kind: 'link', text: words.reset, href: `${origin}/reset-password` },
    ],
  })
}

export function welcomeMail(who: Addressee, origin: string): Mail {
  const words = texts[who.language].mails.welcome
  return writeMail({
    ...who,
    subject: words.subject,
    parts: [
      { kind: 'line', text: words.intro },
      { kind: 'line', text: words.orders },
      { kind: 'line', text: words.addresses },
      { kind: 'button', text: words.button, href: `${origin}/buyer/orders` },
      { kind: 'note', text: words.notYou },
    ],
  })
}

/** To who was a guest: the account was opened by a code, so it has no password. */
export function openedMail(who: Addressee, origin: string): Mail {
  const words = texts[who.language].mails.security.guestAccount
  return writeMail({
    ...who,
    subject: words.subject,
    parts: [
      { kind: 'line', text: words.intro },
      { kind: 'line', text: words.password },
      { kind: 'link', text: words.setPassword, href: `${origin}/reset-password` },
      { kind: 'line', text: words.leave },
      { kind: 'link', text: words.remove, href: `${origin}/buyer/account/delete` },
      {
        kind: 'button',
        text: texts[who.language].mails.welcome.button,
        href: `${origin}/buyer/orders`,
      },
      { kind: 'note', text: words.notYou },
    ],
  })
}

/** Those whose words stand with the second factor's. */
const OF_FACTOR = [
  ...(['factorOn', 'factorOff', 'passkeyOn', 'passkeyFirst', 'passkeyOff'] as const),
  ...(['recoveryUsed', 'recoveryNew', 'codeTries'] as const),
] as const
type OfFactor = (typeof OF_FACTOR)[number]
const isOfFactor = (news: News): news is OfFactor => (OF_FACTOR as readonly string[]).includes(news)

function subjectOf(language: Language, news: News): string {
  const { notices } = texts[language].mails.account
  if (news === 'tries' || news === 'codeTries') return notices.triesSubject
  return news === 'recoveryUsed'
    ? texts[language].mails.security.factor.usedSubject
    : notices.subject
}

export function newsMail(who: Addressee, news: News, origin: string): Mail {
  const words = texts[who.language].mails.account.notices
  const { factor } = texts[who.language].mails.security
  return writeMail({
    ...who,
    subject: subjectOf(who.language, news),
    parts: [
      { kind: 'line', text: isOfFactor(news) ? factor[news] : words[news] },
      ...(news === 'destroyed'
        ? []
        : [
            { kind: 'line' as const, text: news === 'tries' ? words.triesAdvice : words.notYou },
            { kind: 'button' as const, text: words.reset, href: `${origin}/reset-password` },
          ]),
    ],
  })
}

export function newsSms(language: Language, news: News): string {
  const words = texts[language].mails.account.notices
  if (isOfFactor(news)) {
    const { factor } = texts[language].mails.security
    return news === 'codeTries' ? factor.triesSms : factor.sms
  }
  if (news === 'tries') return words.triesSms
  return news === 'destroyed' ? words.destroyed : words.sms
}
