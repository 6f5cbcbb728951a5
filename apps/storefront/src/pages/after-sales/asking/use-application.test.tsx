// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readDraft, writeDraft } from '@galleria/ui/form/draft-store'
import type { Application } from './application.ts'
import { keepDraft, takeDraft } from './application-draft.ts'
import { useApplication } from './use-application.ts'

/** What a form says that was sent before the page was hydrated, beside what this window kept. */

const line = { lineId: 'oli_a', isUnsent: false, by: 1, qty: 1, skuId: '', goodsSkuId: '' }
const start: Application = {
  ...{ orderId: 'ord_1', asType: 'SALE_RETURN', amount: '', offered: '', reason: '' },
  ...{
    remark: '',
    evidence: [],
    requestKey: 'key',
    lines: [{ ...line, id: 'oli_a', isPicked: false }],
  },
}
const picked = [{ ...line, id: 'oli_a', isPicked: true }]

/** Draws the form as the server does, with what it was given back, and takes it over. */
async function open(given: Application | undefined): Promise<Application> {
  let now = start
  function Form() {
    const form = useRef<HTMLFormElement>(null)
    const { application } = useApplication(form, { start, given }, 'ord_1')
    now = application
    const { lines, remark } = given ?? start
    return (
      <form ref={form}>
        <input name="asType" defaultValue="SALE_RETURN" />
        <input name="line" defaultValue="oli_a" />
        <input type="checkbox" name="picked" value="oli_a" defaultChecked={lines[0]?.isPicked} />
        <textarea name="remark" defaultValue={remark} />
      </form>
    )
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(async () => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
    await act(() => root.unmount())
    place.remove()
    vi.unstubAllGlobals()
  })
  await act(() => root.render(<Form />))
  return now
}

beforeEach(() => sessionStorage.clear())

test('what was sent before the page was hydrated is not replaced by an earlier draft', async () => {
  writeDraft('as:ord_1', keepDraft(undefined, { ...start, remark: 'A scratch.' }, start))
  const sent = { ...start, lines: picked, remark: 'Two scratches.' }
  expect(await open(sent)).toMatchObject({ remark: 'Two scratches.', lines: [{ isPicked: true }] })
})

test('pieces that were picked and sent before are kept for another kind of application', async () => {
  await open({ ...start, lines: picked })
  const other = { ...start, asType: 'SALE_REFUND' } as const
  expect(takeDraft(readDraft('as:ord_1'), other)?.lines).toEqual(picked)
})

test('a form that was sent as it stood has its draft back', async () => {
  writeDraft('as:ord_1', keepDraft(undefined, { ...start, remark: 'A scratch.' }, start))
  expect(await open(start)).toMatchObject({ remark: 'A scratch.' })
  expect(await open(undefined)).toMatchObject({ remark: 'A scratch.' })
})
