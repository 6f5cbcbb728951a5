import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { mall } from '../../api/mall.ts'
import { openDesk } from '../../api/open-desk.ts'
import { whoQuery, type Who } from '../../api/queries.ts'
import { Notice, useProblemText } from '../../parts/notice.tsx'
import { Brand } from '../../parts/shell/brand.tsx'
import { useFormat } from '../../parts/use-format.ts'
import { useSignOut } from '../../parts/use-sign-out.ts'
import { roleNames, roleTexts } from '../people/role-words.ts'
import { LanguageSwitch } from '../sign-in/language-switch.tsx'
import { SignInForm } from '../sign-in/sign-in-form.tsx'
import styles from '../sign-in/sign-in-page.module.css'

/**
 * Where the mail of an invitation leads: whoever signs in with the address it went to is asked
 * whether to take the place.
 */
export function InvitationPage() {
  const { t } = useLingui()
  const { id = '' } = useParams()
  const who = useQuery(whoQuery)
  return (
    <div className={styles['page']}>
      <title>{t`Invitation – Galleria back office`}</title>
      <main className={`card ${styles['card']}`}>
        <Brand />
        <Title order={1}>
          <Trans>You are invited to work for a shop</Trans>
        </Title>
        {who.isPending && (
          <Stack aria-busy aria-label={t`Loading`}>
            <Skeleton h={28} w={140} />
            <Skeleton h={36} />
          </Stack>
        )}
        {who.data?.kind === 'nobody' && (
          <Stack gap="md">
            <Text c="dimmed">
              <Trans>Sign in with the address that the invitation went to.</Trans>
            </Text>
            <SignInForm cameFor={`/invitation/${id}`} />
            <Text size="sm">
              <Trans>
                No account yet? <a href="/signup">Create one</a> with that address, then open the
                link in the email again.
              </Trans>
            </Text>
          </Stack>
        )}
        {who.data && who.data.kind !== 'nobody' && (
          <Invitation id={id} email={emailOf(who.data)} key={emailOf(who.data)} />
        )}
      </main>
      <LanguageSwitch />
    </div>
  )
}

function emailOf(who: Exclude<Who, { kind: 'nobody' }>): string {
  if (who.kind === 'staff') return who.staff.email
  return who.kind === 'operator' ? who.operator.email : who.email
}

function Invitation({ id, email }: { readonly id: string; readonly email: string }) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const textOf = useProblemText()
  const signOut = useSignOut()
  const invitation = useQuery({
    queryKey: ['invitation', id, email],
    queryFn: () => mall('POST /sapi/mall-merchant/invitation/read', { id }),
  })
  const accepting = useMutation({
    mutationFn: () => mall('POST /sapi/mall-merchant/invitation/accept', { id }),
    onSuccess: openDesk,
  })
  if (invitation.isPending) return <Skeleton h={120} aria-label={t`Loading`} />
  if (invitation.isError)
    return (
      <Stack gap="sm">
        <Notice tone="refuse">{textOf(invitation.error)}</Notice>
        <Text size="sm">
          <Trans>
            You are signed in as <strong>{email}</strong>.
          </Trans>
        </Text>
        <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
          <Trans>Sign out</Trans>
        </Button>
      </Stack>
    )
  const { shopName, sellerName, role, invitedBy, expirationTime } = invitation.data
  const roleName = i18n._(roleNames[role])
  return (
    <Stack gap="sm">
      <Text>
        <Trans>
          {invitedBy} invites you to <strong>{shopName}</strong> ({sellerName}).
        </Trans>
      </Text>
      <Text>
        <strong>{roleName}</strong>
        <br />
        {i18n._(roleTexts[role])}
      </Text>
      <Text size="sm" c="dimmed">
        <Trans>
          For {email}, good until {format.moment(expirationTime)}
        </Trans>
      </Text>
      {accepting.isError && <Notice tone="refuse">{textOf(accepting.error)}</Notice>}
      <Button loading={accepting.isPending} onClick={() => accepting.mutate()}>
        <Trans>Accept</Trans>
      </Button>
      <Button variant="default" component="a" href="/">
        <Trans>Not now</Trans>
      </Button>
    </Stack>
  )
}
