/// <reference types="vite/client" />
import { index, layout, route, type RouteConfig } from '@react-router/dev/routes'

export default [
  layout('./Shell.tsx', [
    index('../features/site/LandingPage.tsx'),
    route('home', '../features/search/ProviderResultsPage.tsx'),
    route('posts', '../features/search/PostsPage.tsx'),
    route('postpage/:id', '../features/posts/PostPage.tsx'),
    route('search', '../features/search/SearchPage.tsx'),
    route('market', '../features/market/MarketPage.tsx'),
    route('market/:state', '../features/market/StatePage.tsx'),
    route('market/:state/:district', '../features/market/DistrictPage.tsx'),
    route('market/:state/:district/:category', '../features/market/CategoryPage.tsx'),
    route('providerprofile/:id', './profile/ProviderProfilePage.tsx'),

    route('logincustomer', '../features/accounts/LoginCustomerPage.tsx'),
    route('loginprovider', '../features/accounts/LoginProviderPage.tsx'),
    route('loginadmin', '../features/accounts/LoginAdminPage.tsx'),
    route('signupcustomer', '../features/accounts/SignupCustomerPage.tsx'),
    route('signupprovider', '../features/providers/SignupProviderPage.tsx'),
    route('verify-otp', '../features/accounts/VerifyCodePage.tsx'),
    route('forgetpassword', '../features/accounts/ForgotPasswordPage.tsx'),

    // A feature imports earlier ones only: what a later one adds to the profile is a route inside it.
    route('profile-customer', '../features/accounts/CustomerProfilePage.tsx', [
      index('../features/reviews/OwnReviews.tsx'),
    ]),
    route('security', '../features/accounts/LoginSecurityPage.tsx'),
    route('notification-settings', '../features/notifications/NotificationSettingsPage.tsx'),
    route('blocked-providers', '../features/blocks/BlockedProvidersPage.tsx'),
    route('following', './following/FollowingPage.tsx'),
    route('saved', './following/SavedPage.tsx'),
    route('waiting', '../features/waiting/WaitingPage.tsx'),
    route('chats', '../features/chat/ChatsPage.tsx'),

    route('profile-provider', '../features/providers/OwnProfilePage.tsx'),
    route('traderdashboard', './dashboard/DashboardPage.tsx'),
    route('traderdashboard/prices', '../features/price-list/PricesPage.tsx'),
    route('traderdashboard/hours', '../features/hours/HoursPage.tsx'),
    route('traderdashboard/figures', '../features/analytics/AnalyticsPage.tsx'),
    route('traderdashboard/poster', '../features/poster/PosterPage.tsx'),
    route('Postdashboard', './dashboard/PostDashboardPage.tsx'),
    route('createnewpost', '../features/posts/NewPostPage.tsx'),
    route('viewolderpost', '../features/posts/OlderPostsPage.tsx'),
    route('viewolderpost/:id/edit', '../features/posts/EditPostPage.tsx'),
    route('viewcomments', '../features/comments/CommentsPage.tsx'),
    route('viewreviews', '../features/reviews/ReceivedReviewsPage.tsx'),
    route('viewrequests', '../features/contacts/RequestsPage.tsx'),
    route('chatrequests', '../features/chat/ChatRequestsPage.tsx'),

    route('report/:code?', '../features/reports/TrackReportPage.tsx'),
    route('appeal/:code?', '../features/reports/AppealPage.tsx'),

    route('services', '../features/site/ServicesPage.tsx'),
    route('contact', '../features/site/ContactPage.tsx'),
    route('privacypolicy', '../features/site/PrivacyPage.tsx'),
    route('outbox', '../features/site/OutboxPage.tsx'),
    route('offline', '../features/offline/OfflinePage.tsx'),
    ...(import.meta.env?.PROD ? [] : [route('styleguide', '../features/site/StyleGuidePage.tsx')]),
    route('*', './NotFound.tsx'),
  ]),

  route('manifest.webmanifest', '../features/offline/manifest.ts'),

  layout('../features/admin/shell/AdminShell.tsx', [
    route('admin', '../features/admin/overview/OverviewPage.tsx'),
    route('admin/second-factor', '../features/admin/shell/SecondFactorPage.tsx'),
    route('admin/cases', '../features/admin/cases/CasesPage.tsx'),
    route('admin/cases/:id', '../features/admin/cases/CasePage.tsx'),
    route('admin/appeals', '../features/admin/appeals/AppealsPage.tsx'),
    route('admin/people', '../features/admin/people/PeoplePage.tsx'),
    route('admin/people/:id', '../features/admin/people/PersonPage.tsx'),
    route('admin/content', '../features/admin/content/ContentPage.tsx'),
    route('admin/inbox', '../features/admin/inbox/InboxPage.tsx'),
    route('admin/inbox/:id', '../features/admin/inbox/InboxMessagePage.tsx'),
    route('admin/announcements', '../features/admin/announcements/AnnouncementsPage.tsx'),
    route('admin/reference', '../features/admin/reference/ReferencePage.tsx'),
    route('admin/reference/:id/words', '../features/admin/reference/CategoryWordsPage.tsx'),
    route('admin/audit', '../features/admin/audit/AuditPage.tsx'),
  ]),
] satisfies RouteConfig
