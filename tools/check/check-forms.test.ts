import { expect, test } from 'vitest'
import { isByHand, listNeedless, listSilentSelects } from './check-forms.ts'

const nothing = () => ''
const form = (inside: string) => `${inside}\nreturn <form onSubmit={() => send()} noValidate>`

test('a form that judges by hand is found, however its attributes stand', () => {
  expect(isByHand(form('const [fault, setFault] = useState()'), nothing)).toBe(true)
  expect(isByHand('return <form\n  onSubmit={(e) => send(e)}\n  noValidate\n>', nothing)).toBe(true)
  expect(isByHand(form('// not useSentForm'), nothing)).toBe(true)
})

test('the kit may be used in the file, or in one beside it that it imports', () => {
  expect(isByHand(form('const { formProps } = useSentForm({})'), nothing)).toBe(false)
  const besides = (name: string) => (name === 'use-it.ts' ? 'useFormErrors({})' : '')
  expect(isByHand(form("import { useIt } from './use-it.ts'"), besides)).toBe(false)
  expect(isByHand(form("import { useIt } from '../use-it.ts'"), besides)).toBe(true)
})

test('a form that the browser judges is its own affair', () =>
  expect(isByHand('return <form onSubmit={send}>', nothing)).toBe(false))

test('a named select that cannot show its error is found, whatever its handlers look like', () => {
  const select = (attributes: string) => `<NativeSelect ${attributes} data={[{ ...one }]} />`
  expect(listSilentSelects(select('name="site" onChange={(e) => set(e)}'))).toEqual(['name="site"'])
  expect(
    listSilentSelects(select('onChange={(e) => set(e)} name="site" error={errorOf("site")}')),
  ).toEqual([])
  expect(listSilentSelects(select("{...field('country')}"))).toEqual([])
  expect(listSilentSelects(select('value={kind}'))).toEqual([])
})

test('an exception of a file that has nothing to excuse any more is named', () => {
  expect(listNeedless(['move-form.tsx', 'gone.tsx'], ['move-form.tsx', 'other.tsx'])).toEqual([
    'gone.tsx',
  ])
  expect(listNeedless([], ['other.tsx'])).toEqual([])
})
