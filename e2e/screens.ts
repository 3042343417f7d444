// Every screen that a visitor can open, for the tests that look at all of them.
export const builtScreens = ['/', '/services', '/contact', '/privacypolicy', '/outbox']

export const comingScreens = [
  '/home',
  '/posts',
  '/postpage/1',
  '/search',
  '/providerprofile/1',
  '/logincustomer',
  '/loginprovider',
  '/loginadmin',
  '/signupcustomer',
  '/signupprovider',
  '/verify-otp',
  '/forgetpassword',
  '/profile-customer',
  '/blocked-providers',
  '/chats',
  '/profile-provider',
  '/traderdashboard',
  '/Postdashboard',
  '/createnewpost',
  '/viewolderpost',
  '/viewcomments',
  '/viewrequests',
  '/chatrequests',
]

export const allScreens = [...builtScreens, ...comingScreens, '/no-such-page']
