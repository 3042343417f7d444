import { describe, expect, test } from 'vitest'
import { limits } from '../../../../contract/limits.ts'
import { parsePastedList } from './pasted-list.ts'

const read = (text: string) => {
  const { items, problems } = parsePastedList(text)
  const [item] = items
  if (!item || problems.length > 0) return problems.map(({ text: line }) => `? ${line}`)
  const rupees = (paise: number | null) => (paise === null ? null : paise / 100)
  return [item.name, rupees(item.price_paise), rupees(item.price_to_paise), item.unit]
}

describe('a line with a price', () => {
  test.each([
    ['Samosa 12', ['Samosa', 12, null, '']],
    ['जलेबी ₹120/kg', ['जलेबी', 120, null, 'kg']],
    ['Haircut - 80', ['Haircut', 80, null, '']],
    ['Paint work 14-18 per sqft', ['Paint work', 14, 18, 'sqft']],
    ['समोसा १२', ['समोसा', 12, null, '']],
    ['चाय ₹१०', ['चाय', 10, null, '']],
    ['चाय १० रुपये', ['चाय', 10, null, '']],
    ['चाय रु10', ['चाय', 10, null, '']],
    ['चाय रु. 10', ['चाय', 10, null, '']],
    ['Tea 10/-', ['Tea', 10, null, '']],
    ['Tea Rs.10/-', ['Tea', 10, null, '']],
    ['Tea Rs 10', ['Tea', 10, null, '']],
    ['Tea 10rs', ['Tea', 10, null, '']],
    ['Tea 10 Rs.', ['Tea', 10, null, '']],
    ['Tea INR 10 only', ['Tea', 10, null, '']],
    ['Tea ₹ 12.50', ['Tea', 12.5, null, '']],
    ['Fan 1,200', ['Fan', 1_200, null, '']],
    ['Scooty 1,20,000', ['Scooty', 120_000, null, '']],
    ['Water 0', ['Water', 0, null, '']],
    ['Samosa-12', ['Samosa', 12, null, '']],
    ['Samosa: 12', ['Samosa', 12, null, '']],
    ['Samosa=12', ['Samosa', 12, null, '']],
    ['Samosa.......12', ['Samosa', 12, null, '']],
    ['Samosa @ 12', ['Samosa', 12, null, '']],
    ['Samosa₹12', ['Samosa', 12, null, '']],
    ['Samosa – ₹12', ['Samosa', 12, null, '']],
    ['Samosa\t12', ['Samosa', 12, null, '']],
    ['1\tSamosa\t12\tpiece', ['Samosa', 12, null, 'piece']],
    ['Samosa | 12 | ', ['Samosa', 12, null, '']],
    ['• Samosa 12', ['Samosa', 12, null, '']],
    ['- Samosa 12', ['Samosa', 12, null, '']],
    ['1. Samosa 12', ['Samosa', 12, null, '']],
    ['(2) Samosa 12', ['Samosa', 12, null, '']],
    ['3️⃣ Samosa 12', ['Samosa', 12, null, '']],
    ['👉 *Samosa* - _12_ 🔥', ['Samosa', 12, null, '']],
    ['[16/11/26, 10:20 am] Ramesh: Samosa 12', ['Samosa', 12, null, '']],
    ['₹10 Maggi', ['Maggi', 10, null, '']],
    ['Rs. 80 - Haircut', ['Haircut', 80, null, '']],
    ['Tomato 40 / kg', ['Tomato', 40, null, 'kg']],
    ['Tomato 40 per kilo', ['Tomato', 40, null, 'kg']],
    ['टमाटर ४० रु. प्रति किलो', ['टमाटर', 40, null, 'kg']],
    ['आलू 25 रु किलो', ['आलू', 25, null, 'kg']],
    ['दूध ₹60/लीटर', ['दूध', 60, null, 'litre']],
    ['Milk 60 per ltr.', ['Milk', 60, null, 'litre']],
    ['Eggs 84/dozen', ['Eggs', 84, null, 'dozen']],
    ['केला 60 रुपये दर्जन', ['केला', 60, null, 'dozen']],
    ['Egg 7 each', ['Egg', 7, null, 'piece']],
    ['Labour 500 a day', ['Labour', 500, null, 'day']],
    ['Tuition Rs 800/month', ['Tuition', 800, null, 'month']],
    ['ट्यूशन ₹800 प्रति महीना', ['ट्यूशन', 800, null, 'month']],
    ['Catering 250 per head', ['Catering', 250, null, 'person']],
    ['Tiles 55/sq.ft', ['Tiles', 55, null, 'sqft']],
    ['Tiles 55 per sq ft', ['Tiles', 55, null, 'sqft']],
    ['पुताई 12 प्रति वर्ग फुट', ['पुताई', 12, null, 'sqft']],
    ['चप्पल ₹150 जोड़ी', ['चप्पल', 150, null, 'pair']],
    ['Wire 18/mtr', ['Wire', 18, null, 'metre']],
    ['Potato per kg 25', ['Potato', 25, null, 'kg']],
    ['Potato (kg) - 25', ['Potato', 25, null, 'kg']],
    ['Potato/kg 25', ['Potato', 25, null, 'kg']],
    ['Potato 25 (per kg)', ['Potato', 25, null, 'kg']],
    ['Potato 25/1kg', ['Potato', 25, null, 'kg']],
    ['Paneer 45/100g', ['Paneer (100g)', 45, null, '']],
    ['Paint work 14 - 18', ['Paint work', 14, 18, '']],
    ['Paint work ₹14-₹18/sqft', ['Paint work', 14, 18, 'sqft']],
    ['Paint work 14 to 18', ['Paint work', 14, 18, '']],
    ['पुताई 14 से 18 रुपये', ['पुताई', 14, 18, '']],
    ['Shoes 450–1,200', ['Shoes', 450, 1_200, '']],
    ['Facial Rs 500 - 2500', ['Facial', 500, 2_500, '']],
    ['5 star chocolate 10', ['5 star chocolate', 10, null, '']],
    ['Size 7 shoes 450', ['Size 7 shoes', 450, null, '']],
    ['Shoes size 7 - 450', ['Shoes size 7', 450, null, '']],
    ['Class 10 500', ['Class 10', 500, null, '']],
    ['Dance class 800', ['Dance class', 800, null, '']],
    ['7up 40', ['7up', 40, null, '']],
    ['Rice 25 kg 1200', ['Rice 25 kg', 1_200, null, '']],
    ['Coke 500ml - 40', ['Coke 500ml', 40, null, '']],
    ['A4 paper 280', ['A4 paper', 280, null, '']],
    ['Banner 4*6 200', ['Banner 4*6', 200, null, '']],
    ['Vitamin B-12 ₹30', ['Vitamin B-12', 30, null, '']],
    ['2 BHK painting 14-18 per sqft', ['2 BHK painting', 14, 18, 'sqft']],
  ])('%s', (line, expected) => {
    expect(read(line)).toEqual(expected)
  })

  test('accepts a description in brackets', () => {
    expect(parsePastedList('Thali 120 (4 roti, dal)').items).toEqual([
      {
        name: 'Thali',
        description: '4 roti, dal',
        price_paise: 12_000,
        price_to_paise: null,
        unit: '',
        group: '',
      },
    ])
    expect(read('Thali (4 roti, dal) 120')).toEqual(['Thali (4 roti, dal)', 120, null, ''])
    expect(read('Samosa (₹12)')).toEqual(['Samosa', 12, null, ''])
  })
})

test.each([
  ['Haircut', 'Haircut'],
  ['दुल्हन का मेकअप', 'दुल्हन का मेकअप'],
  ['Bridal makeup - ask', 'Bridal makeup'],
  ['• Catering -', 'Catering'],
])('a line without a number is an item with a price on request: %s', (line, name) => {
  expect(read(line)).toEqual([name, null, null, ''])
})

describe('an ambiguous or unreadable line is reported', () => {
  test.each([
    'Rice 25 kg',
    'Samosa 12 piece',
    '12 Samosa',
    '5 star chocolate',
    'Shoes size 7',
    'Vitamin B-12',
    'Tea 10 15',
    'Tea 10, 15',
    'Tea 10-15 20',
    'Room no 204',
    'Biryani half 120 full 220',
    'Tea ₹10 large ₹15',
    'Samosa 2 for 15',
    'Facial from 500',
    'Facial 500 onwards',
    'Facial 500+',
    'Paint 18-14',
    'Paint 12-12',
    'Cement 53 - 400',
    'Taxi 300 per trip',
    'Discount 10%',
    'Laptop 50k',
    'Plot 5 lakh',
    'Gold 12.505',
    'Open 10 am to 9 pm',
    'Since 16/11/2026',
    'Since 16-11-2026',
    'Call 9876543210',
    'Samosa12',
    'Samosa (12)',
    '12',
    '₹12',
    'A 12',
    'Price list',
    'Item\tPrice',
    'নাম ১২',
    '½ plate',
    ':',
    '???',
    `${'Long '.repeat(17)}12`,
    'x'.repeat(81),
    'x'.repeat(600),
    `${'g'.repeat(61)}:`,
  ])('%s', (line) => {
    expect(read(line)).toEqual([`? ${line}`])
  })
})

test('a line that ends in a colon starts a group, and empty lines count as lines', () => {
  const { items, problems } = parsePastedList(
    'Tea 10\r\n\r\n*Sweets:*\nLaddu 320/kg\n\nRice 25 kg\nमिठाई :-\nजलेबी',
  )
  expect(items.map(({ name, group }) => [name, group])).toEqual([
    ['Tea', ''],
    ['Laddu', 'Sweets'],
    ['जलेबी', 'मिठाई'],
  ])
  expect(problems).toEqual([{ line: 6, text: 'Rice 25 kg' }])
  expect(parsePastedList('')).toEqual({ items: [], problems: [] })
  expect(parsePastedList('\n \n\t\n')).toEqual({ items: [], problems: [] })
})

const random = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
  return seed / 2 ** 32
}

const PARTS = [
  ...'Samosa जलेबी ₹ Rs. रु 12 १२ 1,200 12.50 - – / per प्रति kg किलो sq ft ( ) : . , - to से each size half'.split(
    ' ',
  ),
  '\t',
  '\n',
  ' ',
  '',
  '*',
  '/-',
  '\u200B',
  '👉',
  '़',
  '\uD800',
  '½',
  '0'.repeat(30),
  '('.repeat(40),
  '1-'.repeat(40),
]

test('reads or reports every line of random input, and every item is valid', () => {
  const next = random(21)
  for (let round = 0; round < 3_000; round += 1) {
    const parts = Array.from(
      { length: 1 + Math.floor(next() * 12) },
      () => PARTS[Math.floor(next() * PARTS.length)],
    )
    const text = parts.join(next() < 0.7 ? ' ' : '')
    const { items, problems } = parsePastedList(text)
    const lines = text.split(/\r\n|[\n\r\u2028\u2029]/)
    expect(items.length + problems.length).toBeLessThanOrEqual(lines.length)
    for (const { line } of problems) expect(lines[line - 1]?.trim()).not.toBe('')
    for (const item of items) {
      expect([...item.name].length).toBeGreaterThanOrEqual(limits.item.name.min)
      expect([...item.name].length).toBeLessThanOrEqual(limits.item.name.max)
      expect(item.price_to_paise ?? Infinity).toBeGreaterThan(item.price_paise ?? 0)
      expect(item.price_paise ?? 0).toBeLessThanOrEqual(limits.item.paise)
    }
  }
})

test.each([
  ' ',
  '1',
  '-',
  '1 ',
  '1-',
  '.',
  '(',
  'a ',
  '*',
  '1,',
  '₹',
  ':',
  '• ',
  'per ',
  'क',
  '1\n',
  'a 1 - 2 per kg\n',
])('reads the longest text of %j', (part) => {
  const text = part.repeat(Math.floor(limits.priceList.pasted / part.length))
  const { items, problems } = parsePastedList(text)
  expect(items.length + problems.length).toBeLessThanOrEqual(text.split('\n').length)
})
