import type { VideoKind } from './videos.ts'

export type Content = { kind: 'image'; extension: 'webp' } | { kind: 'video'; extension: VideoKind }

const picture: Content = { kind: 'image', extension: 'webp' }
const CONTENTS: Readonly<Record<string, Content>> = {
  'image/jpeg': picture,
  'image/png': picture,
  'image/apng': picture,
  'image/webp': picture,
  'video/mp4': { kind: 'video', extension: 'mp4' },
  'video/webm': { kind: 'video', extension: 'webm' },
  'video/ogg': { kind: 'video', extension: 'ogg' },
  // Ogg whose first stream is an index, as some encoders write it.
  'application/ogg': { kind: 'video', extension: 'ogg' },
}

export const contentOf = async (path: string): Promise<Content | undefined> => {
  const { fileTypeFromFile } = await import('file-type')
  const type = await fileTypeFromFile(path)
  return type && CONTENTS[type.mime]
}
