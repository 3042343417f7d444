import { Secret, TOTP } from 'otpauth'
import { aProvider } from './providers.ts'
import type { testServer } from './test-server.ts'

type Provider = Awaited<ReturnType<typeof aProvider>>
type TestServer = Awaited<ReturnType<typeof testServer>>

export const appOf = ({ time }: Pick<TestServer, 'time'>, secret: string) => {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return () => totp.generate({ timestamp: time.now.getTime() })
}

export const aBegunFactor = async (server: TestServer, provider?: Provider) => {
  const owner = provider ?? (await aProvider(server.db))
  const me = await server.as(owner)
  const { secret } = (await me.post('/api/second-factor/')).json<{ secret: string }>()
  return { owner, me, secret, code: appOf(server, secret) }
}

/** The code of the current time step is used. */
export const aFactorOwner = async (server: TestServer, provider?: Provider) => {
  const begun = await aBegunFactor(server, provider)
  const confirmed = await begun.me.post('/api/second-factor/confirm/', { code: begun.code() })
  const { recovery_codes: recoveryCodes } = confirmed.json<{ recovery_codes: string[] }>()
  return { ...begun, confirmed, recoveryCodes }
}
