// Documents are signed, so that a copy from another phone can be trusted. ES256, because browsers of 2022 verify it.
import { createECDH, createPrivateKey } from 'node:crypto'
import { calculateJwkThumbprint, FlattenedSign, type JWK } from 'jose'
import { deriveKey } from '../../platform/keys.ts'

const CURVE = 'prime256v1'
const COORDINATE_BYTES = 32

/** The derived bytes are the private number of the curve. That they are out of its range has a chance of 1 in 2^32. */
const privateJwk = (secret: string): JWK & { d: string } => {
  const number = deriveKey(secret, 'offline districts').export()
  const curve = createECDH(CURVE)
  curve.setPrivateKey(number)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 1 + COORDINATE_BYTES), point.subarray(1 + COORDINATE_BYTES)]
  const text = (bytes: Buffer) => bytes.toString('base64url')
  return { kty: 'EC', crv: 'P-256', x: text(x), y: text(y), d: text(number) }
}

export type DocumentSigner = Readonly<{
  id: string
  publicKey: JWK
  /** A JWS with a detached payload: `header..signature`. The header has the time. */
  sign: (document: Buffer, at: Date) => Promise<string>
}>

export const documentSigner = async (secret: string): Promise<DocumentSigner> => {
  const { d, ...publicJwk } = privateJwk(secret)
  const id = await calculateJwkThumbprint(publicJwk)
  const key = createPrivateKey({ key: { ...publicJwk, d }, format: 'jwk' })
  return {
    id,
    publicKey: { ...publicJwk, kid: id, alg: 'ES256', use: 'sig' },
    sign: async (document, at) => {
      const { protected: header, signature } = await new FlattenedSign(document)
        .setProtectedHeader({
          alg: 'ES256',
          kid: id,
          iat: Math.floor(at.getTime() / 1_000),
          b64: false,
          crit: ['b64'],
        })
        .sign(key)
      return `${header}..${signature}`
    },
  }
}
