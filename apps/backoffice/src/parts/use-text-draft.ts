import { useSessionStorage } from '@mantine/hooks'

/** What was typed survives closing, a reload and signing in again, until it is sent. */
export function useTextDraft(key: string) {
  const [text, write, forget] = useSessionStorage({
    key: `backoffice-draft-${key}`,
    defaultValue: '',
    getInitialValueInEffect: false,
  })
  return { text, write, forget }
}
