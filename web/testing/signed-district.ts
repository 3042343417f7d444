// Documents of districts as the server signs them.
import { exportJWK, FlattenedSign, generateKeyPair } from 'jose'
import type { OfflineDistrict } from '../../contract/offline-districts.ts'
import { SIGNATURE_HEADER } from '../../contract/offline-rules.ts'

export const MADE_AT = Date.parse('2026-03-14T06:30:00Z')

export const districtSigner = async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const sign = async (text: string) => {
    const { protected: header, signature } = await new FlattenedSign(new TextEncoder().encode(text))
      .setProtectedHeader({ alg: 'ES256', kid: 'one', iat: MADE_AT / 1_000, b64: false, crit: ['b64'] })
      .sign(privateKey)
    return `${header}..${signature}`
  }
  return {
    keys: { keys: [{ ...(await exportJWK(publicKey)), kid: 'one' }] },
    /** A change has the signature of the document that it results in. */
    respond: async (document: OfflineDistrict, signed = document) =>
      new Response(JSON.stringify(document), {
        headers: { [SIGNATURE_HEADER]: await sign(JSON.stringify(signed)) },
      }),
  }
}
