import { screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MB } from '../../../contract/limits.ts'
import { logo, signupImages, signupVideos } from '../../../contract/rules.ts'
import { Outlet } from 'react-router'
import type { TFunction } from '../../lib/i18n/translate.ts'
import { click, find, fire } from '../../testing/page.tsx'
import { visit } from '../../testing/visit.tsx'
import { fakeWorkers } from '../../testing/workers.ts'
import {
  type DroppedFile,
  ruleForEachFile,
  type FilesRule,
  hasInvalidFiles,
  filesToUpload,
} from './chosen-files.ts'
import { FileChooser } from './FileChooser.tsx'

const file = (name: string, size = 10) => {
  const made = new File(['x'], name, { type: name.endsWith('mp4') ? 'video/mp4' : 'image/png' })
  Object.defineProperty(made, 'size', { value: size })
  return made
}

beforeEach(() => {
  // No picture is decoded in this environment.
  vi.stubGlobal('createImageBitmap', undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
})

const t: TFunction = (key, values) =>
  values?.file ? `Remove ${values.file}` : String(key).replace('rules.', '').toUpperCase()
const onChoose = vi.fn<(files: DroppedFile[]) => void>()
const chosen = () => onChoose.mock.lastCall?.[0] ?? []

const Choosing = ({ rule, isSingle }: { rule: FilesRule; isSingle?: boolean }) => {
  const [files, setFiles] = useState<DroppedFile[]>([])
  const change = (next: DroppedFile[]) => {
    onChoose(next)
    setFiles(next)
  }
  return (
    <FileChooser
      name="files"
      label="Files"
      files={files}
      onChange={change}
      kinds={['png', 'webp']}
      multiple={!isSingle}
      {...{ t, rule }}
    />
  )
}

const open = (rule: FilesRule, isSingle = false) =>
  visit({
    shell: { Component: Outlet },
    pages: [{ path: '/', element: <Choosing rule={rule} isSingle={isSingle} /> }],
  })

const choose = (...files: File[]) => {
  Object.defineProperty(find('input'), 'files', { configurable: true, value: files })
  fire(find('input'), new Event('change', { bubbles: true }))
}
const tiles = () => screen.queryAllByRole('listitem').map((tile) => tile.textContent)

test.each([
  [ruleForEachFile(logo), [file('a.gif')], ['logoKind']],
  [ruleForEachFile(logo), [file('a.png', 5 * MB + 1)], ['logoSize']],
  [ruleForEachFile(logo), [file('a.png', 5 * MB)], ['']],
  [signupImages, [file('a.png'), file('b.webp'), file('c.png')], ['', '', 'imagesCount']],
  [signupImages, [file('a.pdf')], ['imageKind']],
  [signupImages, [file('a.png', 10 * MB + 1)], ['imageSize']],
  [signupVideos, [file('a.mp4'), file('b.mp4')], ['', 'videosCount']],
  [signupVideos, [file('a.avi')], ['videoKind']],
  [signupVideos, [file('a.mp4', 10 * MB + 1)], ['videoSize']],
])('each file is validated by its rule, case %#', async (rule, files, messages) => {
  await open(rule)
  choose(...files)
  expect(tiles()).toEqual(files.map(({ name }, at) => name + messages[at]?.toUpperCase()))
  expect(hasInvalidFiles(chosen(), rule)).toBe(messages.some(Boolean))
  expect(find('input').getAttribute('aria-invalid')).toBe(messages.some(Boolean) ? 'true' : null)
})

test('a third picture is valid once another is removed', async () => {
  await open(signupImages)
  choose(file('a.png'), file('b.png'), file('c.png'))
  expect(hasInvalidFiles(chosen(), signupImages)).toBe(true)
  await click(find('[aria-label="Remove a.png"]'))
  expect(tiles()).toEqual(['b.png', 'c.png'])
  expect(filesToUpload(chosen()).map(({ name }) => name)).toEqual(['b.png', 'c.png'])
})

test('a wrong one does not count against those that come after it', async () => {
  await open(signupImages)
  choose(file('a.pdf'), file('b.png'), file('c.png'))
  expect(tiles().slice(1)).toEqual(['b.png', 'c.png'])
})

test('where one is asked for, another takes its place', async () => {
  await open(ruleForEachFile(logo), true)
  choose(file('a.png'))
  choose(file('b.png'))
  expect(tiles()).toEqual(['b.png'])
})

test('what the server already has is neither validated nor sent again', () => {
  const uploaded: DroppedFile = { id: '1', name: 'old.gif', kind: 'image', source: '/media/old.gif' }
  expect(hasInvalidFiles([uploaded], signupImages)).toBe(false)
  expect(filesToUpload([uploaded])).toEqual([])
})

test('a photo is resized, says so, and only then its size is validated', async () => {
  vi.stubGlobal('createImageBitmap', () => {})
  vi.stubGlobal('OffscreenCanvas', () => {})
  fakeWorkers(() => Promise.resolve(new Blob(['x'.repeat(290 * 1_024)], { type: 'image/webp' })))
  await open(ruleForEachFile(logo))
  choose(file('photo.png', 6.1 * MB))
  expect(tiles()).toEqual(['photo.pngMaking it smaller…'])
  await waitFor(() => expect(tiles()).toEqual(['photo.png6.1 MB reduced to 290 KB']))
  expect(filesToUpload(chosen()).map(({ name, size }) => [name, size])).toEqual([['photo.webp', 290 * 1_024]])
})

test('a photo that the browser can’t read is sent unchanged', async () => {
  vi.stubGlobal('createImageBitmap', () => {})
  vi.stubGlobal('OffscreenCanvas', () => {})
  fakeWorkers(() => Promise.resolve(null))
  await open(ruleForEachFile(logo))
  choose(file('photo.png', 6 * MB))
  await waitFor(() => expect(tiles()).toEqual(['photo.pngLOGOSIZE']))
  expect(filesToUpload(chosen()).map(({ name }) => name)).toEqual(['photo.png'])
})
