// The whole route table. A screen that is not built yet shows the designed 'coming soon' page under its own id.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const soon = (path: string, id: string) => route(path, './ComingSoon.tsx', { id })

export default [
  layout('./Shell.tsx', [
    index('../features/site/LandingPage.tsx'),
    soon('home', 'providerResults'),
    soon('posts', 'posts'),
    soon('postpage/:id', 'post'),
    soon('search', 'search'),
    soon('providerprofile/:id', 'providerProfile'),

    soon('logincustomer', 'loginCustomer'),
    soon('loginprovider', 'loginProvider'),
    soon('loginadmin', 'loginAdmin'),
    soon('signupcustomer', 'signupCustomer'),
    soon('signupprovider', 'signupProvider'),
    soon('verify-otp', 'verifyCode'),
    soon('forgetpassword', 'forgotPassword'),

    soon('profile-customer', 'customerProfile'),
    soon('blocked-providers', 'blockedProviders'),
    soon('chats', 'customerChats'),

    soon('profile-provider', 'ownProviderProfile'),
    soon('traderdashboard', 'dashboard'),
    soon('Postdashboard', 'postDashboard'),
    soon('createnewpost', 'newPost'),
    soon('viewolderpost', 'olderPosts'),
    soon('viewcomments', 'comments'),
    soon('viewrequests', 'requests'),
    soon('chatrequests', 'chatRequests'),

    route('services', '../features/site/ServicesPage.tsx'),
    route('contact', '../features/site/ContactPage.tsx'),
    route('privacypolicy', '../features/site/PrivacyPage.tsx'),
    route('outbox', '../features/site/OutboxPage.tsx'),
    route('styleguide', '../features/site/StyleGuidePage.tsx'),
    route('*', './NotFound.tsx'),
  ]),
] satisfies RouteConfig
