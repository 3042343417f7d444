import type { Static } from 'typebox'
import { languageOf } from '../../../contract/language.ts'
import { signupProvider } from '../../../contract/providers.ts'
import { serve, type Served } from '../../platform/http/serve.ts'
import { keepGrant } from '../accounts/open-account.service.ts'
import { businessIn, NO_BUSINESS } from './business-form.ts'
import { signUpProvider, type SignUpTools } from './sign-up.service.ts'

type Body = Static<typeof signupProvider.body>

const accountIn = (body: Body, acceptLanguage: string | undefined) => ({
  username: body.username ?? '',
  email: (body.email ?? '').trim(),
  password: body.password ?? '',
  confirmPassword: body.confirm_password ?? '',
  mobileNumber: (body.mobile_number ?? '').trim(),
  language: languageOf(acceptLanguage),
})

export const providersRoutes = (app: Served, tools: SignUpTools) => {
  const { db } = app.haat
  serve(app, signupProvider, async ({ body, files, request, reply }) => {
    const account = accountIn(body, request.headers['accept-language'])
    const signedUp = await signUpProvider(
      db,
      { account, business: businessIn(body, NO_BUSINESS), files },
      tools,
    )
    keepGrant(reply, signedUp.grant, tools.accountTools.isHttps)
    return signedUp
  })
}
