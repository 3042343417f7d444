// Each deleted account has a data key of its own. It is stored encrypted, with the identifiers by which an order can name the account.
import { decrypt, encrypt, type EncryptionKey } from '../../platform/encryption.ts'

export type SealedKey = Readonly<{
  /** Base64. */
  key: string
  /** In lower case. */
  identifiers: readonly string[]
}>

const sealedAccountKey = (accountId: number, secret: string): EncryptionKey => ({
  secret,
  purpose: 'deleted account',
  of: String(accountId),
})

export const wrapKey = (accountId: number, sealed: SealedKey, secret: string) =>
  encrypt(JSON.stringify(sealed), sealedAccountKey(accountId, secret))

export const unwrapKey = (accountId: number, wrapped: string, secret: string): SealedKey =>
  JSON.parse(decrypt(wrapped, sealedAccountKey(accountId, secret)))
