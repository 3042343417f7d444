// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ServerRender } from '../../lib/page/server-render.ts'
import { Photo } from './Photo.tsx'
import { Video } from './Video.tsx'

const picture = {
  url: '/media/a/1280.webp',
  width: 1280,
  height: 960,
  sources: [192, 320].map((width) => ({ url: `/media/a/${width}.webp`, width })),
}
const render = (savesData: boolean) =>
  renderToString(
    <ServerRender value={{ savesData }}>
      <Photo picture={picture} alt="A shop" sizes="50vw" first />
      <Video src="/media/a/video.mp4" aria-label="A shop" />
    </ServerRender>,
  )

test('with data saver on, the server renders the narrowest pictures and videos without preload', () => {
  const page = render(true)
  expect(page).toContain('<img sizes="1px"')
  expect(page).toContain('imageSizes="1px"')
  expect(page).toContain('preload="none"')
  expect(page).not.toContain('50vw')
})

test('without it, pictures have their sizes and videos their first frame', () => {
  const page = render(false)
  expect(page).toContain('<img sizes="50vw"')
  expect(page).toContain('preload="metadata"')
})

test.each([
  ['6rem', '/media/a/192.webp 192w, /media/a/320.webp 320w'],
  ['14rem', '/media/a/320.webp 320w'],
  ['100vw', '/media/a/320.webp 320w'],
])('a picture of %s is drawn from %s', (sizes, sources) => {
  expect(renderToString(<Photo picture={picture} alt="" sizes={sizes} />)).toContain(`srcSet="${sources}"`)
})
