import { drawCaptcha, getCaptcha, readCaptchaAudio } from '../../../contract/captcha.ts'
import { languageOf } from '../../../contract/language.ts'
import { makeCaptcha, readCaptcha } from '../../platform/captcha/captcha.ts'
import { drawCaptcha as draw } from '../../platform/captcha/draw.ts'
import { captchaAudio as speak } from '../../platform/captcha/audio.ts'
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

  serve(app, drawCaptcha, async ({ params }) => draw(await textOf(params.key)))

  serve(app, readCaptchaAudio, async ({ params, query }) =>
    speak(await textOf(params.key), languageOf(query.lang)),
  )
}
