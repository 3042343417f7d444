// The pictures, videos and logo of the own profile: old and new side by side, and nothing is final before it is saved.
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { reply, expectToast, submit } from '../../testing/forms.tsx'
import { button, settle } from '../../testing/visit.tsx'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import en from '../../locales/en/ProfileProvider.json'
import { click, find } from '../../testing/page.tsx'
import { openOwnProfile, READ } from '../../testing/own-profile.tsx'
import type { OwnProvider } from './own-provider.api.ts'
import { anOwnProvider } from '../../testing/providers.ts'

fakeUploads()

const [picture] = anOwnProvider().images
const images = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => ({ ...picture, id: at + 1, image_id: at + 1 }) as OwnProvider['images'][number],
  )

const open = (given: Partial<OwnProvider> = {}) => openOwnProfile({ [READ]: reply(anOwnProvider(given)) })

const field = (title: string) => screen.getByRole('group', { name: new RegExp(`^${title}`) })
const countOf = (title: string) => field(title).querySelector('legend output')?.textContent
/** Old ones, then new ones, each with what is said about it. */
const tilesOf = (title: string) =>
  within(field(title))
    .queryAllByRole('listitem')
    .map((tile) => tile.textContent)

test('existing and new media are listed and counted together', async () => {
  await open()
  expect([countOf('Photos'), countOf('Videos')]).toEqual(['2 of 5', '1 of 2'])
  expect(
    within(field('Photos'))
      .getAllByRole<HTMLImageElement>('img')
      .map(({ alt }) => alt),
  ).toEqual(['photo 1', 'photo 2'])
  choose('images', 'a.png', 'b.png')
  choose('videos', 'a.mp4')
  expect([countOf('Photos'), countOf('Videos')]).toEqual(['4 of 5', '2 of 2'])
  expect(tilesOf('Photos')).toEqual(['Remove', 'Remove', 'a.png', 'b.png'])
  expect(field('Photos').querySelectorAll('img')).toHaveLength(4)
  expect(field('Videos').querySelectorAll('video')).toHaveLength(2)
})

test('a removed one is marked and can be restored', async () => {
  await open()
  await click(button('Remove photo 2'))
  expect([tilesOf('Photos'), countOf('Photos')]).toEqual([['Remove', 'Will be removedKeep'], '1 of 5'])
  expect(button(en.submit).disabled).toBe(false)
  await click(button('Keep photo 2'))
  expect([tilesOf('Photos'), countOf('Photos')]).toEqual([['Remove', 'Remove'], '2 of 5'])
  expect(button(en.submit).disabled).toBe(true)
})

test('a save removes, adds, and appends the new ones', async () => {
  await open()
  await click(button('Remove photo 1'))
  await click(button('Remove video 1'))
  choose('images', 'a.png', 'b.png')
  choose('logo', 'logo.png')
  await submit()
  const { form } = lastUpload()
  expect([form.get('deleted_images'), form.get('deleted_videos'), form.get('deleted_logo')]).toEqual([
    '[1]',
    '[9]',
    null,
  ])
  expect(form.getAll('images').map((each) => (each as File).name)).toEqual(['a.png', 'b.png'])
  expect((form.get('logo') as File).name).toBe('logo.png')
  await lastUpload().answer(200, anOwnProvider({ images: images(3), videos: [], version: 'v2' }))
  expect([tilesOf('Photos'), countOf('Photos')]).toEqual([['Remove', 'Remove', 'Remove'], '3 of 5'])
  expect([tilesOf('Videos'), countOf('Videos')]).toEqual([[], '0 of 2'])
  expect(tilesOf('Logo')).toEqual(['Remove'])
})

test('the maximum applies to existing and new ones together', async () => {
  await open({ images: images(4) })
  choose('images', 'a.png', 'b.png')
  expect(tilesOf('Photos').slice(4)).toEqual(['a.png', 'b.png*A profile shows at most 5 photos.'])
  expect(countOf('Photos')).toBe('5 of 5')
  await submit()
  expect(uploads).toEqual([])
  await click(button('Remove photo 3'))
  expect(tilesOf('Photos').slice(4)).toEqual(['a.png', 'b.png'])
  await submit()
  expect(uploads).toHaveLength(1)
})

test.each([
  ['images', 'Photos', ['a.png', 'b.png', 'c.png'], '*You can upload a maximum of 2 images.'],
  ['images', 'Photos', ['a.gif'], '*Invalid image format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
  ['videos', 'Videos', ['a.mp4', 'b.mp4'], '*You can upload only 1 video.'],
  ['videos', 'Videos', ['a.avi'], '*Invalid video format. Only .mp4, .webm, and .ogg are allowed.'],
  ['logo', 'Logo', ['a.gif'], '*Invalid logo format. Only .webp, .jpeg, .jpg, and .png are allowed.'],
])('%s that can’t be sent say why, case %#, and hold the form', async (name, title, files, message) => {
  await open()
  choose(name, ...files)
  expect(tilesOf(title).at(-1)).toBe(`${files.at(-1)}${message}`)
  await submit()
  await expectToast('Please fix the file size errors before submitting.')
  expect(uploads).toEqual([])
  expect(document.activeElement).toBe(find(`[name=${name}]`))
})

test('the logo is removed', async () => {
  await open()
  await click(button('Remove your logo'))
  expect(tilesOf('Logo')).toEqual(['Will be removedKeep'])
  await submit()
  expect(lastUpload().form.get('deleted_logo')).toBe('1')
  await lastUpload().answer(200, anOwnProvider({ logo: null }))
  expect(field('Logo').textContent).toContain(en.media.none)
})

test('a new logo replaces the old one without removing it first', async () => {
  await open()
  choose('logo', 'new.png')
  expect(tilesOf('Logo')).toEqual(['Will be replaced', 'new.png'])
  await click(button('Remove new.png'))
  expect(tilesOf('Logo')).toEqual(['Remove'])
})

test.each(['Remove a.png', 'Remove photo 1'])(
  'what the server says of the pictures holds until they change: %s',
  async (change) => {
    await open()
    choose('images', 'a.png')
    await submit()
    await lastUpload().answer(400, { images: ['*This file cannot be read. Choose another one.'] })
    await settle()
    expect(field('Photos').textContent).toContain('*This file cannot be read.')
    expect(document.activeElement).toBe(find('[name=images]'))
    await click(button(change))
    await settle()
    expect(field('Photos').textContent).not.toContain('*This file cannot be read.')
  },
)
