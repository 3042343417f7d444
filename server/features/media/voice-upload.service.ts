import type { Voice } from '../../../contract/media.ts'
import { media } from '../../../contract/media-limits.ts'
import type { RefusalCode } from '../../../contract/errors.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import type { FieldFiles } from '../../platform/http/upload/form.ts'
import { newFolder, type Prepared } from './media.service.ts'
import type { MediaSigner } from './signed-media.service.ts'
import { renderVoice, type VoiceProblem } from './voices.ts'

/** What the row of a subject copies from its voice note. */
export type VoiceColumn = { folder: string; seconds: number; bytes: number; peaks: number[] }
export type SignedVoice = VoiceColumn & { pass: string }

export type PreparedVoice = { prepared: Prepared; column: VoiceColumn }

const REFUSALS: Readonly<Record<VoiceProblem, RefusalCode>> = {
  wrongKind: 'voice_wrong_kind',
  tooLong: 'voice_too_long',
}

const FILE = 'voice.m4a'

/** Checks and normalises the one file of the field. */
export const prepareVoice = async ({ files: [file], count }: FieldFiles): Promise<PreparedVoice> => {
  if (!file || count > 1) throw new Refusal('voice_missing')
  if (file.bytes > media.voice.bytes) throw new Refusal('voice_too_large')
  const rendered = await renderVoice(file.path)
  if (typeof rendered === 'string') throw new Refusal(REFUSALS[rendered])
  const { path, bytes, seconds, peaks } = rendered
  const folder = newFolder()
  const size = { widths: [], width: null, height: null, bytes }
  return {
    prepared: { media: { kind: 'voice', folder, extension: 'm4a', ...size }, files: [{ name: FILE, path }] },
    column: { folder, seconds, bytes, peaks },
  }
}

export const signVoice = <V extends VoiceColumn | null>(voice: V, signer: Pick<MediaSigner, 'passFor'>) =>
  voice && { ...voice, pass: signer.passFor(voice.folder) }

export const voiceView = ({ folder, pass, seconds, bytes, peaks }: SignedVoice): Voice => ({
  url: `/media/${folder}/${FILE}?pass=${pass}`,
  seconds,
  bytes,
  peaks,
})
