import { expect, test } from 'vitest'
import routes from '../../routes.ts'
import { drawPage, MEMBER } from '../../testing/draw-page.tsx'
import { MemberFrame } from './member-frame.tsx'

/** The tabs of the member area as they are drawn: where each leads, and which one is open. */
function drawTabs(address: string) {
  const html = drawPage(() => <MemberFrame title="A page">{null}</MemberFrame>, {
    user: MEMBER,
    address,
  })
  const [nav = ''] = /<nav aria-label="Membership".*?<\/nav>/s.exec(html) ?? []
  return [...nav.matchAll(/<a ([^>]*)>([^<]+)<\/a>/g)].map(([, marks = '', name]) => ({
    name,
    to: /href="([^"]*)"/.exec(marks)?.[1],
    isOpen: marks.includes('aria-current="page"'),
  }))
}

type Route = (typeof routes)[number]
function fileOf(path: string, among: readonly Route[] = routes): string | undefined {
  for (const route of among) {
    const file = `/${route.path}` === path ? route.file : fileOf(path, route.children ?? [])
    if (file) return file
  }
  return undefined
}

test('[MEM-001] [MEM-002] [MEM-003] the tabs lead to the overview, to benefits, to points and to tasks', () => {
  const tabs = drawTabs('/user/member/equity')
  expect(tabs).toEqual([
    { name: 'Overview', to: '/user/member', isOpen: false },
    { name: 'Benefits', to: '/user/member/equity', isOpen: true },
    { name: 'Points', to: '/user/member/score', isOpen: false },
    { name: 'Tasks', to: '/user/member/tasks', isOpen: false },
  ])
  expect(tabs.map(({ to = '' }) => fileOf(to))).toEqual([
    'pages/membership/member-home-page.tsx',
    'pages/membership/benefits-page.tsx',
    'pages/membership/points-page.tsx',
    'pages/membership/tasks-page.tsx',
  ])
})
