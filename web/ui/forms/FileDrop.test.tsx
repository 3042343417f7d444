// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { FileDrop } from './FileDrop.tsx'
import type { DroppedFile } from './FileTile.tsx'
import { click, find, fire, mount } from '../../testing/page.tsx'

const picture = (name: string) => new File(['x'], name, { type: 'image/png' })

const createObjectURL = vi.fn<(file: File) => string>(({ name }) => `blob:${name}`)
const revokeObjectURL = vi.fn<(url: string) => void>()
beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

const onePicture = (file: File, others: DroppedFile[]) => {
  if (!file.type.startsWith('image/')) return 'Only pictures'
  return others.some(({ error }) => !error) ? 'Only one picture' : undefined
}

function Upload() {
  const [files, setFiles] = useState<DroppedFile[]>([])
  return (
    <FileDrop
      label="Photos"
      prompt="Drop them here"
      accept=".png"
      multiple
      files={files}
      onChange={setFiles}
      check={onePicture}
      removeLabel={(name) => `Remove ${name}`}
      cancelLabel={(name) => `Cancel ${name}`}
      progressLabel={(name) => `Sending ${name}`}
    />
  )
}

function drop(...files: File[]) {
  const dataTransfer = { files }
  fire(find('label'), Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer }))
}
const tiles = () => screen.queryAllByRole('listitem').map((tile) => tile.textContent)

test('a refused file stays in the list with its reason, beside those that were taken', () => {
  mount(<Upload />)
  drop(picture('shop.png'), new File(['x'], 'prices.pdf', { type: 'application/pdf' }))
  expect(tiles()).toEqual(['shop.png', 'prices.pdfOnly pictures'])
})

test('a file is judged with those before it, in the same drop and earlier', () => {
  mount(<Upload />)
  drop(picture('a.png'), picture('b.png'))
  drop(picture('c.png'))
  expect(tiles()).toEqual(['a.png', 'b.pngOnly one picture', 'c.pngOnly one picture'])
})

test('a picture is shown while it is in the list, and its memory given back when it is taken out', async () => {
  mount(<Upload />)
  drop(picture('shop.png'))
  expect(find('img').getAttribute('src')).toBe('blob:shop.png')
  expect(revokeObjectURL).not.toHaveBeenCalled()
  await click(find('[aria-label="Remove shop.png"]'))
  expect(tiles()).toEqual([])
  expect(revokeObjectURL).toHaveBeenCalledExactlyOnceWith('blob:shop.png')
})
