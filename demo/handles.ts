import * as rules from '../contract/rules.ts'
import { usernameKey } from '../server/features/accounts/username-key.ts'
import { plain } from './people.ts'
import type { Say } from './categories/category.ts'

const LONGEST = 15

export const makeHandles = () => {
  const taken = new Set<string>()

  const isFree = (username: string) =>
    rules.username(username) === undefined && !taken.has(usernameKey(username))

  const take = (username: string) => {
    taken.add(usernameKey(username))
    return username
  }

  /** The first free one of those that a person would try; a number at the end when all are gone. */
  const username = (wishes: readonly string[]): string => {
    const free = wishes.find(isFree)
    if (free) return take(free)
    const stem = plain(wishes.at(-1) ?? '').slice(0, LONGEST - 3)
    let number = 1
    while (!isFree(`${stem}${number}`)) number += 1
    return take(`${stem}${number}`)
  }

  /** `asha.kumari@example.com`, then `asha.kumari2@example.com`. */
  const email = (name: string, domain: string): string => {
    let free = `${name}@${domain}`
    for (let number = 2; taken.has(free); number += 1) free = `${name}${number}@${domain}`
    taken.add(free)
    return free
  }

  return { username, email, take }
}

export type Handles = ReturnType<typeof makeHandles>

const words = (text: string) => text.split(/[\s&'.-]+/u).filter((word) => word !== '')

/** What the keeper of 'Gupta Kirana Store' in Gaya would try first. */
export const providerWishes = (first: Say, provider: Say, district: string): string[] => {
  const name = plain(first.en)
  const last = plain(words(first.en).at(-1) ?? '')
  const category = plain(words(provider.en)[0] ?? '')
  const place = plain(district)
  return [
    `${name}_${category}`,
    `${name}.${category}`,
    `${last}_${category}`,
    `${name}_${place}`,
    `${category}_${place}`,
    name,
  ]
}

export const hindiProviderWishes = (first: Say, provider: Say): string[] => {
  const name = words(first.hi).join('')
  const category = words(provider.hi)[0] ?? ''
  return [`${name}_${category}`, `${name}.${category}`]
}
