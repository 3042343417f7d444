import { within } from '@testing-library/react'
import { act } from 'react'
import { expect, test } from 'vitest'
import en from '../../locales/en/ViewOlderPost.json'
import newWords from '../../locales/en/CreateNewPost.json'
import {
  type MockReply,
  mockServer,
  inputNamed,
  refusal,
  reply,
  expectToast,
  submit,
  networkFailure,
  fillIn,
} from '../../testing/forms.tsx'
import { anOwnPostInFull } from '../../testing/own-posts.ts'
import { click, find } from '../../testing/page.tsx'
import { choose, fakeUploads, lastUpload, uploads } from '../../testing/upload.ts'
import { button, eventually, settle, signIn, visit } from '../../testing/visit.tsx'
import EditPostPage from './EditPostPage.tsx'

fakeUploads()

const READ = 'GET /api/blogs/12/'
const conflict = {
  code: 'conflict',
  message: 'This was changed in the meantime. Please reload it and try again.',
}
const text = () => document.body.textContent
const page = { path: '/viewolderpost/:id/edit', Component: EditPostPage }

const open = async (answer: MockReply = reply(anOwnPostInFull(12)), at = '/viewolderpost/12/edit') => {
  signIn('provider', 'sharma_sweets')
  mockServer({ [READ]: answer, 'GET /api/blogs/NaN/': refusal(400, 'bad_input', 'no') })
  const router = await visit({ at, pages: [page] })
  await settle()
  return router
}
const editor = () => find('main form')
const save = () => submit(editor())
const saveAndGet = async (status: number, body: object) => {
  await save()
  await lastUpload().answer(status, body)
}

test('other visitors are sent to the provider login', async () => {
  mockServer({})
  const router = await visit({ at: '/viewolderpost/12/edit', pages: [page] })
  await eventually(() => expect(router.state.location.pathname).toBe('/loginprovider'))
})

test('a change is sent with the version that was read, and leads back to the posts', async () => {
  const router = await open()
  expect([inputNamed('title').value, inputNamed('content').value]).toEqual(['Post 12', 'Fresh from the pan.'])
  expect(button(en.submit).disabled).toBe(true)
  fillIn({ title: 'New name' })
  await click(button('Remove photo 1'))
  await click(button('Remove video 1'))
  choose('blog_images', 'a.png')
  await save()
  await save()
  expect(uploads).toHaveLength(1)
  const { to, headers, form } = lastUpload()
  expect([to, headers['if-match']]).toEqual(['PUT /api/blogs/12/?lang=en', '"v1"'])
  expect([...form].filter(([, value]) => typeof value === 'string')).toEqual([
    ['title', 'New name'],
    ['content', 'Fresh from the pan.'],
    ['kind', 'update'],
    ['deleted_images', '[1]'],
    ['deleted_videos', '[9]'],
  ])
  expect((form.get('blog_images') as File).name).toBe('a.png')
  await lastUpload().answer(200, anOwnPostInFull(12, { version: 'v2' }))
  await expectToast(en.saved)
  expect(router.state.location.pathname).toBe('/viewolderpost')
})

test('the end of an offer is sent when it was changed, and may be past when it was not', async () => {
  const ended = { kind: 'offer', ends_at: '2025-05-05T12:00:00.000Z', has_ended: true } as const
  await open(reply(anOwnPostInFull(12, { ...ended, price_paise: 51_000 })))
  expect([inputNamed('ends_at').value, inputNamed('price_paise').value]).toEqual(['2025-05-05', '510'])
  fillIn({ title: 'New name' })
  await save()
  expect([lastUpload().form.get('kind'), lastUpload().form.has('ends_at')]).toEqual(['offer', false])
})

test('existing and new media count together, and the preview leaves out removed ones', async () => {
  await open()
  const fieldset = find('fieldset:has([type=file])')
  expect(fieldset.textContent).toContain('2 of 2')
  choose('blog_images', 'a.png')
  expect(fieldset.textContent).toContain('*You can upload a maximum of 2 images.')
  expect(find('section article').querySelectorAll('img')).toHaveLength(2)
  await save()
  expect(uploads).toEqual([])
  await click(button('Remove photo 2'))
  expect(fieldset.textContent).not.toContain('*You can upload')
  await save()
  expect(uploads).toHaveLength(1)
})

test('a post that was changed concurrently is not overwritten, and the input stays', async () => {
  await open()
  fillIn({ title: 'Mine' })
  await saveAndGet(409, conflict)
  expect(find('dialog').textContent).toContain('Changed on another phone or tab')
  await click(button(en.conflict.stay))
  expect([
    inputNamed('title').value,
    find('main [role=status]').textContent?.includes(en.conflict.title),
  ]).toEqual(['Mine', true])
})

test('the newer post replaces the typed text on request, and can be saved', async () => {
  const versions = [anOwnPostInFull(12), anOwnPostInFull(12, { title: 'Theirs', version: 'v9' })]
  await open(() => reply(versions.shift())())
  fillIn({ title: 'Mine' })
  await saveAndGet(409, conflict)
  await click(within(find('dialog')).getAllByRole('button')[1] as Element)
  await settle()
  expect([inputNamed('title').value, button(en.submit).disabled]).toEqual(['Theirs', true])
  fillIn({ title: 'Both' })
  await save()
  expect(lastUpload().headers['if-match']).toBe('"v9"')
})

test('displays a failure and keeps the input', async () => {
  await open()
  fillIn({ title: 'Mine' })
  await save()
  await lastUpload().fail()
  await expectToast(en.failed)
  expect([inputNamed('title').value, text()?.includes(en.noAnswer)]).toEqual(['Mine', true])
  await saveAndGet(401, { code: 'account_gone', message: 'no' })
  await expectToast(newWords.signedOut)
})

test('leaving with unsaved changes shows a confirmation', async () => {
  const router = await open()
  fillIn({ title: 'Mine' })
  await act(() => router.navigate('/services'))
  expect(find('dialog').textContent).toContain(en.leave.text)
  await click(button(en.leave.stay))
  expect(router.state.location.pathname).toBe('/viewolderpost/12/edit')
})

test.each([
  ['is gone', refusal(404, 'not_found', 'no'), '/viewolderpost/12/edit'],
  ['is another’s', reply({ ...anOwnPostInFull(12), version: undefined }), '/viewolderpost/12/edit'],
  ['has no such address', networkFailure, '/viewolderpost/twelve/edit'],
])('a post that %s can’t be changed', async (_why, answer, at) => {
  await open(answer, at)
  await eventually(() => expect(text()).toContain(en.edit.missing))
  expect(document.querySelector('main form')).toBeNull()
})

test('a post that can’t be loaded can be retried', async () => {
  let answer: MockReply = networkFailure
  await open(() => answer())
  await eventually(() => expect(text()).toContain(en.edit.loadFailed))
  answer = reply(anOwnPostInFull(12))
  await click(button(en.edit.retry))
  await eventually(() => expect(inputNamed('title').value).toBe('Post 12'))
})
