import { deriveKey } from '../../server/platform/keys.ts'

/** Identifies a SECRET_KEY without revealing it. */
export const fingerprint = (secret: string) =>
  deriveKey(secret, 'backup fingerprint').export().subarray(0, 16).toString('hex')
