import { Trans, useLingui } from '@lingui/react/macro'
import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { whoQuery } from '../../api/queries.ts'
import { LoadFailure } from '../../parts/notice.tsx'
import { Brand } from '../../parts/shell/brand.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { NotAMerchant } from './not-a-merchant.tsx'
import { OwesSecondFactor } from './owes-second-factor.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-page.module.css'

export function SignInPage() {
  const { t } = useLingui()
  const [params] = useSearchParams()
  const who = useQuery(whoQuery)
  const next = safeNext(params.get('next'))
  if (who.data?.kind === 'staff' || who.data?.kind === 'operator')
    return <Navigate to={next} replace />
  return (
    <div className={styles['page']}>
      <title>{t`Sign in – Galleria back office`}</title>
      <main className={`card ${styles['card']}`}>
        <Brand />
        {who.data?.kind === 'stranger' && (
          <NotAMerchant email={who.data.email} path={who.data.path} />
        )}
        {who.data?.kind === 'owes' && <OwesSecondFactor email={who.data.email} cameFor={next} />}
        {who.data?.kind === 'nobody' && (
          <Stack gap="md">
            <div>
              <Title order={1}>
                <Trans>Sign in</Trans>
              </Title>
              <Text c="dimmed" mt={4}>
                <Trans>For the shops of the mall and the people who work in them.</Trans>
              </Text>
            </div>
            <SignInForm cameFor={next} />
          </Stack>
        )}
        {who.isError && <LoadFailure error={who.error} retry={() => void who.refetch()} />}
        {who.isPending && (
          <Stack aria-busy aria-label={t`Loading`}>
            <Skeleton h={28} w={140} />
            <Skeleton h={36} />
            <Skeleton h={36} />
            <Skeleton h={36} />
          </Stack>
        )}
      </main>
      <LanguageSwitch />
    </div>
  )
}

/** Only a place inside the back office: an address from outside could lead a person astray. */
function safeNext(next: string | null): string {
  return next && /^\/(?![/\\])/.test(next) && !next.startsWith('/login') ? next : '/'
}
