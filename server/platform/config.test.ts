import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { ConfigError } from './env.ts'
import { makeVapidKeys } from './push/vapid.ts'

const dir = mkdtempSync(join(tmpdir(), 'haat-config-'))
afterAll(() => rmSync(dir, { recursive: true, force: true }))
const read = (env: Record<string, string> = {}) => readConfig({ DATA_DIR: dir, ...env })

test('an empty environment configures a local trial', () => {
  const config = read()
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    demo: true,
    live: false,
    rateLimits: true,
    databaseUrl: undefined,
    googleMapsKey: '',
  })
  expect(config.mapTilesUrl).toContain('openstreetmap')
  expect(config.areMapBordersCorrected).toBe(false)
  expect(read({ MAP_BORDERS: 'from-tiles' }).areMapBordersCorrected).toBe(true)
})

test('does not fill an external database with demo data unless DEMO=1', () => {
  expect(read({ DATABASE_URL: 'postgres://db/haat' }).demo).toBe(false)
  expect(read({ DATABASE_URL: 'postgres://db/haat', DEMO: '1' }).demo).toBe(true)
})

test('generates the secret once, readable by its owner only', () => {
  const { secretKey } = read()
  expect(secretKey.length).toBeGreaterThanOrEqual(32)
  expect(read().secretKey).toBe(secretKey)
  expect(readFileSync(join(dir, 'secret.key'), 'utf8').trim()).toBe(secretKey)
  expect(statSync(join(dir, 'secret.key')).mode & 0o077).toBe(0)
})

describe('a wrong variable stops the start with one line that names it', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://secret-password@db/haat'],
    ['PUBLIC_URL', 'haat.example'],
    ['DEMO', 'yes'],
    ['RATE_LIMITS', 'no'],
    ['MAP_BORDERS', 'none'],
    ['HAAT_LIVE', 'true'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'all'],
    ['SECRET_KEY', 'short'],
    ['WORKERS', '0'],
    ['WORKERS', 'all'],
    ['WORKERS', '2'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_TIMEOUT_MS', '5'],
    ['REDIS_TIMEOUT_MS', '2001'],
    ['REDIS_URL', 'http://:secret-password@redis.example'],
    ['REDIS_URL', 'redis://:secret-password@redis.example/queue'],
    ['REDIS_URL', 'redis://redis.example/0?password=secret-password'],
    ['DATABASE_READ_URL', 'mysql://secret-password@db/haat'],
    ['DATABASE_READ_URL', 'postgres://secret-password@replica/haat'],
    ['DATABASE_READ_URL', 'postgres://replica/haat,mysql://secret-password@replica/haat'],
    ['S3_URL', 'ftp://key:secret-password@store/media'],
    ['S3_URL', 'https://store.example/media'],
    ['S3_URL', 'https://key:secret-password@store.example/media/folder'],
    ['S3_URL', 'https://key:secret-password@store.example/media?zone=1'],
    ['SMTP_URL', 'https://secret-password@mail.example'],
    ['MAIL_FROM', 'Haat'],
    ['MAIL_FROM', 'Haat <letters@haat.example>\r\nBcc: all@haat.example'],
    ['ADMIN_EMAIL', 'the desk'],
    ['GRIEVANCE_EMAIL', 'the officer'],
    ['RETAIN_DELETED_DAYS', '366'],
    ['RETAIN_DELETED_DAYS', '-1'],
    ['RETAIN_DELETED_DAYS', 'a year'],
    ['SMS_URL', 'sms://secret-password@gateway'],
    ['INDEXNOW_KEY', 'short'],
    ['INDEXNOW_KEY', 'with a space'],
    ['INDEXNOW_KEY', 'x'.repeat(129)],
    ['VAPID_SUBJECT', 'the admin'],
    ['VAPID_SUBJECT', 'http://haat.example'],
    ['SECURITY_CONTACT', 'security@haat.example'],
    ['SECURITY_CONTACT', 'mailto:security@haat.example\nContact: mailto:other@haat.example'],
    ['PUSH_HOSTS', 'http://localhost:7590'],
    ['PUSH_HOSTS', 'localhost:7590,'],
    ['PUSH_HOSTS', 'user@localhost'],
  ])('%s=%s', (name, value) => {
    const start = () => read({ [name]: value })
    expect(start).toThrow(ConfigError)
    expect(start).toThrow(new RegExp(`^${name} [^\\n]+$`))
    expect(start).not.toThrow(/secret-password/)
  })

  test('DATA_DIR that is a file', () => {
    const file = join(dir, 'a-file')
    writeFileSync(file, '')
    expect(() => readConfig({ DATA_DIR: file })).toThrow(/^DATA_DIR is not a folder that can be written/)
  })
})

test('several workers share a port and a Redis', () => {
  const REDIS_URL = 'redis://redis.example'
  expect(read().workers).toBe(1)
  expect(read({ WORKERS: '4', REDIS_URL }).workers).toBe(4)
  expect(() => read({ WORKERS: '4' })).toThrow(/^WORKERS over 1 needs REDIS_URL/)
  expect(() => read({ WORKERS: '4', REDIS_URL, PORT: '0' })).toThrow(/^WORKERS over 1 needs a PORT/)
})

const templates = {
  verify: { en: '1107', hi: '1108' },
  reset: { en: '1109', hi: '1110' },
  contact_changed: { en: '1111', hi: '1112' },
}

describe('the file that describes a text message gateway', () => {
  const given = (text: string) => {
    const file = join(dir, 'gateway.json')
    writeFileSync(file, text)
    return () => read({ SMS_URL: 'https://sms.example', SMS_TEMPLATES: file })
  }

  test('is read together with SMS_URL', () => {
    const file = { body: { to: '{mobile}' }, templates }
    expect(given(JSON.stringify(file))().sms).toEqual({ url: 'https://sms.example', file })
  })

  test.each([
    ['no JSON', 'to={mobile}'],
    ['no body', JSON.stringify({ templates })],
    ['a word that means nothing', JSON.stringify({ body: { to: '{mobile}' }, templates, secret: 'key' })],
    [
      'a language without a number',
      JSON.stringify({ body: { to: '' }, templates: { ...templates, reset: { en: '1' } } }),
    ],
    [
      'a number that is none',
      JSON.stringify({ body: { to: '' }, templates: { ...templates, reset: { en: '1', hi: 'x' } } }),
    ],
  ])('stops the start with %s', (_what, text) => {
    expect(given(text)).toThrow(/^SMS_TEMPLATES is [^\n]+$/)
  })

  test('is required with a gateway', () => {
    expect(() => read({ SMS_URL: 'https://sms.example' })).toThrow(/^SMS_TEMPLATES must be given/)
    expect(() => read({ SMS_URL: 'https://sms.example', SMS_TEMPLATES: join(dir, 'none') })).toThrow(/ENOENT/)
  })
})

describe('HAAT_LIVE=1 is strict', () => {
  const live = {
    HAAT_LIVE: '1',
    SECRET_KEY: 'x'.repeat(40),
    SMTP_URL: 'smtps://mail.example',
    SMS_URL: 'https://sms.example',
    PUBLIC_URL: 'https://haat.example',
    GRIEVANCE_OFFICER: 'Asha Kumari',
    GRIEVANCE_EMAIL: 'grievance@haat.example',
  }
  const store = (address: string) => ({ ADMIN_EMAIL: 'desk@haat.example', S3_URL: address })

  test.each([
    ['CAPTCHA_ANSWER', { CAPTCHA_ANSWER: 'abc' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['PUSH_HOSTS', { PUSH_HOSTS: 'localhost:7590' }],
    ['DEMO', { DEMO: '1' }],
    ['SECRET_KEY', { SECRET_KEY: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['SMS_URL', { SMS_URL: '' }],
    ['ADMIN_EMAIL', {}],
    ['GRIEVANCE_OFFICER', { ADMIN_EMAIL: 'desk@haat.example', GRIEVANCE_OFFICER: '' }],
    ['GRIEVANCE_EMAIL', { ADMIN_EMAIL: 'desk@haat.example', GRIEVANCE_EMAIL: '' }],
    ['PUBLIC_URL', { ADMIN_EMAIL: 'desk@haat.example', PUBLIC_URL: '' }],
    ['PUBLIC_URL', { ADMIN_EMAIL: 'desk@haat.example', PUBLIC_URL: 'http://haat.example' }],
    ['SMS_URL', { ADMIN_EMAIL: 'desk@haat.example', SMS_URL: 'http://sms.example' }],
    ['SMTP_URL', { ADMIN_EMAIL: 'desk@haat.example', SMTP_URL: 'smtp://mail.example' }],
    ['SMTP_URL', { ADMIN_EMAIL: 'desk@haat.example', SMTP_URL: 'smtp://mail.example?requireTLS=false' }],
    ['S3_URL', store('http://key:secret@store.example/media')],
    ['S3_URL', store('http://key:secret@192.0.2.1/media')],
  ])('refuses %s', (name, env) => {
    expect(() => read({ ...live, ...env })).toThrow(new RegExp(`^${name} `))
  })

  test.each([
    ['mail that demands TLS', { SMTP_URL: 'smtp://mail.example?requireTLS=true' }],
    ['a store on this machine', { S3_URL: 'http://key:secret@127.0.0.1:3900/media' }],
    ['a store in the network of its containers', { S3_URL: 'http://key:secret@garage:3900/media' }],
    ['a store by TLS', { S3_URL: 'https://key:secret@store.example/media' }],
  ])('takes %s', (_what, env) => {
    const SMS_TEMPLATES = join(dir, 'live-gateway.json')
    writeFileSync(SMS_TEMPLATES, JSON.stringify({ body: { to: '{mobile}' }, templates }))
    expect(read({ ...live, ADMIN_EMAIL: 'desk@haat.example', SMS_TEMPLATES, ...env }).live).toBe(true)
  })
})

describe('the key pair of pushes', () => {
  const [one, other] = [makeVapidKeys(), makeVapidKeys()]
  const start =
    ({ publicKey = '', privateKey = '' }) =>
    () =>
      read({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).push.keys

  test('may be configured as a complete, matching pair', () => {
    expect(start({})()).toBeUndefined()
    expect(start(one)()).toEqual(one)
    expect(start({ publicKey: one.publicKey })).toThrow(/^VAPID_PRIVATE_KEY must be given/)
    expect(start({ privateKey: one.privateKey })).toThrow(/^VAPID_PUBLIC_KEY must be given/)
    for (const wrong of [
      { ...one, privateKey: other.privateKey },
      { ...one, privateKey: 'short' },
      { ...one, privateKey: Buffer.alloc(32).toString('base64url') },
    ])
      expect(start(wrong)).toThrow(/^VAPID_PRIVATE_KEY must be the P-256 key of VAPID_PUBLIC_KEY/)
  })

  test('enables IndexNow only with a key, with the default URL or another', () => {
    expect(read({}).indexNow).toBeUndefined()
    const key = 'haat-0123'
    expect(read({ INDEXNOW_KEY: key }).indexNow).toEqual({ key, url: 'https://api.indexnow.org/indexnow' })
    const url = 'http://127.0.0.1:9/indexnow'
    expect(read({ INDEXNOW_KEY: key, INDEXNOW_URL: url }).indexNow).toEqual({ key, url })
  })

  test('has a contact for vulnerabilities by SECURITY_CONTACT or ADMIN_EMAIL, and none without', () => {
    expect(read({}).securityContact).toBeUndefined()
    const admin = { ADMIN_EMAIL: 'us@haat.example' }
    expect(read(admin).securityContact).toBe('mailto:us@haat.example')
    const own = { ...admin, SECURITY_CONTACT: 'https://haat.example/security-contact' }
    expect(read(own).securityContact).toBe('https://haat.example/security-contact')
  })

  test('has a grievance officer for the trial unless one is named', () => {
    expect(read({ ADMIN_EMAIL: 'us@haat.example' }).grievanceOfficer.email).toBe('us@haat.example')
    const named = { GRIEVANCE_OFFICER: ' Asha Kumari ', GRIEVANCE_EMAIL: 'grievance@haat.example' }
    expect(read(named).grievanceOfficer).toEqual({ name: 'Asha Kumari', email: 'grievance@haat.example' })
  })

  test('uses ADMIN_EMAIL as the VAPID subject unless VAPID_SUBJECT is set', () => {
    expect(read({ ADMIN_EMAIL: 'us@haat.example' }).push.subject).toBe('mailto:us@haat.example')
    expect(read({ VAPID_SUBJECT: 'https://haat.example/contact' }).push.subject).toBe(
      'https://haat.example/contact',
    )
  })
})
