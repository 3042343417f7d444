import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { MB } from '../../../contract/limits.ts'
import { logo, signupImages, signupVideos } from '../../../contract/rules.ts'
import { click, find, fire, mount } from '../../testing/page.tsx'
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
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
})

const words = {
  label: 'Files',
  prompt: 'Choose',
  hint: 'Small ones',
  remove: (name: string) => `Remove ${name}`,
}
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
      files={files}
      onChange={change}
      ruleText={(message) => message.toUpperCase()}
      kinds={['png', 'webp']}
      multiple={!isSingle}
      {...{ rule, words }}
    />
  )
}

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
])('each file is judged by its rule, case %#', (rule, files, messages) => {
  mount(<Choosing rule={rule} />)
  choose(...files)
  expect(tiles()).toEqual(files.map(({ name }, at) => name + messages[at]?.toUpperCase()))
  expect(hasInvalidFiles(chosen(), rule)).toBe(messages.some(Boolean))
  expect(find('input').getAttribute('aria-invalid')).toBe(messages.some(Boolean) ? 'true' : null)
})

test('a third picture is right once another is taken out', async () => {
  mount(<Choosing rule={signupImages} />)
  choose(file('a.png'), file('b.png'), file('c.png'))
  expect(hasInvalidFiles(chosen(), signupImages)).toBe(true)
  await click(find('[aria-label="Remove a.png"]'))
  expect(tiles()).toEqual(['b.png', 'c.png'])
  expect(filesToUpload(chosen()).map(({ name }) => name)).toEqual(['b.png', 'c.png'])
})

test('a wrong one does not count against those that come after it', () => {
  mount(<Choosing rule={signupImages} />)
  choose(file('a.pdf'), file('b.png'), file('c.png'))
  expect(tiles().slice(1)).toEqual(['b.png', 'c.png'])
})

test('where one is asked for, another takes its place', () => {
  mount(<Choosing rule={ruleForEachFile(logo)} isSingle />)
  choose(file('a.png'))
  choose(file('b.png'))
  expect(tiles()).toEqual(['b.png'])
})

test('what the server already has is neither judged nor sent again', () => {
  const kept: DroppedFile = { id: '1', name: 'old.gif', kind: 'image', source: '/media/old.gif' }
  expect(hasInvalidFiles([kept], signupImages)).toBe(false)
  expect(filesToUpload([kept])).toEqual([])
})
