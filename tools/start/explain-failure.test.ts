import { describe, expect, it } from 'vitest'
import { explainFailure } from './explain-failure.mjs'

const failure = (code: string, message: string, more = {}) =>
  Object.assign(new Error(message), { code, ...more })
const databaseUrl = 'postgresql://mall:hunter2@db.example:5432/galleria'

describe('a failure becomes one sentence about what to do', () => {
  it.each([
    [
      failure('EADDRINUSE', 'listen EADDRINUSE: address already in use :::3000', { port: 3000 }),
      'Port 3000 is taken by another program; stop it, or choose another port',
    ],
    [
      failure('ENOSPC', 'ENOSPC: no space left on device, write', { path: '/srv/mall' }),
      'The disk is full (writing /srv/mall); free some space and start again',
    ],
    [
      failure('53100', 'could not extend file "base/5/2691": No space left on device'),
      'The disk is full; free some space and start again',
    ],
    [
      failure('EACCES', `EACCES: permission denied, mkdir '/srv/mall'`),
      '/srv/mall cannot be written by this user; change its owner or its permissions, or choose another folder (DATA_DIR)',
    ],
    [
      failure('EROFS', 'EROFS: read-only file system', { path: '/srv/mall' }),
      '/srv/mall is on a read-only disk; choose another folder (DATA_DIR)',
    ],
    [
      failure('EEXIST', `EEXIST: file already exists, mkdir '/srv/mall'`),
      '/srv/mall is in the way: it is a file, not a folder; choose another one (DATA_DIR)',
    ],
    [
      new Error('initdb: error: could not write to file "/srv/mall/x": No space left on device'),
      'The disk is full (writing /srv/mall/x); free some space and start again',
    ],
    [
      failure('3D000', 'database "galleria" does not exist'),
      'There is no mall here yet; npm start makes one',
    ],
  ])('%s', (given, sentence) => {
    expect(explainFailure(given)).toBe(sentence)
  })

  it.each([
    [
      failure('ECONNREFUSED', ''),
      'No PostgreSQL answers at db.example:5432/galleria (DATABASE_URL); check that it runs and that the address is right',
    ],
    [
      failure('ENOTFOUND', 'getaddrinfo ENOTFOUND db.example'),
      'The host of DATABASE_URL (db.example:5432/galleria) is not known; check its name',
    ],
    [
      failure('28P01', 'password authentication failed for user "mall"'),
      'PostgreSQL at db.example:5432/galleria does not let this user in (password authentication failed for user "mall"); check the name and the password in DATABASE_URL',
    ],
    [
      failure('3D000', 'database "galleria" does not exist'),
      'The server has no such database (database "galleria" does not exist); create it, or correct DATABASE_URL (db.example:5432/galleria)',
    ],
    [
      failure('ERR_INVALID_URL', 'Invalid URL'),
      'DATABASE_URL is not an address like postgresql://name:password@host:5432/database',
    ],
    [
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      'PostgreSQL at db.example:5432/galleria asks for a password; put it into DATABASE_URL',
    ],
  ])('about DATABASE_URL, without its password: %s', (given, sentence) => {
    expect(explainFailure(given, { databaseUrl })).toBe(sentence)
  })

  it('reads what npm printed', () => {
    expect(explainFailure('npm error code ENOTFOUND\nnpm error network request failed')).toBe(
      'the package registry cannot be reached; check the network connection and try again',
    )
    expect(explainFailure('npm error code ENOSPC\nnpm error A complete log is in ...')).toBe(
      'The disk is full; free some space and start again',
    )
    expect(
      explainFailure(
        "npm error code ENOTEMPTY\nnpm error path /mall/node_modules/a\nnpm error ENOTEMPTY: directory not empty, rmdir '/mall/node_modules/a'\nnpm error A complete log of this run can be found in: /root/.npm/_logs/1.log\n",
      ),
    ).toBe(
      '/mall/node_modules/a was changed by another program meanwhile; wait until it has ended, and start again',
    )
    expect(
      explainFailure(
        'npm error The lock file is not in sync.\nnpm error\nnpm error A complete log of this run can be found in: /root/.npm/_logs/1.log',
      ),
    ).toBe('The lock file is not in sync.')
  })

  it('leaves a sentence of ours alone, and shows where a mistake of ours is', () => {
    expect(explainFailure(new Error('The data was made by PostgreSQL 17'))).toBe(
      'The data was made by PostgreSQL 17',
    )
    expect(explainFailure(new TypeError('x is not a function'))).toContain(
      'explain-failure.test.ts',
    )
  })
})
