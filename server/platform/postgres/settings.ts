// Passed on the command line, so that the configuration of an old cluster does not matter.
import { totalmem } from 'node:os'
import { MB } from '../../../contract/limits.ts'
import { PORT } from './socket.ts'

const between = (least: number, most: number, value: number) => Math.max(least, Math.min(most, value))
const share = (part: number, { least, most }: { least: number; most: number }) =>
  `${Math.round(between(least, most, (totalmem() * part) / MB))}MB`

const SMALL_MACHINE = {
  shared_buffers: share(1 / 16, { least: 128, most: 1_024 }),
  effective_cache_size: share(1 / 4, { least: 512, most: 8_192 }),
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  max_connections: '100',
  random_page_cost: '1.1',
  // Compiling a short query costs more than running it.
  jit: 'off',
}

// The caller gets failed statements anyway; their values in the log would be personal data.
const QUIET_LOG = {
  log_line_prefix: '%m [%p] ',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
}

// A continuous backup that can't store its WAL must not fill the disk of the database.
const REPLICATION = { max_slot_wal_keep_size: '4GB' }

const UNSAFE_BUT_QUICK = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

// The setting is a comma-separated list, so the name is quoted.
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`

export const settings = ({ socketFolder, durable }: { socketFolder: string; durable: boolean }) => {
  const all = {
    listen_addresses: '',
    port: String(PORT),
    unix_socket_directories: quoted(socketFolder),
    timezone: 'UTC',
    ...SMALL_MACHINE,
    ...QUIET_LOG,
    ...REPLICATION,
    ...(durable ? {} : UNSAFE_BUT_QUICK),
  }
  return Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
