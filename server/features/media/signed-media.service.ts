// Signed URLs for hidden files, for their author and staff. Browsers request pictures without a token, so the URL has a signature for
// its folder, valid for less than an hour.
import { HOUR } from '../../../contract/limits.ts'
import type { Clock } from '../../platform/clock.ts'
import { keyedHash } from '../../platform/keys.ts'
import { isSameSecret } from '../../platform/same-secret.ts'
import type { MediaItem } from './media-urls.service.ts'

export type MediaSigner = Readonly<{
  passFor: (folder: string) => string
  sign: <M extends MediaItem>(media: M) => M
  isValid: (folder: string, pass: string) => boolean
}>

// Expires at a full half hour: until then the URL is stable and the browser can cache the picture.
const STEP_MS = HOUR / 2
const expiryAt = (now: Date) => Math.ceil(now.getTime() / STEP_MS + 1) * STEP_MS

export const mediaSigner = ({ secret, clock }: { secret: string; clock: Clock }): MediaSigner => {
  const macOf = (folder: string, expiry: string) => keyedHash(secret, 'media pass', `${folder} ${expiry}`)
  const passFor = (folder: string) => {
    const expiry = expiryAt(clock()).toString(36)
    return `${expiry}.${macOf(folder, expiry).toString('base64url')}`
  }
  return {
    passFor,
    sign: (media) => ({ ...media, pass: passFor(media.folder) }),
    isValid: (folder, pass) => {
      const [expiry = '', mac = ''] = pass.split('.')
      const isOurs = isSameSecret(Buffer.from(mac, 'base64url'), macOf(folder, expiry))
      return isOurs && Number.parseInt(expiry, 36) > clock().getTime()
    },
  }
}
