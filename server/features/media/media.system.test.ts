import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { housekeepingJob } from '../../app/housekeeping.ts'
import { inTransaction } from '../../platform/db/db.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { testServer } from '../../testing/test-server.ts'
import { aFile, aPicture } from '../../testing/forms.ts'
import { aVideo } from '../../testing/videos.ts'
import { uploadLeftovers, signUp } from '../../testing/sign-up-forms.ts'
import { insertClaimedMedia, type NewMedia, sweepMedia, withMedia } from './media.service.ts'

const server = await testServer()
const { db } = server
const { mediaDir, mediaDeps } = server.ctx
const start = server.time.now
const MINUTE = 60_000

beforeEach(async () => {
  server.time.now = start
  await db.deleteFrom('media').execute()
  await db.updateTable('mediaLeftovers').set({ dueAt: start }).execute()
  await sweepMedia(db, mediaDeps)
})

const incoming = (name: string, bytes: Uint8Array): FieldFiles => {
  const path = join(server.dataDir, name)
  writeFileSync(path, bytes)
  return { files: [{ path, bytes: bytes.length, isTooLarge: false, sha256: '' }], count: 1 }
}
const clip = () => ({ clip: incoming('clip', aVideo('mp4')) })
const insertAll = (media: readonly NewMedia[]) => inTransaction(db, (tx) => insertClaimedMedia(tx, media))

const aFolder = (name: string) => {
  const folder = `te/${name.padEnd(20, '0')}`
  mkdirSync(join(mediaDir, folder), { recursive: true })
  writeFileSync(join(mediaDir, folder, 'video.mp4'), '')
  return folder
}

describe('an upload', () => {
  test('is recorded as a leftover before its first file is stored, until its rows are inserted', async () => {
    const seen: unknown[] = []
    const storage: Storage = {
      ...mediaDeps.storage,
      put: async (path, at) => {
        seen.push((await uploadLeftovers(server)).leftovers)
        await mediaDeps.storage.put(path, at)
      },
    }
    const folders = await withMedia(db, { files: clip(), storage, clock: mediaDeps.clock }, async (media) => {
      await insertAll(media.clip)
      return media.clip.map(({ folder }) => folder)
    })
    expect(seen).toEqual([folders])
    expect(await uploadLeftovers(server)).toEqual({ folders, media: folders, leftovers: [], incoming: [] })
  })

  test('that fails in the store leaves nothing', async () => {
    const picture = incoming('picture', await aPicture().jpeg().toBuffer())
    let stored = 0
    const storage: Storage = {
      ...mediaDeps.storage,
      put: async (path, at) => {
        stored += 1
        if (stored === 3) throw new Error('the disk is full')
        await mediaDeps.storage.put(path, at)
      },
    }
    const upload = withMedia(db, { files: { picture }, storage, clock: mediaDeps.clock }, (media) =>
      insertAll(media.picture),
    )
    await expect(upload).rejects.toThrow('the disk is full')
    expect(await uploadLeftovers(server)).toEqual({ folders: [], media: [], leftovers: [], incoming: [] })
  })

  test('that was stored stays, whatever fails afterwards', async () => {
    const upload = withMedia(db, { files: clip(), ...mediaDeps }, async (media) => {
      await insertAll(media.clip)
      throw new Error('too late')
    })
    await expect(upload).rejects.toThrow('too late')
    const { folders, media, leftovers } = await uploadLeftovers(server)
    expect(folders).toHaveLength(1)
    expect({ media, leftovers }).toEqual({ media: folders, leftovers: [] })
  })

  test('whose files were swept meanwhile gets no rows', async () => {
    const upload = withMedia(db, { files: clip(), ...mediaDeps }, async (media) => {
      server.time.now = new Date(start.getTime() + 61 * MINUTE)
      await sweepMedia(db, mediaDeps)
      await insertAll(media.clip)
    })
    await expect(upload).rejects.toThrow('too old')
    expect(await uploadLeftovers(server)).toEqual({ folders: [], media: [], leftovers: [], incoming: [] })
  })

  test('that is being stored is not swept', async () => {
    await withMedia(db, { files: clip(), ...mediaDeps }, (media) =>
      inTransaction(db, async (tx) => {
        await insertClaimedMedia(tx, media.clip)
        server.time.now = new Date(start.getTime() + 61 * MINUTE)
        await sweepMedia(db, mediaDeps)
      }),
    )
    const { folders, media } = await uploadLeftovers(server)
    expect(folders).toHaveLength(1)
    expect(media).toEqual(folders)
  })
})

test('leftovers of a crash are swept after an hour, and not before', async () => {
  const folder = aFolder('crashed')
  const dueAt = new Date(start.getTime() + 60 * MINUTE)
  await db.insertInto('mediaLeftovers').values({ folder, dueAt }).execute()
  server.time.now = new Date(dueAt.getTime() - 1)
  await housekeepingJob(server.ctx).work()
  expect(existsSync(join(mediaDir, folder))).toBe(true)
  server.time.now = dueAt
  await housekeepingJob(server.ctx).work()
  expect(await uploadLeftovers(server)).toMatchObject({ folders: [], leftovers: [] })
})

test('a leftover whose files cannot be deleted stays recorded', async () => {
  const folder = aFolder('stubborn')
  await db.insertInto('mediaLeftovers').values({ folder, dueAt: start }).execute()
  const remove = async () => {
    throw new Error('no answer')
  }
  const sweep = sweepMedia(db, { ...mediaDeps, storage: { ...mediaDeps.storage, remove } })
  await expect(sweep).rejects.toThrow('no answer')
  expect(await uploadLeftovers(server)).toMatchObject({ folders: [folder], leftovers: [folder] })
})

describe('files are deleted with their last reference', () => {
  const aProvider = async () => {
    const reply = await signUp(server, {
      logo: aFile(await aPicture().jpeg().toBuffer()),
      uploaded_images: aFile(await aPicture().png().toBuffer()),
      uploaded_videos: aFile(aVideo('webm')),
    })
    const { user_id } = reply.json<{ user_id: number }>()
    expect((await uploadLeftovers(server)).folders).toHaveLength(3)
    return user_id
  }
  const swept = async () => {
    const { media } = await uploadLeftovers(server)
    await housekeepingJob(server.ctx).work()
    expect(await uploadLeftovers(server)).toEqual({ folders: media, media, leftovers: [], incoming: [] })
    return media.length
  }

  test('a whole account', async () => {
    const id = await aProvider()
    await db.deleteFrom('accounts').where('id', '=', id).execute()
    expect(await swept()).toBe(0)
  })

  test('a business', async () => {
    const id = await aProvider()
    await db.deleteFrom('providers').where('accountId', '=', id).execute()
    expect(await swept()).toBe(0)
  })

  test('a picture of a business', async () => {
    const id = await aProvider()
    await db.deleteFrom('providerMedia').where('providerId', '=', id).where('position', '=', 0).execute()
    expect(await swept()).toBe(2)
  })

  test('a deleted logo', async () => {
    const id = await aProvider()
    await db.updateTable('providers').set({ logoId: null }).where('accountId', '=', id).execute()
    expect(await swept()).toBe(2)
  })

  test('a replaced logo, but not the new one', async () => {
    const id = await aProvider()
    await withMedia(db, { files: clip(), ...mediaDeps }, (media) =>
      inTransaction(db, async (tx) => {
        const [logoId = null] = await insertClaimedMedia(tx, media.clip)
        await tx.updateTable('providers').set({ logoId }).where('accountId', '=', id).execute()
      }),
    )
    expect(await swept()).toBe(3)
  })

  test('nothing, when other fields of a business change', async () => {
    const id = await aProvider()
    await db.updateTable('providers').set({ zipcode: '823001' }).where('accountId', '=', id).execute()
    expect(await swept()).toBe(3)
  })

  test('a post', async () => {
    const providerId = await aProvider()
    const { id: postId } = await db
      .insertInto('posts')
      .values({ providerId, title: 'New', content: 'Laddoo' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await withMedia(db, { files: clip(), ...mediaDeps }, (media) =>
      inTransaction(db, async (tx) => {
        const [mediaId = 0] = await insertClaimedMedia(tx, media.clip)
        await tx.insertInto('postMedia').values({ postId, mediaId, position: 0 }).execute()
      }),
    )
    expect((await uploadLeftovers(server)).media).toHaveLength(4)
    await db.deleteFrom('posts').where('id', '=', postId).execute()
    expect(await swept()).toBe(3)
  })

  test('the row itself', async () => {
    await aProvider()
    await db.deleteFrom('media').where('kind', '=', 'image').execute()
    expect(await swept()).toBe(1)
  })
})
