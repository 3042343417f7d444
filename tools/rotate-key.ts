// Another SECRET_KEY: `npm run rotate-key`. The server must be stopped. Who is signed in stays so; captchas and one-time codes that
// are under way are asked for anew.
//   without SECRET_KEY   a new key is drawn and takes the old one's place in DATA_DIR/secret.key
//   with SECRET_KEY      NEW_SECRET_KEY is the new one: start with it afterwards
//   -- --lost            nobody has the old one any more: the next start takes its key, and what was encrypted is given up
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

// One that is there was on its way when somebody pulled the plug: the database may be sealed with it already.
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

/** Those of a backup may be older. */
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
  // The next query reports the loss; without a listener it would end the process before it has cleared up.
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
  // On the disk before the database knows it: a new key that is lost would be worse than one that is not used.
  if (isOurs) await writeFile(`${file}.new`, `${to}\n`, { mode: 0o600, flush: true })
  const database = await openDatabase(config)
  try {
    const { secondFactors, messages, pushKeys } = await withClient(database.url, (client) =>
      reencrypt(client, { from: config.secretKey, to }),
    )
    if (isOurs) await rename(`${file}.new`, file)
    print(
      `Encrypted with the new key: ${secondFactors} second factors, ${messages} messages, ${pushKeys} push keys.`,
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
