import { paths } from '../../../lib/paths.ts'
import { loginCustomer, loginProvider } from '../accounts.api.ts'

export const LOGIN_SETTINGS = {
  customer: {
    namespace: 'LoginCustomer',
    tone: 'sindoor',
    login: loginCustomer,
    landing: paths.home,
    signUp: paths.signupCustomer,
  },
  provider: {
    namespace: 'LoginProvider',
    tone: 'leaf',
    login: loginProvider,
    landing: paths.dashboard,
    signUp: paths.signupProvider,
  },
} as const
