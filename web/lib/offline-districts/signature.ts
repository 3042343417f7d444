// Documents are trusted by their signature: the text that a change results in, and a file from another phone.
import type { JSONWebKeySet } from 'jose'
import { importJWK } from 'jose/key/import'
import { flattenedVerify } from 'jose/jws/flattened/verify'
import { decodeProtectedHeader } from 'jose/decode/protected_header'
import { OFFLINE_KEYS_PATH } from '../../../contract/offline-rules.ts'
import { readKeys, saveKeys } from './store.ts'

const ALGORITHM = 'ES256'

const fetchKeys = async (): Promise<JSONWebKeySet | undefined> => {
  try {
    const response = await fetch(OFFLINE_KEYS_PATH)
    return response.ok ? ((await response.json()) as JSONWebKeySet) : undefined
  } catch {
    return undefined
  }
}

/** Saved, so that a file can be checked without internet. */
export const refreshKeys = async () => {
  const keys = await fetchKeys()
  if (keys) await saveKeys(keys)
  return keys
}

const headerOf = (signature: string) => decodeProtectedHeader({ protected: signature.split('.', 1)[0] ?? '' })

/** When the document was made. */
export const signedAt = (signature: string) => {
  const { iat } = headerOf(signature)
  return typeof iat === 'number' ? iat * 1_000 : 0
}

const keyNamed = async (id: string) => {
  const find = (keys: JSONWebKeySet | undefined) => keys?.keys.find(({ kid }) => kid === id)
  return find(await readKeys()) ?? find(await refreshKeys())
}

export const isSignedBySite = async (text: string, signature: string): Promise<boolean> => {
  try {
    const [header = '', payload, proof = ''] = signature.split('.')
    const { kid } = headerOf(signature)
    const key = payload === '' && kid ? await keyNamed(kid) : undefined
    if (!key) return false
    const jws = { protected: header, payload: new TextEncoder().encode(text), signature: proof }
    await flattenedVerify(jws, await importJWK(key, ALGORITHM), { algorithms: [ALGORITHM] })
    return true
  } catch {
    return false
  }
}
