import { Trans, useLingui } from '@lingui/react/macro'
import { Button, Menu, Text, useMantineColorScheme } from '@mantine/core'
import { IconCheck, IconChevronDown, IconDeviceDesktop, IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import type { Staff } from '../../api/queries.ts'
import { useSignOut } from '../../api/use-sign-out.ts'
import { speak, spokenLanguages } from '../../language.ts'
import styles from './account-menu.module.css'

/** Who works here, and what this browser is set to: language, colours, keys. */
export function AccountMenu({ staff, showKeys }: { readonly staff: Staff; readonly showKeys: () => void }) {
  const { t, i18n } = useLingui()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const signOut = useSignOut()
  const schemes = [
    { value: 'light', name: t`Light`, icon: <IconSun size={16} stroke={1.5} /> },
    { value: 'dark', name: t`Dark`, icon: <IconMoon size={16} stroke={1.5} /> },
    { value: 'auto', name: t`As the system`, icon: <IconDeviceDesktop size={16} stroke={1.5} /> },
  ] as const
  return (
    <Menu position="bottom-end" width={240} shadow="md">
      <Menu.Target>
        <Button variant="subtle" color="gray" c="var(--ink)" fw={540} px={10} rightSection={<IconChevronDown size={16} stroke={1.5} aria-hidden />}>
          <span className={styles['seller']}>{staff.sellerName}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles['person']}><Text size="md" fw={540} truncate>{staff.nickname}</Text><Text size="xs" c="dimmed" truncate>{staff.email}</Text></div>
        <Menu.Divider />
        <Menu.Label><Trans>Language</Trans></Menu.Label>
        {spokenLanguages.map((one) => <Menu.Item key={one.tag} lang={one.tag} role="menuitemradio" aria-checked={i18n.locale === one.tag} rightSection={i18n.locale === one.tag && <IconCheck size={16} aria-hidden />} onClick={() => void speak(one.tag)}>{one.name}</Menu.Item>)}
        <Menu.Divider />
        <Menu.Label><Trans>Colors</Trans></Menu.Label>
        {schemes.map((one) => <Menu.Item key={one.value} role="menuitemradio" aria-checked={colorScheme === one.value} leftSection={one.icon} rightSection={colorScheme === one.value && <IconCheck size={16} aria-hidden />} onClick={() => setColorScheme(one.value)}>{one.name}</Menu.Item>)}
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} stroke={1.5} />} onClick={showKeys}><Trans>Keyboard</Trans></Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.5} />} onClick={() => signOut.mutate()}><Trans>Sign out</Trans></Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
