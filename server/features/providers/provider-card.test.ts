import { expect, test } from 'vitest'
import { aProvider } from '../../testing/providers.ts'
import { NOON, testServer } from '../../testing/test-server.ts'

const server = await testServer({ env: { PUBLIC_URL: 'https://haat.example' } })
const { db } = server

const cardOf = (id: number, lang = 'en') => server.get(`/api/providers/${id}/contact.vcf?lang=${lang}`)
const linesOf = (body: string) => body.replaceAll('\r\n ', '').split('\r\n')

test('the contact card contains public fields and escapes line breaks', async () => {
  const provider = await aProvider(db, {
    provider: {
      businessName: 'शर्मा स्वीट्स; Sons, Gaya',
      businessTagline: 'Fresh\nBEGIN:VCARD',
      streetAddress: 'Shop 7, Tekari Road\\',
    },
    account: { email: 'sharma@example.in', mobileNumber: '9876543210' },
  })
  const reply = await cardOf(provider.id)
  expect(reply.headers).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': `attachment; filename="shop-${provider.id}.vcf"`,
  })
  const lines = linesOf(reply.body)
  expect(lines.slice(0, 2)).toEqual(['BEGIN:VCARD', 'VERSION:3.0'])
  expect(lines.filter((line) => line.startsWith('BEGIN:'))).toHaveLength(1)
  expect(lines).toContain('FN:शर्मा स्वीट्स\\; Sons\\, Gaya')
  expect(lines).toContain('TEL;TYPE=WORK,CELL,VOICE:+919876543210')
  expect(lines).toContain('EMAIL;TYPE=INTERNET:sharma@example.in')
  expect(lines).toContain(`URL:https://haat.example/providerprofile/${provider.id}`)
  expect(lines).toContain('NOTE:Fresh\\nBEGIN:VCARD')
  expect(lines.find((line) => line.startsWith('ADR'))).toContain(';;Shop 7\\, Tekari Road\\\\;')
  for (const line of reply.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(linesOf((await cardOf(provider.id, 'hi')).body).join()).toContain(';गया;बिहार;')
})

test('the card omits mobile number, address and location when they are missing', async () => {
  const provider = await aProvider(db, {
    provider: { latitude: null, longitude: null },
    account: { email: null },
  })
  const { body } = await cardOf(provider.id)
  expect(body).not.toMatch(/^(EMAIL|GEO)/m)
  expect(body).not.toMatch(/null|undefined/)
})

test('the QR code encodes the URL and is the same for all visitors', async () => {
  const provider = await aProvider(db)
  const reply = await server.get(`/api/providers/${provider.id}/qr.svg`)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, no-cache',
  })
  expect(reply.body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/)
})

test('returns 404 for a business that is not public', async () => {
  const hidden = [
    await aProvider(db, { account: { suspendedAt: NOON } }),
    await aProvider(db, { account: { verifiedAt: null } }),
    { id: 999_999 },
  ]
  for (const { id } of hidden)
    for (const file of ['qr.svg', 'contact.vcf']) {
      const reply = await server.get(`/api/providers/${id}/${file}`)
      expect([reply.statusCode, reply.json().code]).toEqual([404, 'not_found'])
      expect(reply.headers['content-disposition']).toBeUndefined()
    }
})
