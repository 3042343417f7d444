// Requests to be called back, from customers who are signed in and from passers-by.
import type { contactStatuses } from '../../contract/limits.ts'
import { DAY, recentlyBetween } from '../calendar.ts'
import type { Visitor } from '../customers.ts'
import { makePerson, plain } from '../people.ts'
import type { Rng } from '../../tools/random.ts'
import { shareOut } from '../share-out.ts'
import type { Business } from '../provider.ts'

export type ContactRequest = {
  provider: string
  /** The customer's username; null for a passer-by. */
  sender: string | null
  name: string
  email: string
  mobileNumber: string
  createdAt: Date
  status: Status
  note: string
}

type Status = (typeof contactStatuses)[number]

type Context = { rng: Rng; now: Date; nextMobile: () => string }

const fromPasserBy = ({ rng, nextMobile }: Context, provider: Business) => {
  const person = makePerson(rng, { state: provider.place.state })
  const mailbox = person.name.en.split(' ').map(plain).join('.')
  return {
    sender: null,
    name: person.name[provider.language === 'hi' && rng.chance(0.5) ? 'hi' : 'en'],
    email: `${mailbox}${rng.int(2, 99)}@example.com`,
    mobileNumber: nextMobile(),
  }
}

const fromCustomer = ({ customer }: Visitor) => ({
  sender: customer.username,
  name: customer.name,
  email: customer.email ?? `${plain(customer.name)}@example.com`,
  mobileNumber: customer.mobileNumber,
})

// What a shopkeeper scribbles beside a name.
const notes: Record<Status, { hi: readonly string[]; en: readonly string[] }> = {
  new: { hi: [''], en: [''] },
  contacted: {
    hi: ['शाम को फिर फ़ोन करना है', 'दाम WhatsApp पर भेज दिया', 'घर में पूछकर बताएँगे', ''],
    en: ['Call again in the evening', 'Sent the rates on WhatsApp', 'Will ask at home first', ''],
  },
  won: {
    hi: ['ऑर्डर पक्का, आधा पैसा आ गया', 'शनिवार को लेने आएँगे', ''],
    en: ['Order confirmed, half paid', 'Will collect on Saturday', ''],
  },
  lost: { hi: ['कहीं और से ले लिया', 'बहुत दूर रहते हैं', ''], en: ['Bought elsewhere', 'Lives too far away', ''] },
  spam: { hi: ['बीमा बेचने वाले'], en: ['Wants to sell insurance'] },
}

// What came today may still wait; what is older has been seen to.
const noted = (rng: Rng, provider: Business, age: number): Pick<ContactRequest, 'status' | 'note'> => {
  const status = rng.weighted<Status>([
    ['new', age < 3 * DAY ? 80 : 6],
    ['contacted', 30],
    ['won', 26],
    ['lost', 18],
    ['spam', 3],
  ])
  return { status, note: rng.pick(notes[status][provider.language]) }
}

const request = (context: Context, provider: Business, visitors: readonly Visitor[]): ContactRequest => {
  const { rng, now } = context
  const createdAt = recentlyBetween(rng, provider.listedAt, now)
  const known = visitors.filter(({ customer }) => customer.email && customer.joinedAt <= createdAt)
  const from =
    rng.chance(0.5) && known.length > 0 ? fromCustomer(rng.pick(known)) : fromPasserBy(context, provider)
  const seenTo = noted(rng, provider, now.getTime() - createdAt.getTime())
  return { provider: provider.provider.username, ...from, createdAt, ...seenTo }
}

type Plan = Context & { count: number; busiest: Map<Business, number> }

export const makeContacts = (
  providers: readonly Business[],
  visitors: readonly Visitor[],
  plan: Plan,
): ContactRequest[] => {
  const numbers = shareOut(
    plan.count,
    providers.map(() => plan.rng.next() ** 3),
    providers.map((provider) => plan.busiest.get(provider) ?? 0),
  )
  return providers
    .flatMap((provider, index) =>
      Array.from({ length: numbers[index] ?? 0 }, () => request(plan, provider, visitors)),
    )
    .toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}
