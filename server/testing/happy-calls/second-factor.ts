import { PASSWORD } from '../accounts.ts'
import { aProvider } from '../providers.ts'
import { aBegunFactor, aFactorOwner } from '../second-factors.ts'
import type { HappyCall } from './call.ts'
import { captchaOf } from './sign-in.ts'

const byRecoveryCode =
  (path: string): HappyCall =>
  async (server) => {
    const { me, recoveryCodes } = await aFactorOwner(server)
    return () => me.post(`/api/second-factor${path}`, { code: recoveryCodes[0] })
  }

export const secondFactorCalls: Record<string, HappyCall> = {
  'GET /second-factor/': async (server) => {
    const { me } = await aFactorOwner(server)
    return () => me.get('/api/second-factor/')
  },
  'POST /second-factor/': async (server) => {
    const me = await server.as(await aProvider(server.db))
    return () => me.post('/api/second-factor/')
  },
  'POST /second-factor/confirm/': async (server) => {
    const { me, code } = await aBegunFactor(server)
    return () => me.post('/api/second-factor/confirm/', { code: code() })
  },
  'POST /second-factor/recovery-codes/': byRecoveryCode('/recovery-codes/'),
  'POST /second-factor/off/': byRecoveryCode('/off/'),
  'POST /provider/login/code/': async (server) => {
    const { owner, recoveryCodes } = await aFactorOwner(server)
    const form = { identifier: owner.username, password: PASSWORD, ...(await captchaOf(server)) }
    const { grant } = (await server.post('/api/provider/login/', form)).json<{ grant: string }>()
    const headers = { 'x-grant': grant }
    return () => server.post('/api/provider/login/code/', { code: recoveryCodes[0] }, headers)
  },
}
