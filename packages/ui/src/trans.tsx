import { Trans as LinguiTrans, type TransProps } from '@lingui/react'

/**
 * What `<Trans>` of the macro becomes: `runtimeConfigModule` of both Lingui configurations names
 * it.
 *
 * Lingui looks for the tags of a sentence once its values stand in it, so that a value with tags in
 * it loses them: a search for `<b>sofa</b>` reads "sofa". A value that is an element is put in as
 * it is.
 */
export function Trans({ values, ...props }: TransProps) {
  return <LinguiTrans {...props} {...(values ? { values: withoutTags(values) } : {})} />
}

function withoutTags(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value.includes('<') ? <>{value}</> : value,
    ]),
  )
}
