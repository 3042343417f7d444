import type { Language } from '../../../../contract/limits.ts'
import { CallError } from '../../../lib/http/call.ts'
import { proofHeader, prove } from '../../../lib/proof/with-proof.ts'
import type { Captcha } from '../accounts.api.ts'

/** The captcha spoken, for a proof of work: an address in this browser, so that listening again costs nothing. */
export const loadCaptchaSound = async ({ captcha_audio_url }: Captcha, lang: Language) => {
  const headers = proofHeader((await prove()) ?? '')
  const response = await fetch(`${captcha_audio_url}?lang=${lang}`, { method: 'GET', headers })
  if (!response.ok) throw new CallError(response.status, await response.json().catch(() => null))
  return URL.createObjectURL(await response.blob())
}
