import { Trans, useLingui } from '@lingui/react/macro'
import { Container, Skeleton, Stack } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router'
import { whoQuery, worksForMall, type Worker } from '../../api/queries.ts'
import { KeysHelp } from '../keys-help.tsx'
import { LoadFailure } from '../notice.tsx'
import { useKeys } from '../use-keys.ts'
import { AccountMenu } from './account-menu.tsx'
import { Brand } from './brand.tsx'
import { DeskSwitch } from './desk-switch.tsx'
import { MallSearchField } from './mall-search-field.tsx'
import { MainNav } from './main-nav.tsx'
import styles from './staff-shell.module.css'

/**
 * The frame of all pages that need somebody who works here. Whoever does not is sent to sign in and
 * comes back to where he was going.
 */
export function StaffShell() {
  const { t } = useLingui()
  const { pathname, search } = useLocation()
  const who = useQuery(whoQuery)
  const isOperator = worksForMall(who.data)
  const [isHelpOpen, help] = useDisclosure(false)
  useKeys({ '?': help.open })

  if (who.data && who.data.kind !== 'staff' && who.data.kind !== 'operator')
    return <Navigate to={`/login?next=${encodeURIComponent(pathname + search)}`} replace />
  return (
    <>
      <a href="#content" className={styles['skip']}>
        <Trans>Skip to content</Trans>
      </a>
      <header className={styles['header']}>
        <Brand />
        <MainNav who={who.data} />
        {isOperator && <MallSearchField />}
        {who.data && (
          <AccountMenu
            {...personOf(who.data)}
            desks={who.data.kind === 'staff' && <DeskSwitch staff={who.data.staff} />}
            showKeys={help.open}
          />
        )}
      </header>
      <main id="content" tabIndex={-1} className={styles['content']}>
        {who.data && <Outlet />}
        {who.isError && (
          <Container size="xs" py="xl">
            <LoadFailure error={who.error} retry={() => void who.refetch()} />
          </Container>
        )}
        {who.isPending && (
          <Stack aria-busy aria-label={t`Loading`}>
            <Skeleton h={32} w={240} />
            <Skeleton h={96} />
            <Skeleton h={240} />
          </Stack>
        )}
      </main>
      <KeysHelp isOpen={isHelpOpen} isOperator={isOperator} close={help.close} />
      <ScrollRestoration
        getKey={(location) =>
          listOf(location.pathname)
            ? `${listOf(location.pathname)}${location.search}`
            : location.key
        }
      />
    </>
  )
}

function personOf(who: Worker): { seller: string | undefined; nickname: string; email: string } {
  return who.kind === 'staff'
    ? {
        seller: who.staff.sellerName,
        nickname: who.staff.nickname,
        email: who.staff.email,
      }
    : { seller: undefined, nickname: who.operator.nickname, email: who.operator.email }
}

const LISTS = [
  ...['/orders', '/after-sales', '/items', '/goods'],
  ...['/operator/applications', '/operator/orders'],
]

/** A list keeps its place while one of its rows is open beside it. */
function listOf(pathname: string): string | undefined {
  return LISTS.find((list) => pathname === list || pathname.startsWith(`${list}/`))
}
