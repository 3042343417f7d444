import { expect, test } from 'vitest'
import type { Entry } from '../../../lib/outbox/entry.ts'
import { toFormFields } from '../../../lib/uploads/form-fields.ts'
import { anOwnProvider } from '../../../testing/providers.ts'
import { bodyOf, fieldsOf, filesOf } from './profile-fields.ts'
import { waitingFields } from './waiting-fields.ts'

const video = new File(['x'], 'shop.mp4', { type: 'video/mp4' })

const entryOf = async (fields: ReturnType<typeof fieldsOf>): Promise<Entry> => ({
  id: 1,
  account: 7,
  kind: 'provider_profile',
  target: 'own-profile',
  about: { title: '', to: '/profile-provider' },
  request: { method: 'PUT', path: '/', form: await toFormFields(bodyOf(fields), filesOf(fields)) },
  draft: { district: fields.district },
  key: 'k',
  createdAt: 0,
  state: 'waiting',
  tries: 0,
})

test('a queued save fills the form', async () => {
  const fields = {
    ...fieldsOf(anOwnProvider()),
    business_name: 'Sharma & Sons',
    position: { latitude: 24.75, longitude: 84.37 },
    deleted_images: [3],
    deleted_logo: true,
  }
  expect(waitingFields(await entryOf(fields))).toEqual(fields)
})

test('no position, and a new video', async () => {
  const dropped = { id: 'v', name: 'shop.mp4', kind: 'video' as const, source: video }
  const fields = { ...fieldsOf(anOwnProvider()), position: null, videos: [dropped] }
  const restored = waitingFields(await entryOf(fields))
  expect(restored.position).toBeNull()
  expect(restored.videos).toMatchObject([{ name: 'shop.mp4', kind: 'video', source: video }])
  expect(bodyOf(restored)).toEqual(bodyOf(fields))
})
