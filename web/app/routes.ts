// The whole route table. A screen that is not built yet shows the designed 'coming soon' page under its own id.
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

const soon = (path: string, id: string) => route(path, './ComingSoon.tsx', { id })

export default [
  layout('./Shell.tsx', [
    index('../features/site/LandingPage.tsx'),
    route('home', '../features/search/ProviderResultsPage.tsx'),
    route('posts', '../features/search/PostsPage.tsx'),
    route('postpage/:id', '../features/posts/PostPage.tsx'),
    route('search', '../features/search/SearchPage.tsx'),
    route('providerprofile/:id', '../features/providers/ProviderProfilePage.tsx'),

    route('logincustomer', '../features/accounts/LoginCustomerPage.tsx'),
    route('loginprovider', '../features/accounts/LoginProviderPage.tsx'),
    route('loginadmin', '../features/accounts/LoginAdminPage.tsx'),
    route('signupcustomer', '../features/accounts/SignupCustomerPage.tsx'),
    route('signupprovider', '../features/providers/SignupProviderPage.tsx'),
    route('verify-otp', '../features/accounts/VerifyCodePage.tsx'),
    route('forgetpassword', '../features/accounts/ForgotPasswordPage.tsx'),

    route('profile-customer', '../features/accounts/CustomerProfilePage.tsx'),
    route('blocked-providers', '../features/blocks/BlockedProvidersPage.tsx'),
    route('chats', '../features/chat/ChatsPage.tsx'),

    route('profile-provider', '../features/providers/OwnProfilePage.tsx'),
    route('traderdashboard', '../features/providers/DashboardPage.tsx'),
    route('Postdashboard', '../features/providers/PostDashboardPage.tsx'),
    route('createnewpost', '../features/posts/NewPostPage.tsx'),
    route('viewolderpost', '../features/posts/OlderPostsPage.tsx'),
    route('viewolderpost/:id/edit', '../features/posts/EditPostPage.tsx'),
    route('viewcomments', '../features/comments/CommentsPage.tsx'),
    route('viewrequests', '../features/contacts/RequestsPage.tsx'),
    route('chatrequests', '../features/chat/ChatRequestsPage.tsx'),

    soon('admin', 'adminDesk'),

    route('report/:code?', '../features/reports/TrackReportPage.tsx'),

    route('services', '../features/site/ServicesPage.tsx'),
    route('contact', '../features/site/ContactPage.tsx'),
    route('privacypolicy', '../features/site/PrivacyPage.tsx'),
    route('outbox', '../features/site/OutboxPage.tsx'),
    route('styleguide', '../features/site/StyleGuidePage.tsx'),
    route('*', './NotFound.tsx'),
  ]),
] satisfies RouteConfig
