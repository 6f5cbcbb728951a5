import { formatDate, type DateShape } from './format.ts'

export function DateText({
  iso,
  shape = 'date',
  locale,
  timeZone,
}: {
  iso: string
  shape?: DateShape
  locale: string
  timeZone: string
}) {
  return <time dateTime={iso}>{formatDate(iso, shape, locale, timeZone)}</time>
}
