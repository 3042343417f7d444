// The voice note of the market: demo/voices/order.m4a. FFmpeg's Flite says it, and the server's normalisation has written it:
//   ffmpeg -f lavfi -i "flite=voice=slt:text='Namaste. Please keep two kilos of laddu ready. I will come at six.'" \
//     -c:a libopus -b:a 16k -frame_duration 60 order.webm
import { copyFile, mkdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Tx } from '../../server/platform/db/db.ts'
import { folderOf } from './pictures.ts'

const source = join(import.meta.dirname, '../voices/order.m4a')
const note = {
  folder: folderOf('voice of the order'),
  seconds: 5,
  peaks: [
    0, 0, 0, 98, 99, 100, 93, 72, 93, 89, 73, 2, 3, 3, 2, 92, 87, 69, 7, 78, 77, 3, 77, 83, 83, 61, 74, 86,
    95, 83, 77, 69, 81, 53, 68, 71, 66, 74, 96, 82, 85, 93, 89, 81, 1, 0, 7, 78, 83, 78, 88, 92, 16, 52, 64,
    81, 74, 67, 0, 71, 58, 3, 0, 0,
  ],
}

export const copyVoice = async (mediaDir: string) => {
  const folder = join(mediaDir, note.folder)
  await mkdir(folder, { recursive: true })
  await copyFile(source, join(folder, 'voice.m4a'))
}

/** The columns of the message that is this note. */
export const insertVoice = async (tx: Tx, createdAt: Date) => {
  const voice = { ...note, bytes: (await stat(source)).size }
  const { folder, bytes } = voice
  const row = { kind: 'voice' as const, folder, extension: 'm4a' as const, widths: [], bytes, createdAt }
  const { id } = await tx
    .insertInto('media')
    .values({ ...row, width: null, height: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { voiceId: id, voice }
}
