// @vitest-environment happy-dom
import { Notifications } from '@mantine/notifications'
import { expect, test } from 'vitest'
import { PersonCard as MemberCard } from '../pages/persons/person-card.tsx'
import { StaffCard } from '../pages/people/staff-card.tsx'
import { openForm } from '../testing/open-form.tsx'
import { personName } from './person-name.ts'

/**
 * Who became a member by a code to an order's address has no nickname, and may have no password.
 */

const email = 'desk@galleria.test'
const member = {
  ...{ id: 'usr_1', nickname: '', email, mobile: '', secondFactorSince: '2026-01-02T08:00:00Z' },
  operationList: ['switchOffSecondFactor' as const],
}

test('whoever has no nickname is called by the address, else by the number', () => {
  expect(personName({ nickname: 'Kim', email })).toBe('Kim')
  expect(personName({ nickname: '', email })).toBe(email)
  expect(personName({ nickname: '', email: '', mobile: '+491701234567' })).toBe('+491701234567')
})

test('the card of a member without a nickname, and its heading, have the address', async () => {
  const { place } = await openForm(<MemberCard person={{ ...member, hasPassword: true }} />)
  expect(place.querySelector('h2')?.textContent).toBe(email)
  expect(place.querySelector('li')?.getAttribute('aria-label')).toBe(email)
})

test.each([
  [true, `${email} signs in with the password alone, and has been told.`],
  [false, `${email} is no longer asked for a second step, and has been told.`],
])(
  'what comes of switching off speaks of a password only where there is one: %s',
  async (hasPassword, words) => {
    const page = await openForm(
      <>
        <Notifications withinPortal={false} />
        <MemberCard person={{ ...member, hasPassword }} />
      </>,
    )
    await page.press('Switch off two-step sign-in …')
    await page.type({ text: 'Called back on the number we know.' })
    await page.send({ status: 200, body: { ...member, hasPassword } })
    expect(page.place.textContent).toContain(words)
  },
)

test('the buttons of who works here name somebody without a nickname, too', async () => {
  const { place } = await openForm(
    <StaffCard
      person={{
        ...{ id: 'usr_1', nickname: '', email, role: 'reader', since: '2026-01-02T08:00:00Z' },
        isSelf: false,
        operationList: ['setRole', 'remove'],
      }}
    />,
  )
  expect(
    [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-label')),
  ).toEqual([`Change the role of ${email}`, `Remove ${email}`])
})
