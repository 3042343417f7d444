// Screens that a later issue builds: where the words of each one's 'coming soon' page are kept. A built one leaves the list.
import type { Namespace } from '../lib/i18n/namespaces.ts'

/** `within` is for a screen without a namespace of its own: a block in that of its neighbour. */
type Screen = { namespace: Namespace; within?: string }

const SCREENS: Readonly<Record<string, Screen>> = {
  providerResults: { namespace: 'Home' },
  search: { namespace: 'Home', within: 'search' },
  posts: { namespace: 'Posts' },
  post: { namespace: 'Postpage' },
  providerProfile: { namespace: 'ProviderProfile' },

  loginCustomer: { namespace: 'LoginCustomer' },
  loginProvider: { namespace: 'LoginProvider' },
  loginAdmin: { namespace: 'LoginAdmin' },
  forgotPassword: { namespace: 'LoginCustomer', within: 'forgotPassword' },
  signupCustomer: { namespace: 'SignUpCustomer' },
  signupProvider: { namespace: 'SignUpProvider' },
  verifyCode: { namespace: 'SignUpCustomer', within: 'verifyCode' },

  customerProfile: { namespace: 'CustomerProfile' },
  blockedProviders: { namespace: 'CustomerProfile', within: 'blockedProviders' },
  customerChats: { namespace: 'CustomerProfile', within: 'chats' },

  ownProviderProfile: { namespace: 'ProfileProvider' },
  dashboard: { namespace: 'Traderdashboard' },
  postDashboard: { namespace: 'Traderdashboard', within: 'postDashboard' },
  chatRequests: { namespace: 'Traderdashboard', within: 'chatRequests' },
  newPost: { namespace: 'CreateNewPost' },
  olderPosts: { namespace: 'ViewOlderPost' },
  comments: { namespace: 'ViewComments' },
  requests: { namespace: 'ViewRequests' },
}

export const screenOf = (routeId: string): Screen => {
  const screen = SCREENS[routeId]
  if (!screen) throw new Error(`no words for the screen ${routeId}`)
  return screen
}
