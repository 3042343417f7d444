// Logins of the people of the README, and an attempt to guess a password.
import type { Tx } from '../../server/platform/db/db.ts'
import { accountHashOf, ipHashOf } from '../../server/platform/http/security-events.ts'
import { later } from '../calendar.ts'
import { found, insertAll, type Row } from './batches.ts'
import type { Ids } from './people-rows.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

type Event = Pick<Row<'securityEvents'>, 'kind'> & { username: string | null; ip: string; ago: number }

const HOME = '203.0.113.10'
const OFFICE = '203.0.113.20'
const ATTACKER = '198.51.100.7'

// Oldest first, as they are numbered.
const events: readonly Event[] = [
  { kind: 'login', username: 'asha', ip: HOME, ago: 50 * HOUR },
  { kind: 'login', username: 'sharma_sweets', ip: OFFICE, ago: 50 * HOUR - MINUTE },
  ...Array.from({ length: 5 }, (_, attempt): Event => ({
    kind: 'login_failed',
    username: 'sharma_sweets',
    ip: ATTACKER,
    ago: 30 * HOUR - attempt * MINUTE,
  })),
  { kind: 'login_locked', username: 'sharma_sweets', ip: ATTACKER, ago: 30 * HOUR - 5 * MINUTE },
  { kind: 'login_failed', username: null, ip: ATTACKER, ago: 29 * HOUR },
  { kind: 'password_changed', username: 'sharma_sweets', ip: OFFICE, ago: 20 * HOUR },
  { kind: 'login', username: 'admin', ip: HOME, ago: 4 * HOUR },
]

type Known = { accounts: Ids; now: Date; secretKey: string }

export const insertSecurityEvents = (tx: Tx, { accounts, now, secretKey }: Known) =>
  insertAll(
    tx,
    'securityEvents',
    events.map(({ kind, username, ip, ago }) => ({
      kind,
      at: later(now, -ago),
      accountHash: username && accountHashOf(secretKey, found(accounts, username)),
      ipHash: ipHashOf(secretKey, ip),
    })),
  )
