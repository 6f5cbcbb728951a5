import { describe, expect, test } from 'vitest'
import { isPublicAddress, NotPublic, resolvePublic } from './public-address.ts'

describe('an address', () => {
  test.each(['93.184.215.14', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00::1'])(
    '%s is one of the open internet',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )
  test.each([
    ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.0.1', '169.254.169.254'],
    ...['172.16.0.1', '172.31.255.255', '192.0.0.8', '192.168.1.1', '198.18.0.1', '224.0.0.1'],
    ...['240.0.0.1', '255.255.255.255', '::', '::1', '::ffff:10.0.0.1', '::ffff:8.8.8.8'],
    ...[
      '64:ff9b::a00:1',
      'fc00::1',
      'fd12::1',
      'fe80::1',
      'ff02::1',
      '2001:db8::1',
      '2002:a00:1::',
    ],
    ...['localhost', 'mall.test', ''],
  ])('%s is none', (address) => expect(isPublicAddress(address)).toBe(false))
})

test('a name is as good as the worst address it leads to', async () => {
  await expect(resolvePublic('localhost', isPublicAddress)).rejects.toThrow(NotPublic)
  await expect(resolvePublic('[::1]', isPublicAddress)).rejects.toThrow(NotPublic)
  await expect(resolvePublic(new URL('https://0x7f.1/').hostname, isPublicAddress)).rejects.toThrow(
    NotPublic,
  )
  expect(await resolvePublic('8.8.8.8', isPublicAddress)).toEqual([
    { address: '8.8.8.8', family: 4 },
  ])
  await expect(resolvePublic('no-such-host.invalid', isPublicAddress)).rejects.toThrow()
})
