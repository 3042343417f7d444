import type { OfflineDistrict, OfflineProvider } from '../../contract/offline-districts.ts'

export const PLUMBER = 1
export const SWEETS = 2
export const DOCTOR = 3
export const CLOTHES = 4

type Business = {
  id: number
  name: string
  category: number
  tagline: string
  phone: string
  at: [lat: number, lng: number] | null
  hours: OfflineProvider[7]
  rating: number | null
  count: number
  items: OfflineProvider[10]
  isVerified: boolean
}

const aBusiness = (business: Partial<Business> & { id: number }): OfflineProvider => {
  const {
    id,
    name = 'Ganga Stores',
    category = SWEETS,
    tagline = '',
    phone = '7000008887',
    at = null,
  } = business
  const { hours = null, rating = null, count = 0, items = [], isVerified = false } = business
  return [
    id,
    name,
    category,
    tagline,
    phone,
    at?.[0] ?? null,
    at?.[1] ?? null,
    hours,
    rating,
    count,
    items,
    '',
    isVerified,
  ]
}

type Words = [word: string, weight: number, specialty: string | null][]
const aCategory = (id: number, en: string, hi: string, words: Words) => ({
  id,
  title: { en, hi },
  is_service: false,
  words,
})

/** Gaya with the given businesses. */
export const aDistrict = (businesses: readonly (Partial<Business> & { id: number })[]): OfflineDistrict => ({
  version: 1,
  since: null,
  district: {
    district_id: 101,
    name: { en: 'Gaya', hi: 'गया' },
    state: { en: 'Bihar', hi: 'बिहार' },
    names: ['Gaya', 'गया', 'Gayaji'],
    lat: 24.79,
    lng: 85,
  },
  categories: [
    aCategory(PLUMBER, 'Plumber & Sanitary', 'प्लंबर और सैनिटरी', [
      ['plumber', 100, null],
      ['प्लंबर', 100, null],
      ['nal mistri', 90, null],
    ]),
    aCategory(SWEETS, 'Sweets & Bakery', 'मिठाई और बेकरी', [
      ['mithai', 100, null],
      ['मिठाई', 100, null],
    ]),
    aCategory(DOCTOR, 'Doctor & Clinic', 'डॉक्टर और क्लिनिक', [
      ['doctor', 100, null],
      ['dentist', 90, 'dentist'],
      ['daant', 80, 'dentist'],
    ]),
    aCategory(CLOTHES, 'Clothing & Garments', 'कपड़े', [
      ['garments', 100, null],
      ['kapde', 100, null],
    ]),
  ],
  providers: businesses.map(aBusiness),
  removed: [],
})
