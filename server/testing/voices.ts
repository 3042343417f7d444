import { readFileSync } from 'node:fs'

const fixtures = new URL('../features/media/voices/fixtures/', import.meta.url)

export const aVoice = (name = 'opus.webm') => new Uint8Array(readFileSync(new URL(name, fixtures)))

export const voiceForm = (clientId: string, audio: Uint8Array<ArrayBuffer> = aVoice()) => {
  const form = new FormData()
  form.set('client_id', clientId)
  form.set('audio', new Blob([audio]), 'voice')
  return form
}
