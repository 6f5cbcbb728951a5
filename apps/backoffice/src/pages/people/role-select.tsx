import { staffRoles, type StaffRole } from '@galleria/contract/merchant-rights'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { roleNames, roleTexts } from './role-words.ts'

/** A role, with what the chosen one may do said below it. */
export function RoleSelect({ usual }: { readonly usual: StaffRole }) {
  const { t, i18n } = useLingui()
  const [role, choose] = useState(usual)
  return (
    <NativeSelect
      name="role"
      label={t`Role`}
      value={role}
      onChange={(event) => choose(event.currentTarget.value as StaffRole)}
      description={<span aria-live="polite">{i18n._(roleTexts[role])}</span>}
      data={staffRoles.map((one) => ({ value: one, label: i18n._(roleNames[one]) }))}
    />
  )
}
