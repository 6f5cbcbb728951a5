import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'

/** The roles that people have in one place, in the order in which they are offered. */
export type Roles<Role extends string> = {
  readonly all: readonly Role[]
  readonly names: Readonly<Record<Role, MessageDescriptor>>
  /** What each may do, in a sentence. */
  readonly texts: Readonly<Record<Role, MessageDescriptor>>
}

type RoleFieldProps<Role extends string> = {
  readonly roles: Roles<Role>
  readonly usual: Role
  readonly error?: string | undefined
}

/** A role, with what the chosen one may do said below it. */
export function RoleField<Role extends string>({
  roles: { all, names, texts },
  usual,
  error,
}: RoleFieldProps<Role>) {
  const { t, i18n } = useLingui()
  const [role, choose] = useState(usual)
  return (
    <NativeSelect
      name="role"
      error={error}
      label={t`Role`}
      value={role}
      onChange={(event) => choose(event.currentTarget.value as Role)}
      description={<span aria-live="polite">{i18n._(texts[role])}</span>}
      data={all.map((one) => ({ value: one, label: i18n._(names[one]) }))}
    />
  )
}
