import type { OperatorRole } from '@galleria/contract/merchant-rights'
import { Trans } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { AddPersonForm } from '../../parts/people/add-person-form.tsx'
import { mallRoles } from './operator-role-words.ts'
import { useOperatorsChange } from './operators-queries.ts'

/** Gives somebody who has an account work for the mall. */
export function AddOperatorForm() {
  const adding = useOperatorsChange((asked: { email: string; role: OperatorRole }) =>
    mall('POST /sapi/mall-operator/people/add', asked),
  )
  return (
    <AddPersonForm
      title={<Trans>Add somebody</Trans>}
      roles={mallRoles}
      usual="service"
      about={<Trans>Of an account that exists. It counts at once.</Trans>}
      button={<Trans>Add</Trans>}
      done={<Trans>Added.</Trans>}
      adding={adding}
    />
  )
}
