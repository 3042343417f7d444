import type { Generated } from 'kysely'

declare module '../../platform/db/db.ts' {
  interface Tables {
    media: {
      id: Generated<number>
      kind: 'image' | 'video'
      folder: string
      extension: 'webp' | 'mp4' | 'webm' | 'ogg'
      widths: number[]
      width: number | null
      height: number | null
      bytes: number
      createdAt: Generated<Date>
    }
    mediaLeftovers: { folder: string; dueAt: Date }
  }
}
