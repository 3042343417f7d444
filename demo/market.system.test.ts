import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { limits } from '../contract/limits.ts'
import * as rules from '../contract/rules.ts'
import { usernameKey } from '../server/features/accounts/username-key.ts'
import { makeMarket, type Market } from './market.ts'
import { at } from '../tools/random.ts'

const now = new Date('2026-11-15T03:30:00Z')
const market = makeMarket({ now })
const { customers, providers, posts, comments, contacts, chats, reviews, blocks, reports, items } = market

const tsv = (name: string) =>
  readFileSync(new URL(`../data/${name}.tsv`, import.meta.url), 'utf8')
    .normalize('NFC')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => line.split('\t'))

const hashOf = (one: Market) => createHash('sha256').update(JSON.stringify(one)).digest('hex')
const distinct = (list: readonly unknown[]) => new Set(list).size
const providerOf = new Map(providers.map((provider) => [provider.username, provider]))
const customerOf = new Map(customers.map((customer) => [customer.username, customer]))

describe('the market', () => {
  test.each([0, 1, 5, 26, 127, 626, 3_131, 7_777])('opens %i hours later as well', (hours) => {
    expect(makeMarket({ now: new Date(now.getTime() + hours * 3_600_000) }).comments).toHaveLength(
      comments.length,
    )
  })

  test('is the same from the same seed and day, and another from another seed', () => {
    expect(hashOf(makeMarket({ now }))).toBe(hashOf(market))
    expect(hashOf(makeMarket({ now, seed: 7 }))).not.toBe(hashOf(market))
  })

  test('has 400 businesses with posts, media and prices', () => {
    const replies = comments.filter(({ reply }) => reply !== null)
    expect([providers, posts, comments, replies, contacts, chats].map((list) => list.length)).toEqual([
      400, 1_740, 2_200, 900, 500, 80,
    ])
    expect(customers.length).toBeGreaterThanOrEqual(60)
  })

  test('has offers and events that are current, and offers that have ended', () => {
    const endOf = (kind: 'offer' | 'event') =>
      posts.flatMap(({ announced }) => (announced?.kind === kind ? [announced.endsAt] : []))
    expect(endOf('offer').filter((end) => end > now).length).toBeGreaterThanOrEqual(180)
    expect(endOf('offer').filter((end) => end <= now).length).toBeGreaterThan(50)
    expect(endOf('event').filter((end) => end > now)).toHaveLength(60)
    const prices = posts.flatMap(({ announced }) => (announced?.wasPrice ? [announced] : []))
    expect(prices.filter(({ price, wasPrice }) => price === null || price >= (wasPrice ?? 0))).toEqual([])
  })

  test('has price lists of most shops, in both scripts, that keep the rules', () => {
    expect(distinct(items.map(({ provider }) => provider))).toBeGreaterThan(340)
    expect(items.filter(({ name }) => /\p{Script=Devanagari}/u.test(name)).length).toBeGreaterThan(400)
    expect(items.filter(({ name }) => /[a-z]/i.test(name)).length).toBeGreaterThan(400)
    const broken = items.flatMap((item) => [
      rules.item.name(item.name),
      rules.item.description(item.description),
      rules.item.price(item.pricePaise),
      rules.itemPriceTo(item.priceToPaise, item.pricePaise),
      rules.item.unit(item.unit),
    ])
    expect(broken.filter(Boolean)).toEqual([])
  })

  test('has 3,000 reviews in both scripts, each customer once at a business, with replies and contacts', () => {
    expect(reviews).toHaveLength(3_000)
    expect(distinct(reviews.map(({ provider, customer }) => `${provider}/${customer}`))).toBe(3_000)
    expect(distinct(reviews.map(({ provider }) => provider))).toBeGreaterThan(390)
    expect(distinct(reviews.map(({ rating }) => rating))).toBe(5)
    const counted = (is: (review: (typeof reviews)[number]) => boolean) => reviews.filter(is).length
    expect(counted(({ reply }) => reply !== null)).toBeGreaterThan(800)
    expect(counted(({ hasContacted }) => hasContacted)).toBeGreaterThan(80)
    expect(counted(({ text }) => text === '')).toBeGreaterThan(300)
    expect(counted(({ text }) => /\p{Script=Devanagari}/u.test(text))).toBeGreaterThan(700)
    expect(counted(({ text }) => /^[\p{Script=Latin}\P{L}]{10}/u.test(text))).toBeGreaterThan(700)
    for (const { text, reply, createdAt, repliedAt, provider, customer } of reviews) {
      expect(rules.reviewText(text)).toBeUndefined()
      expect(rules.reviewReply(reply ?? 'none')).toBeUndefined()
      expect(createdAt < now && (repliedAt === null || (repliedAt > createdAt && repliedAt < now))).toBe(true)
      expect(createdAt >= (providerOf.get(provider)?.listedAt ?? now)).toBe(true)
      expect(createdAt >= (customerOf.get(customer)?.joinedAt ?? now)).toBe(true)
    }
    const atSharma = reviews.filter(({ provider }) => provider === 'sharma_sweets')
    expect(atSharma.length).toBeGreaterThanOrEqual(48)
    // Who tries the market as asha writes one.
    expect(atSharma.some(({ customer }) => customer === 'asha')).toBe(false)
  })

  test('begins with the demo accounts of the README', () => {
    expect(customers[0]).toMatchObject({ username: 'asha', name: 'Asha Kumari' })
    expect(providers[0]).toMatchObject({
      username: 'sharma_sweets',
      district: 'Gaya',
      category: 'Sweets & Bakery',
    })
    expect(market.admin.username).toBe('admin')
  })

  test('gives sharma_sweets posts, comments, requests and chats', () => {
    const own = posts.filter(({ provider }) => provider === 'sharma_sweets')
    const said = comments.filter(({ post }) => own.includes(at(posts, post)))
    const asked = contacts.filter(({ provider }) => provider === 'sharma_sweets')
    const talks = chats.filter(({ provider }) => provider === 'sharma_sweets')
    expect(own.length).toBeGreaterThanOrEqual(12)
    expect(said.length).toBeGreaterThanOrEqual(50)
    expect(asked.length).toBeGreaterThanOrEqual(15)
    expect(talks.length).toBeGreaterThanOrEqual(3)
    expect(talks.some(({ customer }) => customer === 'asha')).toBe(true)
  })

  test('gives asha and sharma_sweets a block, and the administrators open reports', () => {
    expect(blocks.map(({ by }) => by)).toEqual(['customer', 'provider'])
    expect(blocks).toMatchObject([{ customer: 'asha' }, { provider: 'sharma_sweets' }])
    expect(blocks.filter((one) => one.customer === 'asha' && one.provider === 'sharma_sweets')).toEqual([])
    expect(reports).toHaveLength(13)
    expect(reports.filter(({ about }) => 'chat' in about)).toHaveLength(1)
    expect(new Set(contacts.map(({ status }) => status)).size).toBe(5)
  })

  test('works on any day, also when the list of festivals has ended', () => {
    for (const day of ['2025-03-01T12:00:00Z', '2035-07-20T20:15:00Z'])
      expect(makeMarket({ now: new Date(day) }).posts).toHaveLength(1_740)
  })
})

describe('places and trades', () => {
  test('every category has a business, and no business another', () => {
    const titles = tsv('categories').map(([title]) => title)
    expect(new Set(providers.map(({ category }) => category))).toEqual(new Set(titles))
  })

  test('every district of Bihar and Jharkhand has one, and more than sixty elsewhere', () => {
    const key = (state?: string, district?: string) => `${district}, ${state}`
    const known = tsv('districts').map(([state, district]) => ({ state, key: key(state, district) }))
    const served = new Set(providers.map(({ state, district }) => key(state, district)))
    const isHome = (state?: string) => state === 'Bihar' || state === 'Jharkhand'
    const missing = known.filter((one) => isHome(one.state) && !served.has(one.key))
    expect(missing).toEqual([])
    expect([...served].every((one) => known.some((place) => place.key === one))).toBe(true)
    expect(known.filter((one) => !isHome(one.state) && served.has(one.key)).length).toBeGreaterThan(60)
  })

  test('about 60 % of the businesses are in Bihar and Jharkhand', () => {
    const home = providers.filter(({ state }) => state === 'Bihar' || state === 'Jharkhand')
    expect(home.length / providers.length).toBeCloseTo(0.6, 1)
  })

  test('postal codes have six digits', () => {
    expect(providers.filter(({ zipcode }) => !/^[1-9][0-9]{5}$/.test(zipcode))).toEqual([])
  })
})

describe('accounts', () => {
  const people = [...customers, ...providers]

  test('usernames follow the rules and are unique', () => {
    const names = [...people.map(({ username }) => username), market.admin.username]
    expect(names.filter((name) => rules.username(name) !== undefined)).toEqual([])
    expect(distinct(names.map(usernameKey))).toBe(names.length)
    expect(names.some((name) => /\p{Script=Devanagari}/u.test(name))).toBe(true)
  })

  test('emails are valid, unique and undeliverable', () => {
    const emails = people.map(({ email }) => email).filter((email) => email !== null)
    expect(emails.filter((email) => rules.email(email) !== undefined)).toEqual([])
    expect(emails.every((email) => /@example\.(com|in)$/.test(email))).toBe(true)
    expect(distinct(emails)).toBe(emails.length)
  })

  test('mobile numbers are valid, unique and fictional', () => {
    const numbers = people.map((person) => person.mobileNumber)
    expect(numbers.filter((number) => rules.mobileNumber(number) !== undefined)).toEqual([])
    expect(numbers.every((number) => /^[78]0000/.test(number))).toBe(true)
    expect(distinct(numbers)).toBe(numbers.length)
  })
})

describe('texts', () => {
  test('stay inside the limits', () => {
    const tooLong = providers.filter(
      ({ name, businessName, businessTagline, businessDescription }) =>
        name.length > limits.name ||
        businessName.length > limits.name ||
        businessTagline.length > limits.tagline ||
        businessDescription.length > limits.description,
    )
    expect(tooLong).toEqual([])
    expect(posts.filter(({ title }) => title.length > limits.title)).toEqual([])
    expect(posts.filter(({ content }) => content.length < 80 || content.length > 1_200)).toEqual([])
    expect(comments.filter(({ content }) => rules.comment(content) !== undefined)).toEqual([])
    expect(comments.filter(({ reply }) => reply !== null && rules.reply(reply) !== undefined)).toEqual([])
  })

  test('no template has an unfilled placeholder', () => {
    expect(JSON.stringify(market)).not.toMatch(/\{\w+\}|undefined|NaN/)
  })

  test('about half of the posts are in Hindi', () => {
    const inHindi = posts.filter(({ title }) => /\p{Script=Devanagari}/u.test(title))
    expect(inHindi.length / posts.length).toBeGreaterThan(0.4)
    expect(inHindi.length / posts.length).toBeLessThan(0.6)
  })

  test('no two posts are alike, nor their titles', () => {
    expect(distinct(posts.map(({ content }) => content))).toBe(posts.length)
    // The filler finds a post again by its title.
    expect(distinct(posts.map(({ title }) => title))).toBe(posts.length)
  })

  test('no sentence is repeated too often', () => {
    const uses = new Map<string, number>()
    for (const { content } of posts)
      for (const line of content.split('\n')) uses.set(line, (uses.get(line) ?? 0) + 1)
    uses.delete('')
    expect(Math.max(...uses.values())).toBeLessThan(25)
  })
})

describe('time', () => {
  test('a post is newer than its business, and a comment newer than its post and its customer', () => {
    const early = posts.filter(
      ({ provider, createdAt }) => createdAt < (providerOf.get(provider)?.listedAt ?? now),
    )
    expect(early).toEqual([])
    const tooEarly = comments.filter(
      ({ post, customer, createdAt }) =>
        createdAt <= at(posts, post).createdAt || createdAt < (customerOf.get(customer)?.joinedAt ?? now),
    )
    expect(tooEarly).toEqual([])
  })

  test('every shop has a post with a picture', () => {
    const withPhotos = new Set(posts.flatMap(({ provider, scenes }) => (scenes.length > 0 ? [provider] : [])))
    expect(withPhotos.size).toBe(providers.length)
  })

  test('one thread is long, with and without replies', () => {
    const threads = Map.groupBy(comments, ({ post }) => post)
    const [longest = []] = [...threads.values()].toSorted((one, other) => other.length - one.length)
    const answered = longest.filter(({ reply }) => reply !== null)
    expect(longest.length).toBeGreaterThanOrEqual(30)
    expect(answered.length).toBeGreaterThan(5)
    expect(answered.length).toBeLessThan(longest.length)
    expect(at(posts, longest[0]?.post ?? 0).provider).toBe('sharma_sweets')
  })

  test('a reply is newer than its comment', () => {
    const answered = comments.filter(({ repliedAt }) => repliedAt !== null)
    expect(answered.filter(({ createdAt, repliedAt }) => repliedAt && repliedAt <= createdAt)).toEqual([])
    expect(comments.filter(({ reply, repliedAt }) => (reply === null) !== (repliedAt === null))).toEqual([])
  })

  test('a chat has three to fifteen messages in order of time, and some are unread', () => {
    for (const { createdAt, messages } of chats) {
      const times = [createdAt, ...messages.map((message) => message.createdAt)].map((time) => time.getTime())
      expect(times).toEqual(times.toSorted((one, other) => one - other))
      expect(messages.length).toBeGreaterThanOrEqual(3)
      expect(messages.length).toBeLessThanOrEqual(15)
    }
    expect(chats.filter(({ messages }) => messages.at(-1)?.readAt === null).length).toBeGreaterThan(10)
  })

  test('nothing happens after now', () => {
    // But for what is announced.
    const happened = JSON.stringify(market, (key, value: unknown) =>
      key === 'announced' ? undefined : value,
    )
    const times = [...happened.matchAll(/"\w+At":"([^"]+)"/g)].map(([, time]) => new Date(time ?? ''))
    expect(times.length).toBeGreaterThan(6_000)
    expect(times.filter((time) => time > now)).toEqual([])
  })
})
