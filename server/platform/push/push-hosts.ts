/** `isTrusted`: configured by the operator, so plain HTTP and private IPs are allowed. */
export type PushHosts = Readonly<{ names: readonly string[]; isTrusted: boolean }>

/** Chrome, Firefox, Safari and Edge. A star matches any number of labels. */
export const KNOWN_PUSH_HOSTS: PushHosts = {
  names: [
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    '*.push.services.mozilla.com',
    '*.push.apple.com',
    '*.notify.windows.com',
  ],
  isTrusted: false,
}

/** PUSH_HOSTS: comma-separated `host[:port]`. The error message follows the name of the variable. */
export const parsePushHosts = (text: string): PushHosts => {
  const names = text.split(',').map((name) => name.trim().toLowerCase())
  const isHost = (name: string) => URL.parse(`http://${name}`)?.host === name.replace(/:80$/, '')
  if (!names.every(isHost)) throw new Error('must be hosts like push.example:8443, with commas between them')
  return { names, isTrusted: true }
}

const fits = (host: string, name: string) =>
  name.startsWith('*.') ? host.endsWith(name.slice(1)) : host === name

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/** Undefined unless the host is allowed. `URL` normalises the spellings of a host. */
export const parseEndpoint = (endpoint: string, { names, isTrusted }: PushHosts) => {
  const url = URL.parse(endpoint)
  if (!url || url.username || url.password) return undefined
  if (!isTrusted)
    return url.protocol === 'https:' && !url.port && names.some((name) => fits(url.hostname, name))
      ? url
      : undefined
  const defaultPort = DEFAULT_PORTS[url.protocol]
  if (!defaultPort) return undefined
  const withPort = `${url.hostname}:${url.port || defaultPort}`
  return names.includes(url.host) || names.includes(withPort) ? url : undefined
}
