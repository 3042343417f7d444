import { hkdfSync } from 'node:crypto'

/** Two backups with the same one were made with the same SECRET_KEY. The key can't be found from it. */
export const fingerprint = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'haat backup fingerprint', 16)).toString('hex')
