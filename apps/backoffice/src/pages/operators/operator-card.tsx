import type { OperatorRole } from '@galleria/contract/merchant-rights'
import { Trans } from '@lingui/react/macro'
import { mall } from '../../api/mall.ts'
import { PersonCard } from '../../parts/people/person-card.tsx'
import { personName } from '../../parts/person-name.ts'
import { mallRoles } from './operator-role-words.ts'
import { useOperatorsChange, type Operator } from './operators-queries.ts'

/** One person of the mall. */
export function OperatorCard({ person }: { readonly person: Operator }) {
  const changing = useOperatorsChange((asked: { id: string; role: OperatorRole }) =>
    mall('POST /sapi/mall-operator/people/setRole', asked),
  )
  const removing = useOperatorsChange((id: string) =>
    mall('POST /sapi/mall-operator/people/remove', { id }),
  )
  const name = personName(person)
  return (
    <PersonCard
      person={person}
      roles={mallRoles}
      roleAbout={<Trans>It counts from the next thing this person does.</Trans>}
      changing={changing}
      removing={removing}
      removal={{
        question: (
          <Trans>
            Remove {name}? Signed out everywhere at once; what they did stays on record.
          </Trans>
        ),
        button: <Trans>Remove from the mall</Trans>,
      }}
    />
  )
}
