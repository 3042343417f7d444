// Features that read another feature's table with their own SQL. A new entry needs a reason; prefer the owner's service.
// The data archive also reads the tables that its sections declare (data-exports/sections.ts, decision 76).

export type TableRead = Readonly<{ readers: readonly string[]; why: string }>

export const tableReads: Readonly<Record<string, TableRead>> = {
  accounts: {
    readers: [
      'blocks',
      'notifications',
      'push',
      'providers',
      'price-list',
      'posts',
      'follows',
      'comments',
      'contacts',
      'chat',
      'orders',
      'reviews',
      'needs',
      'analytics',
      'reports',
      'search',
      'sitemap',
      'admin',
      'data-exports',
    ],
    why: 'visibility, role and limits of the account that a row belongs to, checked in the same statement',
  },
  announcements: {
    readers: ['push', 'data-exports'],
    why: 'an announcement is queued for the subscriptions of its audience, and the archive has the text of breach notices',
  },
  categories: {
    readers: ['providers', 'posts', 'needs', 'reports', 'search', 'market', 'admin', 'data-exports'],
    why: 'the title of the category of a business or a need',
  },
  category_words: { readers: ['search'], why: 'the words that a query may name a category by' },
  chats: {
    readers: ['reviews', 'needs', 'analytics', 'data-exports'],
    why: 'chats are counted, show that a customer knows a business, and follow a chosen reply',
  },
  comments: {
    readers: ['analytics', 'reports', 'search', 'admin'],
    why: 'comments are indexed, counted and reported',
  },
  contact_messages: {
    readers: ['admin', 'data-exports'],
    why: 'a person reads who opened the sender, and has their own messages in the archive',
  },
  contacts: {
    readers: ['reviews', 'analytics'],
    why: 'requests are counted, and show that a customer knows a business',
  },
  countries: { readers: ['providers', 'posts'], why: 'the name of the country in an address' },
  customers: {
    readers: [
      'blocks',
      'comments',
      'chat',
      'orders',
      'reviews',
      'needs',
      'reports',
      'search',
      'admin',
      'data-exports',
    ],
    why: 'the name of a customer beside what the customer wrote',
  },
  districts: {
    readers: [
      'providers',
      'posts',
      'needs',
      'reports',
      'search',
      'market',
      'sitemap',
      'admin',
      'data-exports',
    ],
    why: 'the name and the slug of the district in an address or a page',
  },
  follower_counts: {
    readers: ['follows'],
    why: 'the number of followers decides how a new post is delivered',
  },
  follower_days: {
    readers: ['follows', 'analytics'],
    why: 'the followers of a day, in the figures and in the list of follows',
  },
  former_slugs: { readers: ['categories'], why: 'a category must not take the former slug of a place' },
  market_counts: { readers: ['sitemap'], why: 'the sitemap lists the market pages that have businesses' },
  market_days: { readers: ['admin'], why: 'the figures of the whole market on the overview' },
  media: { readers: ['reviews', 'data-exports'], why: 'the file whose visibility is checked' },
  messages: {
    readers: ['reviews', 'analytics', 'data-exports'],
    why: 'unread chats are counted, and a message shows that a customer knows a business',
  },
  need_asks: {
    readers: ['analytics', 'reports'],
    why: 'received needs are counted, and a business reports only needs about which it was asked',
  },
  need_media: { readers: ['data-exports'], why: 'the archive of a person has their own rows' },
  need_replies: { readers: ['analytics'], why: 'the replies and the time to reply of a business' },
  needs: {
    readers: ['analytics', 'reports', 'search', 'admin', 'data-exports'],
    why: 'needs are indexed, counted and reported',
  },
  notification_settings: { readers: ['push'], why: 'quiet hours are read with the pushes that are due' },
  orders: {
    readers: ['reviews', 'analytics'],
    why: 'orders are counted, and show that a customer knows a business',
  },
  post_heads: {
    readers: ['follows', 'sitemap'],
    why: 'the newest post of each business, maintained by a trigger for these lists',
  },
  post_media: { readers: ['data-exports'], why: 'the archive of a person has their own rows' },
  posts: {
    readers: ['follows', 'comments', 'analytics', 'reports', 'search', 'sitemap', 'admin', 'data-exports'],
    why: 'posts are listed, indexed, counted and reported with their business',
  },
  price_items: {
    readers: ['orders', 'analytics', 'reports', 'search', 'data-exports'],
    why: 'items are ordered, indexed, counted and reported with their business',
  },
  provider_media: {
    readers: ['analytics', 'data-exports'],
    why: 'whether a business has pictures, and how many',
  },
  providers: {
    readers: [
      'price-list',
      'posts',
      'follows',
      'comments',
      'contacts',
      'chat',
      'orders',
      'reviews',
      'needs',
      'analytics',
      'reports',
      'search',
      'market',
      'sitemap',
      'admin',
      'data-exports',
    ],
    why: 'the name and the public columns of a business beside the rows about it',
  },
  reports: { readers: ['admin'], why: 'the cases of the admin panel consist of reports' },
  review_media: { readers: ['data-exports'], why: 'the archive of a person has their own rows' },
  reviews: {
    readers: ['analytics', 'reports', 'search', 'admin', 'data-exports'],
    why: 'reviews are indexed, counted and reported',
  },
  sessions: {
    readers: ['push', 'chat', 'admin'],
    why: 'whether a session still holds, checked in the statement that writes or sends',
  },
  states: {
    readers: ['providers', 'posts', 'needs', 'search', 'market'],
    why: 'the name of the state in an address or a list of places',
  },
}
