// The largest district: 3,500 businesses with five items each. Names, numbers, positions and prices vary as in a real market.
import { expect, test } from 'vitest'
import { itemUnits } from '../../../contract/limits.ts'
import { week } from '../../testing/hours.ts'
import { testServer } from '../../testing/test-server.ts'
import { compressWhole } from './build-document.service.ts'
import { documentText, namesText, providerTexts } from './document.view.ts'
import { type ProviderRow, selectCategories } from './offline-districts.queries.ts'

const server = await testServer()
const BUSINESSES = 3_500
const MOST_BYTES = 250 * 1_024

/** mulberry32: the same market in each run. */
let state = 48
const random = () => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const below = (end: number) => Math.floor(random() * end)
const listOf = (text: string) => text.split('|')
const pick = (all: readonly string[]) => all[below(all.length)] ?? ''

const OWNERS = listOf(
  'Sharma|Gupta|Kumar|Singh|Verma|Prasad|Yadav|Sinha|Mishra|Pandey|Ansari|Khan|Alam|Devi|Rani|Shree|Jai Mata Di|Maa Durga|New|' +
    'Shiv|Ganesh|Krishna|Bihar|Magadh|Gaya|Bodh|Vishnu|Royal|National|City|Modern|Laxmi|Annapurna|Sai|Balaji|Raj|Star|शर्मा|गुप्ता|' +
    'माँ दुर्गा|श्री|जय माता दी|न्यू|लक्ष्मी|कुमार|सिंह|यादव|अंसारी',
)
const KINDS = listOf(
  'Sweets|Kirana Store|Medical Hall|Electronics|Mobile Centre|Tailors|Vastralaya|Jewellers|Hardware|Furniture|Electric Works|' +
    'Plumbing|Auto Parts|Tyres|Beauty Parlour|Hair Salon|Coaching Centre|Public School|Clinic|Dental Care|Eye Hospital|Photo Studio|' +
    'Book Depot|Stationery|Travels|Tent House|Caterers|Restaurant|Dhaba|Chai Corner|Fruit Shop|Sabzi Bhandar|Dairy|Bakery|Cyber Cafe|' +
    'Printing Press|Cement Store|Paints|Sports|Toys|Shoes|Cosmetics|Gift Corner|Optical|Watch House|मिष्ठान भंडार|किराना स्टोर|वस्त्रालय|मेडिकल|ज्वेलर्स',
)
const WORDS = listOf(
  'best|quality|since|trusted|home|delivery|wholesale|retail|repair|service|fresh|pure|ghee|daily|new|all|brands|available|near|station|' +
    'road|market|low|price|family|shop|experienced|staff|बढ़िया|शुद्ध|ताज़ा|सही|दाम|में|घर|तक|सेवा|पुरानी|दुकान|विश्वास',
)
const ITEMS = listOf(
  'Samosa|Laddu|Jalebi|Rasgulla|Peda|Chai|Coffee|Lassi|Atta|Chawal|Arhar dal|Chana dal|Sugar|Sarson tel|Refined oil|Soap|Shampoo|Biscuit|' +
    'Paneer|Milk|Curd|Bread|Egg|Potato|Onion|Tomato|Apple|Banana|Mango|Shirt|Kurta|Saree|Blouse stitching|Trouser|Shoes|Sandal|Watch|' +
    'Battery|Charger|Earphone|Screen guard|Mobile repair|Fan|LED bulb|Wire|Switch|Tap|Pipe|Cement|Paint|Brush|Hair cut|Shave|Facial|' +
    'Bridal makeup|Check-up|Blood test|X-ray|Class 10 tuition|Spoken English|Photo print|Passport photo|Xerox|Lamination|Thali|Biryani',
)
const UNITS = ['', ...itemUnits]
const HOURS = Array.from({ length: 40 }, (_, n) =>
  week(
    `${String(7 + (n % 4)).padStart(2, '0')}:${n % 2 ? '30' : '00'}-${18 + (n % 5)}:00`,
    ...(n % 3 ? [] : ['09:00-13:00 16:00-21:00']),
  ),
)

const aBusiness = (id: number): ProviderRow => ({
  id,
  businessName: `${pick(OWNERS)} ${pick(OWNERS)} ${pick(KINDS)}`,
  categoryId: 1 + below(45),
  businessTagline: Array.from({ length: below(7) }, () => pick(WORDS)).join(' '),
  mobileNumber: String(6_000_000_000 + below(4_000_000_000)),
  latitude: random() < 0.6 ? 24.5 + random() * 0.6 : null,
  longitude: 84.7 + random() * 0.6,
  hours: random() < 0.8 ? { weekly: HOURS[below(HOURS.length)] ?? [], special_days: [] } : null,
  closedOn: null,
  ratings: random() < 0.5 ? [0, 0, below(3), below(9), below(20)] : [0, 0, 0, 0, 0],
  isVerified: random() < 0.2,
  items: Array.from({ length: 5 }, () => [
    pick(ITEMS),
    below(200) * 500 + 500,
    random() < 0.1 ? 200_000 : null,
    UNITS[below(UNITS.length)] ?? '',
  ]),
})

test('3,500 businesses with five items each are at most 250 KB', async () => {
  const district = { district_id: 1, name: { en: 'Gaya', hi: 'गया' }, state: { en: 'Bihar', hi: 'बिहार' } }
  const names = namesText(
    { ...district, names: ['Gaya', 'गया'], lat: 24.79, lng: 85 },
    await selectCategories(server.db),
  )
  let id = 1_000
  const rows = Array.from({ length: BUSINESSES }, () => aBusiness((id += 1 + below(30))))
  const texts = (await providerTexts(rows, '2026-03-14')).map(({ text }) => text)
  const text = documentText({ version: 30, since: null, ...names, providers: texts, removed: [] })
  const bytes = (await compressWhole(Buffer.from(text))).length
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES)
  // Not so small that the market would be unlike a real one.
  expect(bytes).toBeGreaterThan(MOST_BYTES / 2)
}, 60_000)
