import { operatorRoles, type OperatorRole } from '@galleria/contract/merchant-rights'
import { useLingui } from '@lingui/react/macro'
import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { operatorRoleNames, operatorRoleTexts } from './operator-role-words.ts'

/** A role at the mall, with what the chosen one may do said below it. */
export function OperatorRoleSelect({ usual }: { readonly usual: OperatorRole }) {
  const { t, i18n } = useLingui()
  const [role, choose] = useState(usual)
  return (
    <NativeSelect
      name="role"
      label={t`Role`}
      value={role}
      onChange={(event) => choose(event.currentTarget.value as OperatorRole)}
      description={<span aria-live="polite">{i18n._(operatorRoleTexts[role])}</span>}
      data={operatorRoles.map((one) => ({ value: one, label: i18n._(operatorRoleNames[one]) }))}
    />
  )
}
