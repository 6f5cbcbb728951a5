import { describe, expect, test } from 'vitest'
import { entryOf, type Entrant } from './entry.rules.ts'

const member: Entrant = { isMember: true, isOperator: false, sellerStatus: null, applied: null }
const entry = (change: Partial<Entrant>) => entryOf({ ...member, ...change })

describe('the way in that the top bar shows', () => {
  test('[MER-006] tells sellers, frozen and cleared ones apart', () => {
    expect(
      (['ACTIVE', 'FROZEN', 'CLEARED', null] as const).map(
        (sellerStatus) => entry({ sellerStatus }).merchantStatus,
      ),
    ).toEqual(['seller', 'frozen', 'clear', 'none'])
  })
  test('[MER-007, MER-008, MER-009] knows audit and pass; everything else is still to apply', () => {
    expect(
      (['AUDIT', 'PASS', 'DRAFT', 'REJECTED', null] as const).map(
        (applied) => entry({ applied }).auditStatus,
      ),
    ).toEqual(['audit', 'pass', 'apply', 'apply', 'apply'])
    expect(entry({ sellerStatus: 'ACTIVE' }).auditStatus).toBe('pass')
  })
  test('[MER-010] is for members: to guests and strangers no flag is set', () => {
    const flags = (one: ReturnType<typeof entryOf>) => [
      one.isShow,
      one.isShowSettled,
      one.isShowBackground,
    ]
    for (const sellerStatus of ['ACTIVE', 'FROZEN', 'CLEARED', null] as const)
      for (const isOperator of [true, false])
        expect(flags(entry({ isMember: false, isOperator, sellerStatus }))).toEqual([
          false,
          false,
          false,
        ])
    expect(flags(entry({}))).toEqual([true, true, false])
  })
  test('[MER-001, MER-011] leads either to settling in or to the back office, and says which', () => {
    const way = (change: Partial<Entrant>) => {
      const { isShowSettled, isShowBackground, label, path } = entry(change)
      return { isShowSettled, isShowBackground, label, path }
    }
    const settle = { isShowSettled: true, isShowBackground: false }
    const backend = { isShowSettled: false, isShowBackground: true }
    expect([way({}), way({ applied: 'DRAFT' })]).toEqual([
      { ...settle, label: 'settle', path: '/merchant/apply' },
      { ...settle, label: 'settle', path: '/merchant/apply' },
    ])
    expect(way({ applied: 'AUDIT' })).toEqual({
      ...settle,
      label: 'audit',
      path: '/merchant/audit',
    })
    expect(way({ applied: 'REJECTED' })).toEqual({
      ...settle,
      label: 'settle',
      path: '/merchant/audit',
    })
    expect(way({ sellerStatus: 'ACTIVE' })).toEqual({
      ...backend,
      label: 'backend',
      path: '/backoffice',
    })
    expect([way({ sellerStatus: 'FROZEN' }), way({ sellerStatus: 'CLEARED' })]).toEqual([
      { ...backend, label: 'limited', path: '/backoffice' },
      { ...backend, label: 'limited', path: '/backoffice' },
    ])
    expect(way({ isOperator: true })).toEqual({
      ...backend,
      label: 'backend',
      path: '/backoffice/operator/applications',
    })
  })
})
