import { drawCaptcha, getCaptcha, readCaptchaAudio } from '../../../contract/captcha.ts'
import { languageOf } from '../../../contract/language.ts'
import type { Reply } from '../../../contract/endpoint.ts'
import { getChallenge } from '../../../contract/proof-of-work.ts'
import { makeChallenge, spendProof } from '../../platform/proof-of-work.ts'
import { makeCaptcha, readCaptcha } from '../../platform/captcha/captcha.ts'
import { captchaAudio as speak } from '../../platform/captcha/audio.ts'
import { proofOf } from '../../platform/http/request-proof.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import type { AccountDeps } from './account-deps.ts'

export const captchaRoutes = (app: ApiInstance, { keys }: AccountDeps) => {
  const { db } = app.ctx
  const textOf = async (key: string) => {
    const text = await readCaptcha(db, keys, key)
    if (!text) throw new Refusal('not_found')
    return text
  }

  serve(app, getCaptcha, async () => {
    const key = await makeCaptcha(db, keys)
    return {
      captcha_key: key,
      captcha_image_url: `/api/captcha/${key}/image/`,
      captcha_audio_url: `/api/captcha/${key}/audio/`,
    }
  })

  serve(app, drawCaptcha, async ({ params }) => {
    const text = await textOf(params.key)
    // Imported lazily: it loads fonts and libvips.
    const { drawCaptcha: draw } = await import('../../platform/captcha/draw.ts')
    return draw(text)
  })

  serve(app, readCaptchaAudio, async ({ params, query, request }) => {
    const text = await textOf(params.key)
    // Speech recognition solves any audio that people understand, so it costs a proof of work even without rate limits.
    if (!(await spendProof(db, proofOf(request, query.proof), keys))) throw new Refusal('proof_needed')
    return speak(text, languageOf(query.lang))
  })

  serve(app, getChallenge, () => makeChallenge(keys) as Promise<Reply<typeof getChallenge>>)
}
