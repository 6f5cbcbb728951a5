import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, Text, useMantineColorScheme } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconKeyboard from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs'
import IconLogout from '@tabler/icons-react/dist/esm/icons/IconLogout.mjs'
import IconShieldLock from '@tabler/icons-react/dist/esm/icons/IconShieldLock.mjs'
import type { ReactNode } from 'react'
import { languages, type Language } from '@galleria/contract/storefronts'
import { speak } from '../../language.ts'
import { languageName } from '../language-name.ts'
import { personName } from '../person-name.ts'
import { useSignOut } from '../use-sign-out.ts'
import styles from './account-menu.module.css'

/** Who works here, and what this browser is set to: language, colours, keys. */
export function AccountMenu({
  seller,
  nickname,
  email,
  desks,
  showKeys,
}: {
  /** Nobody's at the operator's desk. */ readonly seller: string | undefined
  readonly nickname: string
  readonly email: string
  /** The way to another of one’s shops. */ readonly desks: ReactNode
  readonly showKeys: () => void
}) {
  const { t } = useLingui()
  const signOut = useSignOut()
  return (
    <Menu
      position="bottom-end"
      width={240}
      shadow="md"
      withinPortal={false}
      withInitialFocusPlaceholder={false}
    >
      <Menu.Target>
        <Button
          variant="subtle"
          color="gray"
          c="var(--ink)"
          fw={540}
          px={10}
          rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}
        >
          <span className={styles['seller']}>{seller ?? t`Operator`}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['person']}>
          <Text size="md" fw={540} truncate>
            {personName({ nickname, email })}
          </Text>
          {nickname && (
            <Text size="xs" c="dimmed" truncate>
              {email}
            </Text>
          )}
        </div>
        <Menu.Divider />
        {desks}
        <Settings />
        <Menu.Item
          component="a"
          href="/buyer/account/second-factor"
          leftSection={<IconShieldLock size={16} stroke={1.5} />}
        >
          <Trans>Two-step sign-in</Trans>
        </Menu.Item>
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.5} />} onClick={showKeys}>
          <Trans>Keyboard</Trans>
        </Menu.Item>
        <Menu.Item
          leftSection={<IconLogout size={16} stroke={1.5} />}
          onClick={() => signOut.mutate()}
        >
          <Trans>Sign out</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

/** What this browser is set to. */
function Settings() {
  const { t, i18n } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const schemes = [
    { value: 'light', name: t`Light` },
    { value: 'dark', name: t`Dark` },
    { value: 'auto', name: t`As the system` },
  ]
  return (
    <>
      <Menu.Label>
        <Trans>Language</Trans>
      </Menu.Label>
      <Menu.RadioGroup value={i18n.locale} onChange={(tag) => void speak(tag as Language)}>
        {languages.map((one) => (
          <Menu.RadioItem key={one} value={one} lang={one} closeMenuOnClick>
            {languageName(one)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>
        <Trans>Colours</Trans>
      </Menu.Label>
      <Menu.RadioGroup
        value={colorScheme}
        onChange={(scheme) => setColorScheme(scheme as typeof colorScheme)}
      >
        {schemes.map((one) => (
          <Menu.RadioItem key={one.value} value={one.value}>
            {one.name}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
    </>
  )
}
