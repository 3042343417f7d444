import sharp from 'sharp'

export const aFile = (bytes: Uint8Array, name = 'file') => new File([bytes.slice()], name)

type Value = string | File | readonly (string | File)[]

export const formOf = (fields: Readonly<Record<string, Value>>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, each)
  return form
}

/** The body, and the header with its boundary. */
export const encoded = async (form: FormData) => {
  const response = new Response(form)
  const headers = { 'content-type': response.headers.get('content-type') ?? '' }
  return { body: Buffer.from(await response.arrayBuffer()), headers }
}

type Size = { width?: number; height?: number }

/** Noise, which does not compress. */
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
