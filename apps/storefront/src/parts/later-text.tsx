import { Plural, Trans } from '@lingui/react/macro'

/** For how long the goods had been there when more was said about them. */
export function LaterText({ days }: { days: number }) {
  return days === 0 ? (
    <Trans>Added on the day it arrived</Trans>
  ) : (
    <Plural value={days} one="After a day of use" other="After # days of use" />
  )
}
