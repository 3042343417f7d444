import { copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { makePool } from '../../server/platform/db/db.ts'
import { testServer } from '../../server/testing/test-server.ts'
import { backupsOf, openInstallation } from '../testing/backups.ts'
import { aFile, aPicture } from '../../server/testing/forms.ts'
import { aPostAuthor } from '../../server/testing/post-forms.ts'

const source = await testServer()
const { secretKey } = source.ctx.config
const { backUp, restore, emptyInstallation, inFolder, file } = await backupsOf(source)
const writer = await aPostAuthor(source)
await writer.publish({ blog_images: aFile(await aPicture().jpeg().toBuffer()) })
beforeAll(() => backUp())

const ask = async (url: string, statement: string) => {
  const pool = makePool(url, 1)
  try {
    return (await pool.query(statement)).rows as unknown[]
  } finally {
    await pool.end()
  }
}

describe('before anything is changed', () => {
  const TABLES = `select from pg_class where relnamespace = 'public'::regnamespace`
  const broken = inFolder('broken.tar.zst')

  const refusal = async (given: Parameters<typeof restore>[1]) => {
    const place = await emptyInstallation()
    const why = await restore(place, given).then(
      () => 'not refused',
      (error: Error) => `${error.name}: ${error.message}`,
    )
    return { why, left: [...(await ask(place.url, TABLES)), ...(await readdir(place.dataDir))] }
  }
  const damaged = { why: expect.stringMatching(/^Damaged/), left: [] }

  test('a torn file is refused, wherever it is torn', async () => {
    const { length } = await readFile(file)
    for (const bytes of [length - 40, length - 400, Math.floor(length / 2), 10]) {
      await copyFile(file, broken)
      await truncate(broken, bytes)
      expect(await refusal({ from: broken })).toEqual(damaged)
    }
  })

  // A single changed bit of compressed data can be without effect.
  test('a file in which bytes have changed is refused', async () => {
    const whole = await readFile(file)
    for (const at of [30, Math.floor(whole.length / 2), whole.length - 40]) {
      const changed = Buffer.from(whole)
      changed.fill('haat', at, at + 16)
      await writeFile(broken, changed)
      expect(await refusal({ from: broken })).toEqual(damaged)
    }
  })

  test('another kind of file is refused', async () => {
    await writeFile(broken, 'select 1')
    expect(await refusal({ from: broken })).toEqual(damaged)
  })

  test('another secret is refused', async () => {
    const why = 'Error: the backup was made with another SECRET_KEY: set that one'
    expect(await refusal({ givenSecret: 'x'.repeat(32) })).toEqual({ why, left: [] })
  })

  test('a backup without its secret asks for it, and leaves it where it is stored', async () => {
    const from = inFolder('keyless.tar.zst')
    await backUp({ isSecretGiven: true, to: from })
    const why = 'Error: SECRET_KEY is missing: set the one that the backup was made with'
    expect(await refusal({ from })).toEqual({ why, left: [] })
    const place = await emptyInstallation()
    await restore(place, { from, givenSecret: secretKey })
    expect(await readdir(place.dataDir)).toEqual(['media'])
  })

  test('media are not restored to a folder that is not served', async () => {
    expect(await refusal({ hasBucket: true })).toEqual({
      why: expect.stringMatching(/without S3_URL/),
      left: [],
    })
  })
})

test('an installation is replaced only when that is said, and then wholly', async () => {
  const place = await emptyInstallation()
  await restore(place)
  await expect(restore(place)).rejects.toThrow(/an installation already exists here/)
  await mkdir(join(place.dataDir, 'media', 'zz', 'a'.repeat(20)), { recursive: true })
  await writeFile(join(place.dataDir, 'secret.key'), 'another\n')
  await ask(place.url, `delete from accounts`)
  await restore(place, { mayReplace: true })
  expect(await readdir(join(place.dataDir, 'media', 'zz'))).toEqual([])
  expect(await readFile(join(place.dataDir, 'secret.key'), 'utf8')).toBe(`${secretKey}\n`)
  expect(await ask(place.url, `select from accounts`)).toHaveLength(1)
})

test('an installation in which a server runs is left alone', async () => {
  const place = await emptyInstallation()
  await restore(place)
  const server = await openInstallation(place, {})
  await expect(restore(place, { mayReplace: true })).rejects.toThrow(/a server is running/)
  await server.close()
})

test('what fails half way leaves the installation that was there', async () => {
  const place = await emptyInstallation()
  await restore(place)
  await ask(place.url, `update providers set business_name = 'Still the same'`)
  // Detected only after the old tables were dropped.
  const from = inFolder('unfit.tar.zst')
  await source.ctx.pool.query('create table not_of_haat (id integer)')
  await backUp({ to: from })
  await source.ctx.pool.query('drop table not_of_haat')
  const files = await readdir(place.dataDir, { recursive: true })
  await expect(restore(place, { from, mayReplace: true })).rejects.toThrow(/not_of_haat/)
  expect(await ask(place.url, `select business_name from providers`)).toEqual([
    { business_name: 'Still the same' },
  ])
  expect(await readdir(place.dataDir, { recursive: true })).toEqual(files)
})
