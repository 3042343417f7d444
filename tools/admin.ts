// `npm run admin -- create NAME`: manages staff, with or without a running server.
import { createWriteStream, existsSync } from 'node:fs'
import { prepareTables } from '../server/app/prepare.ts'
import { verifyAudit } from '../server/features/admin/audit/audit.service.ts'
import {
  addStaff,
  changeStaffRole,
  isStaffRole,
  removeStaff,
  resetStaffAccess,
} from '../server/features/admin/staff/staff.service.ts'
import { openSealedAccounts } from '../server/features/sealed-accounts/open-account.service.ts'
import { readConfig } from '../server/platform/config.ts'
import { type Db, makeDb, makePool } from '../server/platform/db/db.ts'
import { seedReports } from './demo-reports.ts'
import { openDatabase } from './open-database.ts'

const USAGE = `npm run admin -- <command>
  create NAME [owner|moderator|support]   add a staff member (default: owner) and show the password once
  let-in NAME                             reset password and two-step verification of a staff member
  role NAME owner|moderator|support       change the role of a staff member
  remove NAME                             remove a staff member; the name stays in the audit log
  demo-reports [COUNT]                    add demo reports to the admin panel (default: 50)
  open-deleted WHO FILE REASON            write the retained data of a deleted account to FILE, for an order of an authority
  audit                                   check every row of the audit log and name the first broken one`

class UsageError extends Error {}

const print = (line: string) => void process.stdout.write(`${line}\n`)

const withDatabase = async (work: (db: Db) => Promise<void>) => {
  const database = await openDatabase(readConfig(process.env))
  const pool = makePool(database.url, 2, { isPatient: true })
  try {
    const db = makeDb(pool)
    await prepareTables(db, (_title, step) => step())
    await work(db)
  } finally {
    await pool.end()
    await database.stop()
  }
}

const parseRole = (role: string) => {
  if (!isStaffRole(role)) throw new UsageError(`unknown role ${role}: use owner, moderator or support`)
  return role
}

const create = (name: string, text = 'owner') => {
  const role = parseRole(text)
  return withDatabase(async (db) => {
    const outcome = await addStaff(db, { name, role, now: new Date() })
    if ('message' in outcome) throw new UsageError(outcome.message)
    print(`${name} is now ${role}. The password is shown only once: ${outcome.password}`)
  })
}

const resetAccess = (name: string) =>
  withDatabase(async (db) => {
    const password = await resetStaffAccess(db, { name, now: new Date() })
    if (password === undefined) throw new UsageError(`no staff member is called ${name}`)
    print(`The new password of ${name} is shown only once: ${password}`)
  })

const changeRole = (name: string, text: string) => {
  const role = parseRole(text)
  return withDatabase(async (db) => {
    const refused = await changeStaffRole(db, { name, role, now: new Date() })
    if (refused) throw new UsageError(refused.message)
    print(`${name} is now ${role}.`)
  })
}

const remove = (name: string) =>
  withDatabase(async (db) => {
    const refused = await removeStaff(db, { name, now: new Date() })
    if (refused) throw new UsageError(refused.message)
    print(`${name} is removed from the staff.`)
  })

const audit = () =>
  withDatabase(async (db) => {
    const { broken, head } = await verifyAudit(db)
    if (broken !== null) throw new UsageError(`the audit log is broken at row ${broken}`)
    print(`The audit log is intact: ${head.number} rows, last hash ${head.hash.toString('hex')}`)
  })

const openDeleted = (who: string, file: string, reason: string) => {
  if (existsSync(file)) throw new UsageError(`${file} exists already`)
  const secret = readConfig(process.env).secretKey
  return withDatabase(async (db) => {
    const opening = { who, reason: reason.trim(), secret, now: new Date() }
    const opened = await openSealedAccounts(db, opening, () =>
      createWriteStream(file, { flags: 'wx', mode: 0o600 }),
    )
    if (opened.length === 0) throw new UsageError(`no data of a deleted account ${who} is retained`)
    print(`${file} has the data of account ${opened.join(', ')}. The audit log names account and reason.`)
  })
}

const SEEDED = 50

const demoReports = (text = String(SEEDED)) => {
  const count = Number(text)
  if (!Number.isInteger(count) || count < 1) throw new UsageError(`${text} is not a valid number of reports`)
  if (readConfig(process.env).live) throw new UsageError('demo-reports does not run with HAAT_LIVE=1')
  return withDatabase(async (db) => {
    const sent = await seedReports(db, { count, now: new Date() })
    print(`${sent} reports were added to the admin panel.`)
  })
}

const run = ([command, name, role, reason]: readonly string[]): Promise<void> => {
  if (command === 'create' && name) return create(name, role)
  if (command === 'let-in' && name) return resetAccess(name)
  if (command === 'role' && name && role) return changeRole(name, role)
  if (command === 'remove' && name && !role) return remove(name)
  if (command === 'demo-reports') return demoReports(name)
  if (command === 'open-deleted' && name && role && reason?.trim()) return openDeleted(name, role, reason)
  if (command === 'audit' && !name) return audit()
  throw new UsageError(USAGE)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
