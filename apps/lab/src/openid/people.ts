/** Who can sign in at the lab's provider: one for each way a sign-in at the mall can end. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly about: string
}

export const people: readonly Person[] = [
  {
    id: 'lab-lena',
    name: 'Lena Vogt',
    email: 'lena.vogt@lab.test',
    isEmailVerified: true,
    about: 'a proven address',
  },
  {
    id: 'lab-omar',
    name: 'Omar Haddad',
    email: 'omar.haddad@lab.test',
    isEmailVerified: true,
    about: 'a proven address',
  },
  {
    id: 'lab-anna',
    name: 'Anna',
    email: 'anna@galleria.test',
    isEmailVerified: true,
    about: 'the address of a member of the demo mall',
  },
  {
    id: 'lab-rui',
    name: 'Rui Costa',
    email: 'rui.costa@lab.test',
    isEmailVerified: false,
    about: 'an address nobody has proven',
  },
  { id: 'lab-noor', name: 'Noor', email: '', isEmailVerified: false, about: 'no address at all' },
]

export function findPerson(id: string): Person | undefined {
  return people.find((person) => person.id === id)
}
