import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { contactUri, type Env, mailbox, oneOf, urlOf, whole, wrong } from './env.ts'
import { checkRedisUrl } from './redis/redis-url.ts'
import { type Bucket, parseS3Url } from './storage/s3-url.ts'
import { type GatewayFile, readGatewayFile } from './sms/gateway-file.ts'
import { codeOf, messageOf } from './postgres/errno.ts'
import { KNOWN_PUSH_HOSTS, parsePushHosts, type PushHosts } from './push/push-hosts.ts'
import { isVapidPair, type VapidKeys } from './push/vapid.ts'
import type { TracingConfig } from './tracing/tracing.ts'

export type Config = Readonly<{
  port: number
  host: string
  publicUrl: string
  dataDir: string
  databaseUrl: string | undefined
  databaseReadUrls: readonly string[]
  workers: number
  /** Of all caches in all workers. */
  cacheBytes: number
  redisUrl: string | undefined
  redisTimeoutMs: number
  demo: boolean
  googleMapsKey: string
  mapTilesUrl: string
  areMapBordersCorrected: boolean
  captchaAnswer: string | undefined
  rateLimits: boolean
  live: boolean
  metricsToken: string | undefined
  tracing: TracingConfig | undefined
  trustProxy: number
  logLevel: string
  secretKey: string
  /** How long data of deleted accounts is stored encrypted; 0: not at all. */
  retainDeletedDays: number
  /** Undefined, like `sms`: messages go to the outbox. */
  smtpUrl: string | undefined
  mailFrom: string
  adminEmail: string
  securityContact: string | undefined
  /** Named on the page of grievances (IT Rules 2021). */
  grievanceOfficer: Readonly<{ name: string; email: string }>
  bucket: Bucket | undefined
  sms: Readonly<{ url: string; file: GatewayFile }> | undefined
  smsPerDay: number
  push: Readonly<{
    /** Undefined: the pair in the database, created at the first start. */
    keys: VapidKeys | undefined
    subject: string
    hosts: PushHosts
  }>
  indexNow: Readonly<{ key: string; url: string }> | undefined
}>

const OPENSTREETMAP = 'https://tile.openstreetmap.org/{z}/{x}/{y}.png'
const POSTGRES = ['postgres:', 'postgresql:']
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent']

const checkLive = (env: Env) => {
  if (env.CAPTCHA_ANSWER) wrong('CAPTCHA_ANSWER', 'is for tests only and is refused with HAAT_LIVE=1')
  if (env.RATE_LIMITS === 'off') wrong('RATE_LIMITS', 'may not be off with HAAT_LIVE=1')
  if (env.DEMO === '1') wrong('DEMO', 'may not be 1 with HAAT_LIVE=1')
  if (env.PUSH_HOSTS) wrong('PUSH_HOSTS', 'is for tests only and is refused with HAAT_LIVE=1')
  if (!env.SECRET_KEY) wrong('SECRET_KEY', 'must be given with HAAT_LIVE=1')
  if (!env.SMTP_URL) wrong('SMTP_URL', 'must be given with HAAT_LIVE=1, which has no outbox')
  if (!env.SMS_URL) wrong('SMS_URL', 'must be given with HAAT_LIVE=1, which has no outbox')
  if (!env.ADMIN_EMAIL) wrong('ADMIN_EMAIL', 'must be given with HAAT_LIVE=1')
  if (!env.GRIEVANCE_OFFICER)
    wrong('GRIEVANCE_OFFICER', 'must be given with HAAT_LIVE=1: the name of the officer')
  if (!env.GRIEVANCE_EMAIL) wrong('GRIEVANCE_EMAIL', 'must be given with HAAT_LIVE=1')
  checkEncryption(env)
}

/** On this machine, or in a container network, whose names have no dot. */
const isNear = ({ hostname }: URL) =>
  !hostname.includes('.') || /^127\.\d+\.\d+\.\d+$/.test(hostname) || hostname === '[::1]'

// Passwords, one-time codes and photos are transferred here.
const checkEncryption = (env: Env) => {
  const parsed = (name: string) => URL.parse(env[name] ?? '')
  if (parsed('PUBLIC_URL')?.protocol !== 'https:')
    wrong('PUBLIC_URL', 'must begin with https:// with HAAT_LIVE=1')
  const [sms, store, mail] = [parsed('SMS_URL'), parsed('S3_URL'), parsed('SMTP_URL')]
  if (sms?.protocol === 'http:') wrong('SMS_URL', 'must begin with https:// with HAAT_LIVE=1')
  if (store?.protocol === 'http:' && !isNear(store))
    wrong('S3_URL', 'must begin with https:// with HAAT_LIVE=1, unless the store is on this machine')
  if (mail?.protocol === 'smtp:' && mail.searchParams.get('requireTLS') !== 'true')
    wrong('SMTP_URL', 'must begin with smtps:// or end in ?requireTLS=true with HAAT_LIVE=1')
}

const sender = (env: Env, publicUrl: string) => {
  const text = env.MAIL_FROM || `Haat <no-reply@${new URL(publicUrl).hostname}>`
  return /^([^<>@\r\n]+<[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/.test(text)
    ? text
    : wrong(
        'MAIL_FROM',
        "must be an e-mail address, or a name and the address like 'Haat <letters@haat.example>'",
      )
}

const smsGateway = (env: Env): Config['sms'] => {
  const url = urlOf(env, 'SMS_URL', ['https:', 'http:'])
  if (!url) return undefined
  if (!env.SMS_TEMPLATES)
    return wrong('SMS_TEMPLATES', 'must be given with SMS_URL: the file that describes the gateway')
  try {
    return { url, file: readGatewayFile(env.SMS_TEMPLATES) }
  } catch (error) {
    return wrong('SMS_TEMPLATES', messageOf(error))
  }
}

const vapidKeys = (env: Env) => {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env
  if (!publicKey && !privateKey) return undefined
  if (!publicKey) return wrong('VAPID_PUBLIC_KEY', 'must be given with VAPID_PRIVATE_KEY')
  if (!privateKey) return wrong('VAPID_PRIVATE_KEY', 'must be given with VAPID_PUBLIC_KEY')
  const keys = { publicKey, privateKey }
  return isVapidPair(keys)
    ? keys
    : wrong('VAPID_PRIVATE_KEY', 'must be the P-256 key of VAPID_PUBLIC_KEY, both as base64url')
}

const vapidSubject = (env: Env, adminEmail: string) =>
  contactUri('VAPID_SUBJECT', env.VAPID_SUBJECT || `mailto:${adminEmail}`)

const tracing = (env: Env): TracingConfig | undefined => {
  const endpoint = urlOf(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', ['http:', 'https:'])
  const percent = whole(env, 'TRACE_PERCENT', { unset: 10, min: 0, max: 100 })
  return endpoint ? { endpoint, serviceName: env.OTEL_SERVICE_NAME || 'haat', percent } : undefined
}

const securityContact = (env: Env) => {
  const uri = env.SECURITY_CONTACT || (env.ADMIN_EMAIL && `mailto:${env.ADMIN_EMAIL}`)
  return uri ? contactUri('SECURITY_CONTACT', uri) : undefined
}

const pushHosts = (env: Env) => {
  if (!env.PUSH_HOSTS) return KNOWN_PUSH_HOSTS
  try {
    return parsePushHosts(env.PUSH_HOSTS)
  } catch (error) {
    return wrong('PUSH_HOSTS', messageOf(error))
  }
}

const INDEXNOW = 'https://api.indexnow.org/indexnow'

const indexNow = (env: Env): Config['indexNow'] => {
  const key = env.INDEXNOW_KEY
  if (!key) return undefined
  if (!/^[a-zA-Z0-9-]{8,128}$/.test(key))
    return wrong('INDEXNOW_KEY', 'must be 8 to 128 letters, digits and hyphens')
  return { key, url: urlOf(env, 'INDEXNOW_URL', ['https:', 'http:']) ?? INDEXNOW }
}

const bucket = (env: Env) => {
  if (!env.S3_URL) return undefined
  // The demo market writes its pictures into a folder.
  if (env.DEMO === '1') wrong('DEMO', 'may not be 1 with S3_URL')
  try {
    return parseS3Url(env.S3_URL)
  } catch (error) {
    return wrong('S3_URL', messageOf(error))
  }
}

const redisUrl = (env: Env) => {
  if (!env.REDIS_URL) return undefined
  try {
    return checkRedisUrl(env.REDIS_URL)
  } catch (error) {
    return wrong('REDIS_URL', messageOf(error))
  }
}

// Without Redis, rate limits would count per process and chats would miss messages.
const workers = (env: Env) => {
  const count = whole(env, 'WORKERS', { unset: 1, min: 1, max: 64 })
  if (count > 1 && !env.REDIS_URL)
    wrong('WORKERS', 'over 1 needs REDIS_URL, through which the processes tell each other what happens')
  // Each worker would get a port of its own.
  if (count > 1 && env.PORT === '0') wrong('WORKERS', 'over 1 needs a PORT that is not 0')
  return count
}

const replicaUrls = (env: Env) => {
  const urls = (env.DATABASE_READ_URL ?? '').split(',').flatMap((each) => {
    const url = urlOf({ DATABASE_READ_URL: each.trim() }, 'DATABASE_READ_URL', POSTGRES)
    return url ? [url] : []
  })
  if (urls.length > 0 && !env.DATABASE_URL)
    wrong('DATABASE_READ_URL', 'is for replicas of DATABASE_URL, which is not given')
  return urls
}

const SECRET_LENGTH = 32
const generatedSecret = (dataDir: string) => {
  const file = join(dataDir, 'secret.key')
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    const secret = randomBytes(SECRET_LENGTH).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600 })
    return secret
  }
}

const secretKey = (env: Env, dataDir: string) => {
  if (!env.SECRET_KEY) return generatedSecret(dataDir)
  return env.SECRET_KEY.length >= SECRET_LENGTH
    ? env.SECRET_KEY
    : wrong('SECRET_KEY', `must have at least ${SECRET_LENGTH} characters`)
}

const writableFolder = (path: string) => {
  try {
    mkdirSync(path, { recursive: true })
    writeFileSync(join(path, '.writable'), '')
    return path
  } catch (error) {
    return wrong('DATA_DIR', `is not a folder that can be written: ${path} (${codeOf(error)})`)
  }
}

export const readConfig = (env: Env): Config => {
  const live = oneOf(env, 'HAAT_LIVE', ['0', '1'], '0') === '1'
  if (live) checkLive(env)
  const port = whole(env, 'PORT', { unset: 3000, min: 0, max: 65_535 })
  const host = env.HOST || '127.0.0.1'
  const databaseUrl = urlOf(env, 'DATABASE_URL', POSTGRES)
  const publicUrl = (urlOf(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`).replace(
    /\/$/,
    '',
  )
  const dataDir = writableFolder(resolve(env.DATA_DIR || 'var'))
  const adminEmail = mailbox(env, 'ADMIN_EMAIL', 'admin@haat.example')
  return Object.freeze({
    port,
    host,
    publicUrl,
    dataDir,
    databaseUrl,
    databaseReadUrls: replicaUrls(env),
    workers: workers(env),
    cacheBytes: whole(env, 'CACHE_MB', { unset: 64, min: 1, max: 65_536 }) * 1_000_000,
    redisUrl: redisUrl(env),
    redisTimeoutMs: whole(env, 'REDIS_TIMEOUT_MS', { unset: 100, min: 10, max: 2_000 }),
    demo: oneOf(env, 'DEMO', ['0', '1'], databaseUrl || live || env.S3_URL ? '0' : '1') === '1',
    googleMapsKey: env.GOOGLE_MAPS_API_KEY ?? '',
    mapTilesUrl: env.MAP_TILES_URL || OPENSTREETMAP,
    areMapBordersCorrected:
      oneOf(env, 'MAP_BORDERS', ['corrected', 'from-tiles'], 'corrected') === 'from-tiles',
    captchaAnswer: env.CAPTCHA_ANSWER || undefined,
    rateLimits: oneOf(env, 'RATE_LIMITS', ['on', 'off'], 'on') === 'on',
    live,
    metricsToken: env.METRICS_TOKEN || undefined,
    tracing: tracing(env),
    trustProxy: whole(env, 'TRUST_PROXY', { unset: 0, min: 0, max: 9 }),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, live ? 'info' : 'warn'),
    secretKey: secretKey(env, dataDir),
    retainDeletedDays: whole(env, 'RETAIN_DELETED_DAYS', { unset: 0, min: 0, max: 365 }),
    smtpUrl: urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: sender(env, publicUrl),
    adminEmail,
    securityContact: securityContact(env),
    grievanceOfficer: {
      name: env.GRIEVANCE_OFFICER?.trim() || 'Haat demo · हाट डेमो',
      email: mailbox(env, 'GRIEVANCE_EMAIL', adminEmail),
    },
    bucket: bucket(env),
    sms: smsGateway(env),
    smsPerDay: whole(env, 'SMS_PER_DAY', { unset: 5_000, min: 1, max: 10_000_000 }),
    push: { keys: vapidKeys(env), subject: vapidSubject(env, adminEmail), hosts: pushHosts(env) },
    indexNow: indexNow(env),
  })
}
