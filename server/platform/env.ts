export class ConfigError extends Error {
  override name = 'ConfigError'
}

export type Env = Readonly<Record<string, string | undefined>>

export const wrong = (name: string, need: string): never => {
  throw new ConfigError(`${name} ${need}`)
}

export const whole = (
  env: Env,
  name: string,
  { unset, min, max }: { unset: number; min: number; max: number },
) => {
  const text = env[name]
  if (!text) return unset
  const value = Number(text)
  return /^\d+$/.test(text) && value >= min && value <= max
    ? value
    : wrong(name, `must be a whole number from ${min} to ${max}, not '${text}'`)
}

export const oneOf = (env: Env, name: string, choices: readonly string[], unset: string) => {
  const value = env[name] || unset
  return choices.includes(value) ? value : wrong(name, `must be one of ${choices.join(', ')}, not '${value}'`)
}

export const urlOf = (env: Env, name: string, protocols: readonly string[]) => {
  const text = env[name]
  if (!text) return undefined
  const protocol = URL.canParse(text) ? new URL(text).protocol : ''
  // The value may contain a password: never repeat it in the message.
  return protocols.includes(protocol)
    ? text
    : wrong(name, `must be an address that begins with ${protocols[0]}//`)
}

export const mailbox = (env: Env, name: string, unset: string) => {
  const text = env[name] || unset
  return /^[^\s<>@]+@[^\s<>@]+$/.test(text) ? text : wrong(name, 'must be an e-mail address')
}

export const contactUri = (name: string, uri: string) =>
  /^(https:\/\/[^\s/]\S*|mailto:[^\s<>@]+@[^\s<>@]+)$/.test(uri) && URL.canParse(uri)
    ? uri
    : wrong(name, 'must be an address that begins with https:// or mailto:')
