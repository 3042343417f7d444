import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Photo } from '../features/media/Photo.tsx'
import { lightenPage } from './lighten-page.ts'

test('pictures are the narrowest, and videos wait', () => {
  const picture = {
    url: '/media/a/1280.webp',
    width: 1280,
    height: 960,
    sources: [{ url: '/media/a/320.webp', width: 320 }],
  }
  const page = renderToString(
    <main>
      <Photo picture={picture} alt="A shop" sizes="50vw" first />
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- only its attributes are looked at */}
      <video src="/media/a/video.mp4" controls preload="metadata" />
    </main>,
  )
  const light = lightenPage(page)
  expect(light).toContain('<img sizes="1px"')
  expect(light).toContain('imageSizes="1px"')
  expect(light).toContain('preload="none"')
  expect(light).not.toContain('50vw')
})
