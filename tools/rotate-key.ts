// `npm run rotate-key` changes SECRET_KEY while the server is stopped. Sessions stay valid; pending captchas and codes do not.
//   without SECRET_KEY   generates a key and replaces DATA_DIR/secret.key
//   with SECRET_KEY      NEW_SECRET_KEY is the new key: start with it afterwards
//   -- --lost            the old key is lost: the next start accepts its key, and encrypted data are given up
import { randomBytes } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Client } from 'pg'
import { type Config, readConfig } from '../server/platform/config.ts'
import { makeDb, makePool } from '../server/platform/db/db.ts'
import { migrate } from '../server/platform/db/migrate.ts'
import { isServed } from './backup/database.ts'
import { openDatabase } from './open-database.ts'
import { forgetSecret, reencrypt } from './rotate/reencrypt.ts'

const MIN_LENGTH = 32
const print = (line: string) => void process.stdout.write(`${line}\n`)

// An existing file is left from an interrupted run: the database may use its key already.
const generateKey = async (file: string) => {
  const earlier = await readFile(file, 'utf8').catch(() => '')
  return earlier.trim() || randomBytes(MIN_LENGTH).toString('base64url')
}

const newKey = async (file: string) => {
  if (!process.env.SECRET_KEY) return generateKey(file)
  const given = process.env.NEW_SECRET_KEY ?? ''
  if (given.length < MIN_LENGTH) throw new Error(`NEW_SECRET_KEY must have at least ${MIN_LENGTH} characters`)
  return given
}

const updateTables = async (url: string) => {
  const pool = makePool(url, 1, { isPatient: true })
  try {
    await migrate(makeDb(pool))
  } finally {
    await pool.end()
  }
}

const withClient = async <T>(url: string, work: (client: Client) => Promise<T>) => {
  const client = new Client({ connectionString: url, application_name: 'haat-rotate-key' })
  client.on('error', () => {})
  await client.connect()
  try {
    if (!(await isServed(client))) await updateTables(url)
    return await work(client)
  } finally {
    await client.end()
  }
}

const forgetLostKey = async (config: Config) => {
  const database = await openDatabase(config)
  try {
    await withClient(database.url, forgetSecret)
    print('The next start takes its key. Let staff in again: npm run admin -- let-in')
  } finally {
    await database.stop()
  }
}

const replaceKey = async (config: Config) => {
  const file = join(config.dataDir, 'secret.key')
  const to = await newKey(`${file}.new`)
  const isOurs = !process.env.SECRET_KEY
  // Stored before the database uses it: losing a used key is worse than an unused one.
  if (isOurs) await writeFile(`${file}.new`, `${to}\n`, { mode: 0o600, flush: true })
  const database = await openDatabase(config)
  try {
    const { secondFactors, messages, pushKeys, sealedAccounts } = await withClient(database.url, (client) =>
      reencrypt(client, { from: config.secretKey, to }),
    )
    if (isOurs) await rename(`${file}.new`, file)
    print(
      `Encrypted with the new key: ${secondFactors} second factors, ${messages} messages, ${pushKeys} push keys, ${sealedAccounts} deleted accounts.`,
    )
    print(isOurs ? `The new key is in ${file}.` : 'Start Haat with NEW_SECRET_KEY as its SECRET_KEY.')
  } finally {
    await database.stop()
  }
}

try {
  const { values: wanted } = parseArgs({ options: { lost: { type: 'boolean' } } })
  const config = readConfig(process.env)
  await (wanted.lost ? forgetLostKey(config) : replaceKey(config))
} catch (error) {
  process.stderr.write(`Nothing was changed: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
