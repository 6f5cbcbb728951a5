import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFormat } from '../../parts/use-format.ts'

/** What the mall itself says; the books keep these words. */
const ownReasons: Readonly<Record<string, MessageDescriptor>> = {
  'no answer': msg`No answer`,
  'nothing heard for days': msg`Nothing heard for days`,
  'given twice': msg`Given back twice`,
  'ended at the provider': msg`The provider has ended it`,
}
const ENDS = /^ends on (\d{4}-\d\d-\d\d)$/
const ASKED = /^asked for (\d+) ([A-Z]{3})$/

/** Why something stands on the list: the mall's own reasons in the language of the screen, a provider's in the words that it used. */
export function MatterReason({ reason }: { readonly reason: string }) {
  const { i18n } = useLingui()
  const format = useFormat()
  const own = ownReasons[reason]
  if (own) return i18n._(own)
  const day = ENDS.exec(reason)?.[1]
  if (day) return <Trans>Ends on {format.day(day)}</Trans>
  const [, minor, code] = ASKED.exec(reason) ?? []
  if (minor && code) {
    const asked = format.money({ value: Number(minor) / 100, currency: code })
    return <Trans>Asked for {asked}</Trans>
  }
  return reason
}
