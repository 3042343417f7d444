import type { Static } from 'typebox'
import { languageOf, preferredLanguage, type Language } from '../../../contract/language.ts'
import { signupProvider } from '../../../contract/providers.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { setGrantCookie } from '../accounts/create-account.service.ts'
import { mergeBusiness, EMPTY_BUSINESS } from './business-form.ts'
import { signUpProvider, type SignUpDeps } from './sign-up.service.ts'

type Body = Static<typeof signupProvider.body>

const accountIn = (body: Body, language: Language) => ({
  username: body.username ?? '',
  email: (body.email ?? '').trim(),
  password: body.password ?? '',
  confirmPassword: body.confirm_password ?? '',
  mobileNumber: (body.mobile_number ?? '').trim(),
  language,
})

export const providersRoutes = (app: ApiInstance, deps: SignUpDeps) => {
  const { db } = app.ctx
  serve(app, signupProvider, async ({ query, body, files, request, reply }) => {
    const language = languageOf(query.lang ?? preferredLanguage(request.headers['accept-language']))
    const account = accountIn(body, language)
    const signedUp = await signUpProvider(
      db,
      { account, business: mergeBusiness(body, EMPTY_BUSINESS), files },
      deps,
    )
    setGrantCookie(reply, signedUp.grant, deps.accountDeps.isHttps)
    return signedUp
  })
}
