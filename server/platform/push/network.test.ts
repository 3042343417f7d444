import { createServer } from 'node:net'
import type { AddressInfo, LookupFunction } from 'node:net'
import { describe, expect, test } from 'vitest'
import { aPushBrowser } from '../../testing/push-browser.ts'
import { isPublicIp } from './public-ip.ts'
import { KNOWN_PUSH_HOSTS, parsePushHosts } from './push-hosts.ts'
import { openPushSender } from './push-sender.ts'
import { makeVapidKeys } from './vapid.ts'

/** Resolves to these IPs, one list per lookup. */
const namesLeadTo =
  (...answers: string[][]): LookupFunction =>
  (_name, _options, done) => {
    const addresses = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
    const found = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    if (found.length > 0) done(null, found)
    else done(Object.assign(new Error('no such name'), { code: 'ENOTFOUND' }), [])
  }

const open = ({ hosts = KNOWN_PUSH_HOSTS, lookup = namesLeadTo(['142.250.183.10']) } = {}) =>
  openPushSender({ hosts, lookup, keys: makeVapidKeys(), subject: 'mailto:admin@haat.example' })

const { p256dh, auth } = aPushBrowser().keys
const send = (sender: ReturnType<typeof open>, endpoint: string) =>
  sender.send({ endpoint, p256dh, auth }, '{}', { ttlSeconds: 60, urgency: 'normal', topic: 'one' })

const PRIVATE = [
  '0.0.0.0',
  '127.0.0.1',
  '127.8.8.8',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.8',
  '198.18.0.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fc00::1',
  'fd12:3456::1',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:8.8.8.8',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:0:4136:e378::',
  '2001:db8::1',
]

describe('an IP', () => {
  test.each(['142.250.183.10', '8.8.8.8', '100.128.0.1', '172.32.0.1', '2404:6800:4009:82b::200a'])(
    '%s is public',
    (address) => expect(isPublicIp(address)).toBe(true),
  )
  test.each(PRIVATE)('%s is not', (address) => expect(isPublicIp(address)).toBe(false))
})

describe('an endpoint', () => {
  test.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://FCM.googleapis.com:443/wp/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-pn1p.notify.windows.com/w/?token=abc',
  ])('%s is allowed', async (endpoint) => expect(await open().isAllowed(endpoint)).toBe(true))

  test.each([
    ['plain http', 'http://fcm.googleapis.com/fcm/send/abc'],
    ['another scheme', 'ftp://fcm.googleapis.com/abc'],
    ['no address', 'fcm.googleapis.com/abc'],
    ['a name in it', 'https://user@fcm.googleapis.com/abc'],
    ['a password in it', 'https://user:secret@fcm.googleapis.com/abc'],
    ['a host behind the name', 'https://fcm.googleapis.com@127.0.0.1/abc'],
    ['another port', 'https://fcm.googleapis.com:8443/abc'],
    ['another host', 'https://push.example/abc'],
    ['a host that ends alike', 'https://evilfcm.googleapis.com/abc'],
    ['a host that begins alike', 'https://fcm.googleapis.com.evil.example/abc'],
    ['the end of a name alone', 'https://push.apple.com/abc'],
    ['a dot at the end', 'https://fcm.googleapis.com./abc'],
    ['loopback', 'https://127.0.0.1/abc'],
    ['a decimal host', 'https://2130706433/abc'],
    ['an octal host', 'https://0177.0.0.1/abc'],
    ['a hexadecimal host', 'https://0x7f000001/abc'],
    ['a short host', 'https://127.1/abc'],
    ['IPv6', 'https://[::1]/abc'],
    ['IPv4 in IPv6', 'https://[::ffff:127.0.0.1]/abc'],
  ])('with %s is refused', async (_what, endpoint) => {
    expect(await open().isAllowed(endpoint)).toBe(false)
    expect(await send(open(), endpoint)).toMatchObject({ kind: 'refused' })
  })

  test('that resolves to one IP that is not public is refused, though others are', async () => {
    const lookup = namesLeadTo(['142.250.183.10', '192.168.1.1'])
    expect(await open({ lookup }).isAllowed('https://fcm.googleapis.com/abc')).toBe(false)
  })

  test('is allowed while DNS does not respond: the connection is checked again', async () => {
    expect(await open({ lookup: namesLeadTo([]) }).isAllowed('https://fcm.googleapis.com/abc')).toBe(true)
  })
})

test('a host that resolves to another IP when connecting is not called', async () => {
  let connections = 0
  const inside = createServer((socket) => {
    connections += 1
    socket.destroy()
  })
  await new Promise<void>((resolve) => void inside.listen(0, '127.0.0.1', resolve))
  const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
  for (const address of ['127.0.0.1', '::1', '10.0.0.1', '169.254.169.254', '::ffff:127.0.0.1', 'fd00::1']) {
    const sender = open({ lookup: namesLeadTo(['142.250.183.10'], [address]) })
    expect(await sender.isAllowed(endpoint)).toBe(true)
    expect(await send(sender, endpoint)).toEqual({
      kind: 'later',
      reason: "the push service can't be reached (IP_NOT_PUBLIC)",
    })
    sender.close()
  }
  expect(connections).toBe(0)
  await new Promise<void>((resolve) => void inside.close(() => resolve()))
})

describe('PUSH_HOSTS', () => {
  const hosts = parsePushHosts('localhost:7590, push.example,127.0.0.1:80')

  test.each([
    ['http://localhost:7590/abc', true],
    ['https://localhost:7590/abc', true],
    ['https://push.example/abc', true],
    ['http://push.example/abc', true],
    ['http://127.0.0.1/abc', true],
    ['http://localhost:7591/abc', false],
    ['http://localhost/abc', false],
    ['https://127.0.0.1/abc', false],
    ['ws://localhost:7590/abc', false],
    ['http://user@localhost:7590/abc', false],
    ['https://fcm.googleapis.com/abc', false],
  ])('%s: %s', async (endpoint, isAllowed) => {
    expect(await open({ hosts }).isAllowed(endpoint)).toBe(isAllowed)
  })

  test('a closed connection is retried, and an endless response counts by its status', async () => {
    let answer: 'nothing' | 'endless' = 'nothing'
    const service = createServer((socket) => {
      socket.on('error', () => {})
      if (answer === 'nothing') return socket.destroy()
      socket.write('HTTP/1.1 201 Created\r\ncontent-type: text/plain\r\n\r\n')
      const talk = () => {
        while (!socket.destroyed && socket.write('words '.repeat(10_000)));
      }
      socket.on('drain', talk)
      return talk()
    })
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
    const host = `127.0.0.1:${(service.address() as AddressInfo).port}`
    const sender = open({ hosts: parsePushHosts(host) })
    expect(await send(sender, `http://${host}/abc`)).toMatchObject({ kind: 'later' })
    answer = 'endless'
    expect(await send(sender, `http://${host}/abc`)).toEqual({ kind: 'sent' })
    sender.close()
    // Closes only if the sender has closed its connections.
    await new Promise<void>((resolve) => void service.close(() => resolve()))
  })
})
