import { createECDH } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPushBrowser } from '../../testing/push-browser.ts'
import { encryptPush } from './encrypt.ts'

const decode = (text: string) => Buffer.from(text, 'base64url')

test('encrypts the example of RFC 8291, appendix A', () => {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(decode('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'))
  const browser = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  }
  const body = encryptPush('When I grow up, I want to be a watermelon', browser, {
    salt: decode('DGv6ra1nlYgDCS1FRnbzlw'),
    publicKey: pair.getPublicKey(),
    secretWith: (publicKey) => pair.computeSecret(publicKey),
  })
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
})

test('uses another salt and key for each message', () => {
  const { keys, decrypt } = aPushBrowser()
  const [one, other] = [encryptPush('{"n":1}', keys), encryptPush('{"n":1}', keys)]
  expect([decrypt(one), decrypt(other)]).toEqual([{ n: 1 }, { n: 1 }])
  expect(one.subarray(0, 16)).not.toEqual(other.subarray(0, 16))
  expect(one.subarray(21, 86)).not.toEqual(other.subarray(21, 86))
})

test.each([
  ['a short public key', { p256dh: 'BCVx' }],
  ['a point that is not on the curve', { p256dh: Buffer.alloc(65, 4).toString('base64url') }],
  ['a short secret', { auth: 'BTBZ' }],
])('refuses %s', (_what, wrong) => {
  expect(() => encryptPush('{}', { ...aPushBrowser().keys, ...wrong })).toThrow(
    /keys of the subscription are not valid|Public key is not valid/,
  )
})
