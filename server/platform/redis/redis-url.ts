// redis://USER:PASSWORD@host:6379/0

const NEED = 'must look like redis://USER:PASSWORD@host:6379/0, or begin with rediss:// for TLS'

/** The message continues the name of the variable and omits its value, which may contain a password. */
export const checkRedisUrl = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['redis:', 'rediss:'].includes(url.protocol) || !url.hostname) throw new Error(NEED)
  if (!/^\/?\d{0,5}$/.test(url.pathname)) throw new Error(`${NEED}: only a number may follow the slash`)
  if (url.search || url.hash) throw new Error(`${NEED}: nothing may follow the number`)
  return text
}
