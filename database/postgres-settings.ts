import { totalmem } from 'node:os'
import type { Home } from './cluster-home.ts'

/**
 * What our server is told on its command line, so that a changed setting needs no change of the
 * data folder.
 */
export function postgresSettings(
  home: Home,
  durable: boolean,
): [name: string, value: string | number][] {
  return [...reached(home), ...common, ...(durable ? durableSettings : throwAwaySettings)]
}

function reached(home: Home): [string, string | number][] {
  // `pg` speaks no Windows pipes, so there it is a free port of the loopback.
  if (home.port)
    return [
      ['listen_addresses', '127.0.0.1'],
      ['port', home.port],
    ]
  return [
    ['listen_addresses', ''],
    ['port', 5432],
    ['unix_socket_directories', `"${home.socket}"`],
  ]
}

const common: [string, string | number][] = [
  ['max_connections', 100],
  ['jit', 'off'], // compiling costs more than the short queries of a shop gain
  ['max_parallel_workers_per_gather', 0], // likewise; and parallel workers need more /dev/shm than containers have
  ['timezone', 'UTC'],
  ['log_timezone', 'UTC'],
  ['log_statement', 'none'],
  ['log_checkpoints', 'off'],
  ['log_min_error_statement', 'panic'], // statements carry buyers' addresses
  ['log_error_verbosity', 'terse'], // and so does the detail, which quotes the row that broke a rule
  ['logging_collector', 'off'],
]

/** An eighth of the memory there is: the machine belongs to the mall's other processes as well. */
const sharedMegabytes = Math.round(
  Math.min(
    Math.max(Math.min(totalmem(), process.constrainedMemory() || Infinity) / 8 / 2 ** 20, 128),
    4096,
  ),
)

const durableSettings: [string, string | number][] = [
  ['shared_buffers', `${sharedMegabytes}MB`],
  ['max_wal_size', '1GB'],
  // Where backups are out of reach, the log that waits for them must not fill the disk.
  ['max_slot_wal_keep_size', '4GB'],
]

const throwAwaySettings: [string, string | number][] = [
  ['shared_buffers', '128MB'],
  ['fsync', 'off'],
  ['synchronous_commit', 'off'],
  ['full_page_writes', 'off'],
  ['wal_level', 'minimal'],
  ['max_wal_senders', 0],
  ['max_wal_size', '256MB'], // it lies in memory
]
