import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { BASE_FORMAT } from './base.ts'
import { listBases, planFor } from './catalog.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { baseId, baseObject, basePart, clusterFolder, walObject } from './object-names.ts'
import { removeExpired } from './retention.ts'
import { sealedStore } from './sealed-store.ts'
import { lsnOf, parseLsn, parseSegmentName, segmentAt, segmentName } from './segments.ts'
import { folderTarget } from './target.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-catalog-'))
afterAll(() => rm(dir, { recursive: true, force: true }))
const keyFile = join(dir, 'key')
await createKeyFile(keyFile)
const key = await readKeyFile(keyFile)

const aStore = async () => sealedStore(await folderTarget(await mkdtemp(join(dir, 'target-'))), key)
type Store = Awaited<ReturnType<typeof aStore>>

const at = (day: number, hour = 0, ms = 0) => new Date(Date.UTC(2026, 10, day, hour, 0, 0, ms))
const CLUSTER = clusterFolder('7')
type BaseGiven = { timeline?: number; segment: bigint; day: number; format?: number }

const addBase = async (store: Store, { timeline = 1, segment, day, format = BASE_FORMAT }: BaseGiven) => {
  const id = baseId(timeline, at(day))
  await store.put(basePart(CLUSTER, id, 1), Buffer.from('part'))
  const manifest = {
    format,
    version: '9.9.9',
    startSegment: segmentName(timeline, segment),
    endedAt: at(day, 1, 1).toISOString(),
  }
  await store.put(baseObject(CLUSTER, id), Buffer.from(JSON.stringify(manifest)))
}
const addWal = (store: Store, segment: bigint, until: Date | 0, timeline = 1) =>
  store.put(walObject(CLUSTER, segmentName(timeline, segment), Number(until)), Buffer.from('wal'))

const plannedFor = async (store: Store, to: Date) => {
  const { base, wal } = await planFor(store, to)
  return { base: base.startedAt, segments: wal.map(({ segment }) => parseSegmentName(segment).segment) }
}

test('names and positions of WAL are those of PostgreSQL', () => {
  expect(segmentName(1, segmentAt(parseLsn('0/16B3740')))).toBe('000000010000000000000001')
  expect(segmentName(2, segmentAt(parseLsn('3/FF000000')))).toBe('0000000200000003000000FF')
  expect(parseSegmentName('0000000200000003000000FF')).toEqual({ timeline: 2, segment: 0x3ffn })
  expect(lsnOf(parseLsn('3/FF000028'))).toBe('3/ff000028')
})

describe('a time is restored from', async () => {
  const store = await aStore()
  await addBase(store, { day: 1, segment: 5n })
  await addWal(store, 5n, 0)
  await addWal(store, 6n, at(2))
  await addWal(store, 6n, 0)
  await addWal(store, 7n, 0)
  await addWal(store, 8n, at(3))
  await addBase(store, { day: 4, segment: 9n })
  await addWal(store, 9n, at(5))
  await addWal(store, 11n, at(7))
  await addBase(store, { day: 9, timeline: 2, segment: 11n })
  await addWal(store, 11n, at(10), 2)

  test('the newest base backup before it, and the WAL until it', async () => {
    expect(await plannedFor(store, at(1, 2))).toEqual({ base: at(1), segments: [5n, 6n] })
    expect(await plannedFor(store, at(2, 1))).toEqual({ base: at(1), segments: [5n, 6n, 7n, 8n] })
    expect(await plannedFor(store, at(4, 5))).toEqual({ base: at(4), segments: [9n] })
    expect(await plannedFor(store, at(9, 5))).toEqual({ base: at(9), segments: [11n] })
  })

  test('nothing before the end of the first base backup', async () => {
    for (const early of [at(1), at(1, 1)])
      await expect(planFor(store, early)).rejects.toThrow(
        "the backup begins later: the first time is 2026-11-01 06:30:01 India's time",
      )
  })

  test('nothing after the last WAL, or after a gap', async () => {
    await expect(planFor(store, at(11))).rejects.toThrow("the last time is 2026-11-10 05:30:00 India's time")
    await expect(planFor(store, at(6))).rejects.toThrow("the last time is 2026-11-05 05:30:00 India's time")
  })
})

test('a base backup without its WAL is damaged', async () => {
  const store = await aStore()
  await addBase(store, { day: 1, segment: 5n })
  await addWal(store, 6n, at(3))
  await expect(planFor(store, at(2))).rejects.toThrow('is missing')
})

test('an empty target and a newer format are refused', async () => {
  const store = await aStore()
  await expect(planFor(store, at(1))).rejects.toThrow('there is no continuous backup in this target')
  await addBase(store, { day: 1, segment: 5n, format: 99 })
  await expect(planFor(store, at(2))).rejects.toThrow('in a format that this version does not know')
})

test('after the retention only what a time of the last days needs remains', async () => {
  const store = await aStore()
  for (const day of [1, 3, 5, 7]) {
    await addBase(store, { day, segment: BigInt(day) })
    await addWal(store, BigInt(day), at(day, 2))
  }
  const interrupted = basePart(CLUSTER, baseId(1, at(6)), 1)
  await store.put(interrupted, Buffer.from('part'))
  expect(await removeExpired(store, { now: at(8), days: 4 })).toEqual(at(3))
  expect((await listBases(store)).map(({ startedAt }) => startedAt)).toEqual([at(3), at(5), at(7)])
  const left = await store.list('clusters')
  expect(left).toHaveLength(3 + 3 + 3)
  expect(left).not.toContain(interrupted)
  expect(left).not.toContain(walObject(CLUSTER, segmentName(1, 1n), Number(at(1, 2))))
  await expect(planFor(store, at(3, 2))).resolves.toBeDefined()
})
