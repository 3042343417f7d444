import type { Need, NeedReply } from '../features/needs/needs.api.ts'

export const aReply = (id: number, overrides: Partial<NeedReply> = {}): NeedReply => ({
  reply_id: id,
  provider: {
    id: 100 + id,
    name: `Shop ${id}`,
    logo: null,
    rating: { average: null, count: 0 },
    is_open: null,
    next_change_at: null,
    verified: false,
    distance_km: 0,
    answer_minutes: null,
  },
  text: 'I can come today.',
  price_paise: null,
  price_to_paise: null,
  created_at: '2026-11-18T06:30:00Z',
  edited_at: null,
  ...overrides,
})

export const aNeed = (id: number, overrides: Partial<Need> = {}): Need => ({
  need_id: id,
  text: 'The tap in the kitchen drips.',
  category: { id: 23, title: 'Plumber & Sanitary' },
  district: { district_id: 101, name: 'Gaya', state: 'Bihar' },
  when: 'today',
  budget_paise: 80_000,
  images: [],
  voice: null,
  status: 'open',
  created_at: '2026-11-18T06:00:00Z',
  expires_at: '2036-12-02T06:00:00Z',
  asked_count: 5,
  replies: [],
  chosen_reply_id: null,
  chat_id: null,
  ...overrides,
})
