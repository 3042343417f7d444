// A district is deleted by mistake, and the minute before is restored. The tests are ordered: each continues with the installation of the one before.
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sweepMedia } from '../../server/features/media/media.service.ts'
import { readBackupStatus } from '../../server/platform/backup-status.ts'
import { diskStorage } from '../../server/platform/storage/disk.ts'
import { aBusinessIn, anInstallation, openDatabaseIn, sumOfFile, timeOf } from '../testing/continuous.ts'
import { listBases, planFor } from './catalog.ts'
import { createKeyFile } from './key-file.ts'
import { parseMediaObject, parseWalObject } from './object-names.ts'

type Database = Awaited<ReturnType<typeof openDatabaseIn>>

const { dir, dataDir, targetDir, store, storeWith, secretKey, backup, restore } = await anInstallation()
const mediaDir = join(dataDir, 'media')
const storage = diskStorage(mediaDir)
const runPass = backup()

const idsIn = async ({ db }: Database) =>
  (await db.selectFrom('providers').select('accountId').orderBy('accountId').execute()).map(
    ({ accountId }) => accountId,
  )

const deleteDistrict = ({ pool }: Database, district: string) =>
  pool.query(
    `delete from accounts where id in (
       select account_id from providers join districts on districts.id = district_id where name_en = $1
     )`,
    [district],
  )

const passUntil = async (time: Date) => {
  let { until } = await runPass()
  while (until < time) ({ until } = await runPass())
}

const sweep = ({ db }: Database) => sweepMedia(db, { storage, clock: () => new Date() })

const withOpenDatabase = async <T>(work: (database: Database) => Promise<T>, folder = dataDir) => {
  const database = await openDatabaseIn(folder)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const businesses: Awaited<ReturnType<typeof aBusinessIn>>[] = []
let firstBase: Date
let before: Date
/** Of a deleted picture: before and after the backup has stored it. */
const sums: string[] = []

const PATIENCE_MS = 600_000

beforeAll(async () => {
  await withOpenDatabase(async (database) => {
    businesses.push(await aBusinessIn(database, { district: 'Gaya', mediaDir }))
    firstBase = (await runPass()).baseAt
    // Only in the WAL, not in the base backup.
    businesses.push(await aBusinessIn(database, { district: 'Gaya', mediaDir }))
    businesses.push(await aBusinessIn(database, { district: 'Patna', mediaDir }))
    before = await timeOf(database)
    await deleteDistrict(database, 'Gaya')
    await sweep(database)
    sums.push(await sumOfFile(businesses[1]?.file ?? ''))
    await passUntil(await timeOf(database))
    await sweep(database)
    sums.push(await sumOfFile(businesses[1]?.file ?? ''))
    await aBusinessIn(database, { district: 'Patna', mediaDir })
  })
  await restore(before)
}, PATIENCE_MS)

test('a deleted picture is removed from the disk when the backup has stored it', () => {
  expect(sums).toEqual([businesses[1]?.sum, 'ENOENT'])
})

test('what was deleted by mistake is there again, with its media, and nothing of later', async () => {
  await withOpenDatabase(async (database) => {
    expect(await idsIn(database)).toEqual(businesses.map(({ id }) => id))
  })
  for (const { file, sum } of businesses) expect(await sumOfFile(file)).toBe(sum)
  const files = await readdir(mediaDir, { recursive: true })
  expect(files.filter((name) => name.endsWith('.webp'))).toHaveLength(businesses.length)
  expect(await readdir(join(dataDir, 'postgres'))).toContain('data.replaced')
})

test('the restored database is backed up on a timeline of its own, and older times remain', async () => {
  const later = await withOpenDatabase(async (database) => {
    await runPass()
    await aBusinessIn(database, { district: 'Nalanda', mediaDir })
    const time = await timeOf(database)
    await passUntil(time)
    return time
  })
  expect((await listBases(store)).map(({ timeline }) => timeline)).toEqual([1, 2])
  expect((await planFor(store, later)).base.timeline).toBe(2)
  expect((await planFor(store, before)).base).toMatchObject({ timeline: 1, startedAt: firstBase })
  await expect(planFor(store, firstBase)).rejects.toThrow('the backup begins later')
  await expect(planFor(store, new Date(later.getTime() + 86_400_000))).rejects.toThrow('the last time is')
})

describe('a target that can not be written', () => {
  test('does not stop writes, is visible in the metric, and loses nothing', async () => {
    const [wal, away] = (await readdir(join(targetDir, 'clusters'))).flatMap((id) => [
      join(targetDir, 'clusters', id, 'wal'),
      join(targetDir, 'away'),
    ]) as [string, string]
    await withOpenDatabase(async (database) => {
      await passUntil(await timeOf(database))
      const status = await readBackupStatus(dataDir)
      await rename(wal, away)
      await writeFile(wal, 'not a folder')
      await aBusinessIn(database, { district: 'Nawada', mediaDir })
      await expect(runPass()).rejects.toThrow(/EEXIST|ENOTDIR/)
      await aBusinessIn(database, { district: 'Nawada', mediaDir })
      expect(await readBackupStatus(dataDir)).toEqual(status)
      const time = await timeOf(database)
      await rm(wal)
      await rename(away, wal)
      await passUntil(time)
      expect((await planFor(store, time)).base.timeline).toBe(2)
    })
  })

  test('for so long that WAL is lost needs a new base backup, and has a gap', async () => {
    await withOpenDatabase(async (database) => {
      await database.pool.query(`select pg_drop_replication_slot('haat_backup')`)
      const inGap = await timeOf(database)
      await database.pool.query('select pg_switch_wal()')
      await database.pool.query('checkpoint')
      await passUntil(inGap)
      expect((await listBases(store)).map(({ timeline }) => timeline)).toEqual([1, 2, 2])
      await expect(planFor(store, inGap)).rejects.toThrow('the last time is')
    })
  })
})

test('two processes do not back up one database', async () => {
  await withOpenDatabase(async ({ pool }) => {
    const client = await pool.connect()
    await client.query(`select pg_advisory_lock(hashtext('continuous backup'))`)
    await expect(runPass()).rejects.toThrow('another continuous backup of this database is running')
    client.release(true)
  })
})

describe('before anything is replaced', () => {
  const refusal = async (given: Parameters<typeof restore>[1] = {}) => {
    const { ino } = await stat(join(dataDir, 'postgres/data'))
    const files = await readdir(mediaDir, { recursive: true })
    const why = await restore(before, given).then(
      () => 'not refused',
      (error: Error) => error.message,
    )
    expect((await stat(join(dataDir, 'postgres/data'))).ino).toBe(ino)
    expect(await readdir(mediaDir, { recursive: true })).toEqual(files)
    expect(await readdir(dataDir)).not.toContain('postgres.restoring')
    return why
  }

  const whileChanged = async (name: string) => {
    const path = join(targetDir, name)
    const bytes = await readFile(path)
    onTestFinished(() => writeFile(path, bytes))
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(bytes.length - 20) ^ 1, bytes.length - 20)
    await writeFile(path, changed)
  }

  test('an existing installation, another key and another SECRET_KEY are refused', async () => {
    expect(await refusal({ mayReplace: false })).toContain('an installation already exists here')
    const otherKey = join(dir, 'other-key')
    await createKeyFile(otherKey)
    expect(await refusal({ store: await storeWith(otherKey) })).toContain('encrypted with another key')
    expect(await refusal({ givenSecret: 'another secret, long enough as well' })).toContain(
      'another SECRET_KEY',
    )
  })

  test('a changed base backup is refused', async () => {
    const [base] = await listBases(store)
    await whileChanged(base?.name ?? '')
    expect(await refusal()).toContain('is truncated or changed')
  })

  test('a changed part of a base backup is refused', async () => {
    const [base] = await listBases(store)
    await whileChanged(`${base?.folder}/base/${base?.id}/000001`)
    expect(await refusal()).toContain('is truncated or changed')
  })

  test('changed WAL is refused', async () => {
    const wal = (await planFor(store, before)).wal.at(-1)
    await whileChanged(wal?.name ?? '')
    expect(await refusal()).toContain('is truncated or changed')
  })

  test('a missing segment of WAL is refused', async () => {
    const { wal } = await planFor(store, before)
    const path = join(targetDir, wal.at(-1)?.name ?? '')
    const bytes = await readFile(path)
    onTestFinished(() => writeFile(path, bytes))
    await rm(path)
    expect(await refusal()).toMatch(/is missing|the last time is/)
  })
})

describe('on another machine', () => {
  const anotherMachine = () => mkdtemp(join(dir, 'another-'))
  const mediaObjects = async () => (await store.list('media')).flatMap((name) => parseMediaObject(name) ?? [])

  test(
    'rows, media and the secret are restored',
    async () => {
      const other = await anotherMachine()
      const { media, replaced } = await restore(before, { dataDir: other, mayReplace: false })
      expect({ media, replaced }).toEqual({
        media: { restored: businesses.length, missing: 0 },
        replaced: undefined,
      })
      expect(await readFile(join(other, 'secret.key'), 'utf8')).toBe(`${secretKey}\n`)
      await withOpenDatabase(async (database) => {
        expect(await idsIn(database)).toEqual(businesses.map(({ id }) => id))
      }, other)
      for (const { file, sum } of businesses)
        expect(await sumOfFile(file.replace(mediaDir, join(other, 'media')))).toBe(sum)
    },
    PATIENCE_MS,
  )

  test(
    'a changed picture refuses the whole restore',
    async () => {
      const picture = (await mediaObjects()).find(({ file }) => businesses[1]?.file.endsWith(file))
      const path = join(targetDir, picture?.name ?? '')
      const bytes = await readFile(path)
      onTestFinished(() => writeFile(path, bytes))
      await writeFile(path, bytes.subarray(1))
      const other = await anotherMachine()
      await expect(restore(before, { dataDir: other, mayReplace: false })).rejects.toThrow(
        'truncated or changed',
      )
      expect(await readdir(join(other, 'postgres')).catch(() => [])).toEqual([])
    },
    PATIENCE_MS,
  )
})

test('an interrupted restore does not start an empty database', async () => {
  const data = join(dataDir, 'postgres/data')
  await rename(data, `${data}.aside`)
  await expect(openDatabaseIn(dataDir)).rejects.toThrow('a restore was interrupted')
  await rename(`${data}.aside`, data)
})

test('media that no time needs any more are deleted from the target', async () => {
  const objects = async () => (await store.list('media')).length
  await withOpenDatabase(async (database) => {
    const all = await objects()
    await deleteDistrict(database, 'Patna')
    const daily = backup({ days: 0, periodMs: 0 })
    await daily()
    expect(await objects()).toBe(all)
    await sweep(database)
    await daily()
    await daily()
    expect(await objects()).toBe(all - 1)
    expect(await listBases(store)).toHaveLength(1)
    expect((await store.list('clusters')).flatMap((name) => parseWalObject(name) ?? []).length).toBeLessThan(
      9,
    )
  })
})
