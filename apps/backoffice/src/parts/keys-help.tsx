import { Trans, useLingui } from '@lingui/react/macro'
import { Group, Kbd, Modal, Switch, Table } from '@mantine/core'
import { restingKeys, useKeysSwitch } from './use-keys.ts'

export function KeysHelp({
  isOpen,
  isOperator,
  close,
}: {
  readonly isOpen: boolean
  readonly isOperator: boolean
  readonly close: () => void
}) {
  const { t } = useLingui()
  const [isOn, setOn] = useKeysSwitch()
  const keys = [
    { keys: ['j', 'k'], means: t`Next and previous in the list` },
    { keys: ['Enter'], means: t`Open what is marked` },
    { keys: ['x', 'X'], means: t`Choose the item that is marked, or all up to it` },
    { keys: ['s'], means: t`Ship the order` },
    { keys: ['a'], means: t`Approve the after-sales request` },
    { keys: ['r'], means: t`Reject the request, or answer the review` },
    { keys: ['Esc'], means: t`Close what is open` },
    { keys: ['/'], means: t`Search the list` },
    ...(isOperator ? [{ keys: ['f'], means: t`Search the mall` }] : []),
    { keys: ['?'], means: t`Show these keys` },
  ]
  return (
    <Modal.Root opened={isOpen} onClose={close}>
      <Modal.Overlay backgroundOpacity={0.4} />
      <Modal.Content p="md" pt="xs">
        <Group justify="space-between" {...restingKeys}>
          <Modal.Title fz="lg" fw={660}>
            <Trans>Keyboard</Trans>
          </Modal.Title>
          <Modal.CloseButton aria-label={t`Close`} />
        </Group>
        <Table verticalSpacing={6}>
          <Table.Tbody>
            {keys.map((row) => (
              <Table.Tr key={row.means}>
                <Table.Th scope="row" w={110} fw={400}>
                  {row.keys.map((key) => (
                    <Kbd key={key} mr={4}>
                      {key}
                    </Kbd>
                  ))}
                </Table.Th>
                <Table.Td>{row.means}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Switch
          mt="md"
          checked={isOn}
          onChange={(event) => setOn(event.currentTarget.checked)}
          label={t`Single keys do something`}
          description={t`Turn them off if you dictate or use a screen reader that needs the letters.`}
        />
      </Modal.Content>
    </Modal.Root>
  )
}
