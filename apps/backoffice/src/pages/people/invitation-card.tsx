import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Group, Text } from '@mantine/core'
import { mall } from '../../api/mall.ts'
import cards from '../../parts/cards.module.css'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { usePeopleChange, type Invitation } from './people-queries.ts'
import { roleNames } from './role-words.ts'

/** An invitation that nobody has accepted yet. */
export function InvitationCard({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const { id, email, role, invitedBy, expirationTime } = invitation
  const takeBack = usePeopleChange((asked: string) =>
    mall('POST /sapi/mall-merchant/people/takeBack', { id: asked }),
  )
  const again = usePeopleChange(() =>
    mall('POST /sapi/mall-merchant/people/invite', { email, role }),
  )
  const error = takeBack.error ?? again.error
  return (
    <>
      <div className={cards['head']}>
        <h2>{email}</h2>
        <Text size="sm" c="dimmed">
          {i18n._(roleNames[role])}
        </Text>
      </div>
      <Text size="sm" c="dimmed">
        <Trans>
          Invited by {invitedBy}, good until {format.moment(expirationTime)}
        </Trans>
      </Text>
      {error && <Notice tone="refuse">{textOf(error)}</Notice>}
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-md"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(id)}
          aria-label={t`Withdraw the invitation of ${email}`}
        >
          <Trans>Withdraw</Trans>
        </Button>
        <Button
          variant="subtle"
          size="compact-md"
          loading={again.isPending}
          onClick={() => again.mutate(undefined)}
          aria-label={t`Send again to ${email}`}
        >
          <Trans>Send again</Trans>
        </Button>
      </Group>
    </>
  )
}
