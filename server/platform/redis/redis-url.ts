// One address says it all: redis://USER:PASSWORD@host:6379/0

const NEED = 'must look like redis://USER:PASSWORD@host:6379/0, or begin with rediss:// for TLS'

/** Throws words that follow the name of the variable, without its value: it may hold a password. */
export const checkRedisUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || !url.hostname) throw new Error(NEED)
  if (!/^\/?\d{0,5}$/.test(url.pathname)) throw new Error(`${NEED}: only a number stands behind the slash`)
  // The client would take them for its own settings, and ours are chosen with care.
  if (url.search || url.hash) throw new Error(`${NEED}: nothing stands behind the number`)
  return text
}
