// The PostgreSQL that comes with the project, on a TCP port as a database of another machine would be.
import { mkdir, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { findBinaries } from '../../server/platform/postgres/binaries.ts'
import { dataDirectoryIn, openDataDirectory } from '../../server/platform/postgres/data-directory.ts'
import { clearLeftovers } from '../../server/platform/postgres/orphan.ts'
import { chooseRunAs } from '../../server/platform/postgres/run-as.ts'
import { settings } from '../../server/platform/postgres/settings.ts'
import { openSocketFolder } from '../../server/platform/postgres/socket.ts'
import { postgresUser } from '../../server/platform/postgres/users.ts'
import { type Part, startPart } from './part.ts'

const HBA_RULES = 'local all all trust\nhost all all 127.0.0.1/32 trust\n'

const answers = async (url: string) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

const prepare = async (dir: string) => {
  const binaries = await findBinaries()
  const data = dataDirectoryIn(dir)
  const runAs = await chooseRunAs(await postgresUser(data), { postgres: binaries.postgres, dir })
  await openDataDirectory({ dir, durable: false, binaries, runAs, note: () => {} })
  const hbaFile = join(dir, 'pg_hba.conf')
  await writeFile(hbaFile, HBA_RULES, { mode: 0o644 })
  const given = settings({ socketFolder: await openSocketFolder(dir, runAs.user), durable: true })
  // What a killed program has given to the kernel is not lost: only a power cut would need the disk.
  const more = ['-c', `hba_file=${hbaFile}`, '-c', 'fsync=off']
  return { argv: [binaries.postgres, '-D', data, ...given, ...more], data, runAs }
}

export const startPostgres = async ({ dir, port }: { dir: string; port: number }): Promise<Part> => {
  await mkdir(dir, { recursive: true, mode: 0o711 })
  const home = await realpath(dir)
  const { argv, data, runAs } = await prepare(home)
  const url = `postgres://haat@127.0.0.1:${port}/haat`
  return startPart({
    url,
    launch: (stdio) =>
      runAs.start([...argv, '-c', 'listen_addresses=127.0.0.1', '-c', `port=${port}`], { stdio }),
    log: join(home, 'postgres.log'),
    answers: () => answers(url),
    stopBy: 'SIGINT',
    clearUp: () => clearLeftovers({ data, runAs, note: () => {} }),
  })
}
