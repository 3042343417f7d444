import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Proof } from './proof-of-work.ts'
import { LangQuery } from './schemas.ts'

// One a second: enough for many people behind one IP, too few to collect pictures.
const RATE = { calls: 300, minutes: 5 }

export const getCaptcha = endpoint({
  method: 'GET',
  path: '/get-captcha/',
  access: 'anyone',
  summary: 'Create a captcha, valid once and for five minutes',
  rate: RATE,
  isSecret: true,
  reply: {
    200: Type.Object({
      captcha_key: Type.String(),
      captcha_image_url: Type.String(),
      captcha_audio_url: Type.String(),
    }),
  },
})

const Binary = Type.Unsafe<Uint8Array>({ type: 'string', format: 'binary' })
const CaptchaKey = Type.Object({ key: Type.String({ maxLength: 64 }) })

export const drawCaptcha = endpoint({
  method: 'GET',
  path: '/captcha/:key/image/',
  access: 'anyone',
  summary: 'The picture of a captcha (PNG)',
  params: CaptchaKey,
  // No rate: an <img> can send no proof of work, and its captcha was counted when it was made.
  isSecret: true,
  reply: { 200: Binary },
  contentType: 'image/png',
  refusals: ['not_found'],
})

export const readCaptchaAudio = endpoint({
  method: 'GET',
  path: '/captcha/:key/audio/',
  access: 'anyone',
  summary: 'The spoken captcha (WAV); requires a proof of work',
  params: CaptchaKey,
  query: Type.Object({ ...LangQuery.properties, proof: Proof }),
  rate: RATE,
  isSecret: true,
  reply: { 200: Binary },
  contentType: 'audio/wav',
  refusals: ['not_found', 'proof_needed'],
})
