import { deriveKey } from '../../server/platform/keys.ts'

/** Two backups with the same one were made with the same SECRET_KEY. The key can't be found from it. */
export const fingerprint = (secret: string) =>
  deriveKey(secret, 'backup fingerprint').export().subarray(0, 16).toString('hex')
