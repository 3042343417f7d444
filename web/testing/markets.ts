import type { MarketDistrict, MarketState, MarketCategory } from '../features/market/market.api.ts'
import { aPost, aSummary } from './providers.ts'

const bihar = { state_id: 10, slug: 'bihar', name: 'Bihar' }

const nearest = [
  {
    district_id: 2,
    slug: 'nawada',
    name: 'Nawada',
    state: bihar,
    providers: 12,
    verified: 3,
    distance_km: 55.4,
  },
]

export const aMarketDistrict = (overrides: Partial<MarketDistrict> = {}): MarketDistrict => ({
  providers: 214,
  verified: 120,
  state: bihar,
  district: { district_id: 1, slug: 'gaya', name: 'Gaya' },
  results: [aSummary(7), aSummary(8)],
  next: '/api/market/bihar/gaya/?lang=en&cursor=abc',
  offers: [aPost(3, { kind: 'offer', title: 'Half price', ends_at: '2100-01-01T00:00:00Z' })],
  posts: [aPost(4)],
  trades: [
    { category_id: 2, slug: 'sweets-bakery', title: 'Sweets & Bakery', providers: 31, verified: 20 },
    { category_id: 1, slug: 'footwear', title: 'Footwear', providers: 1, verified: 0 },
  ],
  nearest,
  ...overrides,
})

export const anEmptyDistrict = (): MarketDistrict =>
  aMarketDistrict({
    providers: 0,
    verified: 0,
    results: [],
    next: null,
    offers: [],
    posts: [],
    trades: [],
  })

export const aMarketCategory = (overrides: Partial<MarketCategory> = {}): MarketCategory => ({
  ...aMarketDistrict({ providers: 31, verified: 1, next: null }),
  trade: { category_id: 2, slug: 'sweets-bakery', title: 'Sweets & Bakery', is_service: false },
  narrower: ['tilkut', 'birthday cake'],
  ...overrides,
})

export const aMarketState = (overrides: Partial<MarketState> = {}): MarketState => ({
  providers: 215,
  verified: 215,
  state: bihar,
  districts: [
    { district_id: 3, slug: 'arwal', name: 'Arwal', providers: 0, verified: 0 },
    { district_id: 1, slug: 'gaya', name: 'Gaya', providers: 215, verified: 215 },
  ],
  trades: [],
  nearest: [],
  ...overrides,
})
