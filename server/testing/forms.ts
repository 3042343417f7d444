// Multipart forms as a browser sends them, and files to put into them.
import sharp from 'sharp'

/** A name says nothing about a file, so most tests don't care for it. */
export const aFile = (bytes: Uint8Array, name = 'file') => new File([bytes.slice()], name)

type Value = string | File | readonly (string | File)[]

export const formOf = (fields: Readonly<Record<string, Value>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, each)
  return form
}

/** What goes over the wire: the body and the header that names its boundary. */
export const encoded = async (form: FormData) => {
  const response = new Response(form)
  const headers = { 'content-type': response.headers.get('content-type') ?? '' }
  return { body: Buffer.from(await response.arrayBuffer()), headers }
}

type Size = { width?: number; height?: number }

/** Noise, so that no encoder makes it small. */
export const aPicture = ({ width = 800, height = 600 }: Size = {}) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })

const bytes = (text: string) => Buffer.from(text, 'latin1')

// The beginning of each container, as far as anybody looks.
const VIDEOS = {
  mp4: bytes('\0\0\0\x18ftypisom\0\0\x02\0isommp42\0\0\0\x08free'),
  webm: bytes(
    '\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\xf7\x81\x01\x42\xf2\x81\x04\x42\xf3\x81\x08\x42\x82\x84webm\x42\x87\x81\x04\x42\x85\x81\x02',
  ),
  ogg: bytes(`OggS\0\x02${'\0'.repeat(20)}\x01\x2a\x80theora${'\0'.repeat(34)}`),
} as const

/** Filled up to so many bytes. */
export const aVideo = (kind: keyof typeof VIDEOS, size = 2_000) =>
  Buffer.concat([VIDEOS[kind], Buffer.alloc(size - VIDEOS[kind].length, 7)])
