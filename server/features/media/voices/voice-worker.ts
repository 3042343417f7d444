// The thread in which recordings are processed (server/features/media/voices.ts).
import { parentPort } from 'node:worker_threads'
import { type NormalVoice, normaliseVoice } from './normalise.ts'
import { UnusableVoice } from './unusable.ts'

export type VoiceResult = { voice: NormalVoice } | { problem: UnusableVoice['problem'] }

const resultOf = async (bytes: Uint8Array): Promise<VoiceResult> => {
  try {
    return { voice: await normaliseVoice(bytes) }
  } catch (error) {
    // Parsers and decoders of others throw errors of many classes for a broken file.
    return { problem: error instanceof UnusableVoice ? error.problem : 'wrongKind' }
  }
}

const answer = async (bytes: Uint8Array) => {
  const result = await resultOf(bytes)
  parentPort?.postMessage(result, 'voice' in result ? [result.voice.file.buffer] : [])
}

parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))
