import { DAY, later } from './calendar.ts'
import type { Visitor } from './customers.ts'
import { findPlace } from './places.ts'
import type { Business } from './provider.ts'
import { type Chat, inTime, type Line } from './talk/chats.ts'
import type { Rng } from '../tools/random.ts'
import { categoryOf } from './categories/all.ts'

export const demoPassword = 'Haat@123'

export type Admin = { username: string; email: string; joinedAt: Date }

const beginning = (now: Date) => later(now, -1_200 * DAY)

export const makeAdmin = (now: Date): Admin => ({
  username: 'admin',
  email: 'admin@example.com',
  joinedAt: beginning(now),
})

export const makeAsha = (now: Date, mobileNumber: string): Visitor => {
  const name = { hi: 'आशा कुमारी', en: 'Asha Kumari' }
  const given = { hi: 'आशा', en: 'Asha' }
  return {
    person: { name, given, family: { hi: 'कुमारी', en: 'Kumari' }, isWoman: true, faith: 'hindu' },
    voice: 'hi',
    customer: {
      username: 'asha',
      email: 'asha@example.com',
      mobileNumber,
      language: 'en',
      name: name.en,
      joinedAt: beginning(now),
    },
  }
}

const premises = {
  businessName: 'Sharma Sweets',
  latinName: 'Sharma Sweets',
  language: 'hi',
  street: { hi: 'टेकारी रोड', en: 'Tekari Road' },
  opens: 6,
  closes: 21.5,
  off: 2,
  since: 1984,
} as const

export const makeSharma = (now: Date, mobileNumber: string): Business => {
  const place = findPlace('Bihar', 'Gaya')
  const name = { hi: 'रमेश शर्मा', en: 'Ramesh Sharma' }
  const listedAt = later(now, -715 * DAY)
  return {
    ...premises,
    mobileNumber,
    place,
    listedAt,
    trade: categoryOf('Sweets & Bakery'),
    person: {
      name,
      given: { hi: 'रमेश', en: 'Ramesh' },
      family: { hi: 'शर्मा', en: 'Sharma' },
      isWoman: false,
      faith: 'hindu',
    },
    provider: {
      username: 'sharma_sweets',
      email: 'sharma.sweets@example.com',
      mobileNumber,
      language: 'hi',
      name: name.en,
      businessName: premises.businessName,
      latinName: premises.latinName,
      businessTagline: 'Pure ghee, honest taste | शुद्ध घी, सच्चा स्वाद',
      businessDescription: description,
      category: 'Sweets & Bakery',
      streetAddress: 'Shop No. 7, Tekari Road, near Gandhi Chowk',
      district: place.district.en,
      state: place.state,
      zipcode: '823001',
      latitude: 24.79512,
      longitude: 84.99871,
      websiteLink: 'https://sharmasweets.example.in',
      listedAt,
      scenes: [0, 1, 2, 3, 4],
    },
  }
}

const description = `Ramesh Sharma's grandfather lit the first fire on Tekari Road in 1984, and it has gone out on one day a week since. Boondi laddu, khaja, balushahi and chhena sweets are made in our own kitchen every morning and gone by evening; in winter we pound tilkut the Gaya way, with jaggery or with sugar.

मिठाई में सिर्फ़ गाय का दूध और देसी घी लगता है, रंग और एसेंस से हम दूर रहते हैं। डिब्बे का वज़न अलग से घटाया जाता है: आप सिर्फ़ मिठाई का दाम देते हैं।

Birthday cakes, wedding boxes and office orders are ready with two days' notice. Open from 6 am to 9:30 pm, closed on Tuesdays.`

const says = (senderType: Line['senderType']) => (content: string) => ({ senderType, content })
const [asks, answers] = [says('customer'), says('provider')]

const order: Line[] = [
  asks('नमस्ते शर्मा जी, सिलाव वाला खाजा चाहिए था।'),
  answers('नमस्ते आशा जी, बिल्कुल मिलेगा। कितना और किस दिन?'),
  asks('दो किलो, शनिवार को। साथ में एक किलो बूंदी लड्डू।'),
  answers('हो जाएगा। खाजा सुबह सात बजे ताज़ा निकलता है।'),
  asks('सफ़र में ले जाना है, पैकिंग ज़रा मज़बूत कर दीजिएगा।'),
  answers('डबल डिब्बे में बाँध देंगे, रास्ते में एक भी नहीं टूटेगा।'),
  // A voice note.
  asks(''),
  answers('छह बजे तक तैयार रहेगा।'),
  asks('पैसे यूपीआई से भेज दूँ?'),
  answers('दुकान पर आकर दे दीजिएगा, कोई जल्दी नहीं।'),
  asks('बहुत धन्यवाद। क्या सुबह आठ बजे तक तैयार मिलेगा?'),
]

/** What asha ordered at sharma_sweets. Her last question waits for an answer. */
export const makeOrderChat = (rng: Rng, now: Date): Chat => {
  const createdAt = later(now, -DAY)
  const messages = inTime({ rng, now }, order, createdAt)
  const unread = messages.map((message, index) =>
    index === messages.length - 1 ? { ...message, readAt: null } : message,
  )
  return { customer: 'asha', provider: 'sharma_sweets', createdAt, messages: unread }
}
