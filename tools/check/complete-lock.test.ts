import { expect, it } from 'vitest'
import { completeLock } from './complete-lock.mjs'

const lock: Parameters<typeof completeLock>[0] = {
  packages: {
    '': {},
    'node_modules/esbuild': {
      optionalDependencies: { '@esbuild/linux-x64': '0.28.2', '@esbuild/darwin-arm64': '0.28.2' },
    },
    'node_modules/tool': { optionalDependencies: { '@tool/linux-x64-musl': '1.2.3' } },
    'node_modules/@esbuild/linux-x64': {},
  },
}

it('adds the binaries for other machines that the registry did not have, and nothing twice', () => {
  const { lock: complete, added } = completeLock(lock)
  expect(added).toEqual(['node_modules/@esbuild/darwin-arm64', 'node_modules/@tool/linux-x64-musl'])
  expect(complete.packages['node_modules/@esbuild/darwin-arm64']).toEqual({
    version: '0.28.2',
    cpu: ['arm64'],
    optional: true,
    os: ['darwin'],
  })
  expect(complete.packages['node_modules/@tool/linux-x64-musl']).toEqual({
    version: '1.2.3',
    cpu: ['x64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(completeLock(complete).added).toEqual([])
})
