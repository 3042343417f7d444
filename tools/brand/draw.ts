// Renders the PNG files of web/public. The text in share.svg is outlines, since no font is installed.
import { join } from 'node:path'
import sharp from 'sharp'

const root = join(import.meta.dirname, '../..')
const MARK = 'web/public/favicon.svg'
const MASKABLE = 'tools/brand/maskable.svg' // with a ground, and room for the system to cut its corners

const PICTURES = [
  { from: MARK, to: 'icon-192.png', width: 192 },
  { from: MARK, to: 'icon-512.png', width: 512 },
  { from: MASKABLE, to: 'icon-maskable-512.png', width: 512 },
  { from: MASKABLE, to: 'apple-touch-icon.png', width: 180 },
  { from: 'tools/brand/monochrome.svg', to: 'icon-monochrome-512.png', width: 512 },
  { from: 'tools/brand/badge.svg', to: 'badge-96.png', width: 96 },
  { from: 'tools/brand/share.svg', to: 'share.png', width: 1200 },
]

const draw = ({ from, to, width }: (typeof PICTURES)[number]) =>
  sharp(join(root, from), { density: 600 })
    .resize({ width })
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(root, 'web/public', to))

for (const picture of PICTURES) {
  const { size } = await draw(picture)
  console.log(`${picture.to}: ${size} bytes`)
}
