import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { anS3Store } from '../../server/testing/s3-store.ts'
import { createKeyFile, readKeyFile } from './key-file.ts'
import { sealedStore } from './sealed-store.ts'
import { openTarget } from './target.ts'

const dir = await mkdtemp(join(tmpdir(), 'haat-sealed-'))
afterAll(() => rm(dir, { recursive: true, force: true }))
const keyFile = join(dir, 'key')
await createKeyFile(keyFile)
await createKeyFile(join(dir, 'other-key'))
const key = await readKeyFile(keyFile)
const s3 = await anS3Store()
const folder = await mkdtemp(join(dir, 'target-'))

describe.each([
  ['a folder', folder],
  ['a bucket', s3.url],
])('%s', async (_name, url) => {
  const target = await openTarget(url)
  const store = sealedStore(target, key)
  const bytes = randomBytes(200_000)

  test('gives back what was stored, and stores no plain text', async () => {
    await store.put('a/one', bytes)
    await store.put('a/b/two', Buffer.alloc(0))
    expect((await store.get('a/one')).equals(bytes)).toBe(true)
    expect(await store.get('a/b/two')).toHaveLength(0)
    expect((await store.list('a')).toSorted()).toEqual(['a/b/two', 'a/one'])
    expect((await target.get('a/one')).includes(bytes.subarray(1_000, 1_016))).toBe(false)
    await store.remove('a/one')
    await store.remove('a/one')
    expect(await store.list('a')).toEqual(['a/b/two'])
    expect(await store.list('c')).toEqual([])
  })

  test('refuses an object that was changed, truncated, renamed or removed', async () => {
    await store.put('d/one', bytes)
    const sealed = await target.get('d/one')
    const damaged = async (name: string, changed: Buffer) => {
      await target.put(name, changed)
      await expect(store.get(name)).rejects.toThrow(`${name} is truncated or changed`)
    }
    for (const at of [0, 30, 100_000, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
      await damaged('d/two', changed)
    }
    await damaged('d/two', sealed.subarray(0, -1))
    await damaged('d/two', Buffer.alloc(10))
    await damaged('d/renamed', sealed)
    await expect(store.get('d/three')).rejects.toThrow('d/three is missing')
  })

  test('says that another key is needed', async () => {
    const other = sealedStore(target, await readKeyFile(join(dir, 'other-key')))
    await store.put('e', bytes)
    await expect(other.get('e')).rejects.toThrow('the backup was encrypted with another key')
  })
})

test('a folder that does not exist is not created', async () => {
  await expect(openTarget(join(dir, 'not-mounted'))).rejects.toThrow('create it, or mount its disk')
  expect(await readdir(dir)).not.toContain('not-mounted')
})

test('an object that was not written completely does not exist', async () => {
  const target = await openTarget(folder)
  await target.put('f/whole', Buffer.from('whole'))
  await writeFile(join(folder, 'f/.torn'), 'to')
  expect(await target.list('f')).toEqual(['f/whole'])
})

test('a bucket that does not respond fails with its status', async () => {
  const target = await openTarget(s3.url)
  s3.state.isAway = true
  await expect(target.put('a', Buffer.from('a'))).rejects.toThrow('the store responded with 503')
  s3.state.isAway = false
})

describe('a key file', () => {
  test('is readable by its creator only and never overwritten', async () => {
    expect((await stat(keyFile)).mode & 0o777).toBe(0o600)
    const before = await readFile(keyFile, 'utf8')
    await expect(createKeyFile(keyFile)).rejects.toThrow('EEXIST')
    expect(await readFile(keyFile, 'utf8')).toBe(before)
  })

  test('that is lost or of another kind is refused with the reason', async () => {
    await expect(readKeyFile(join(dir, 'lost'))).rejects.toThrow("without it, its backups can't be restored")
    await writeFile(join(dir, 'text'), 'a password')
    await expect(readKeyFile(join(dir, 'text'))).rejects.toThrow('is no key file')
  })
})
