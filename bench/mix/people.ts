// Customers of the generated market, and what they write: names and remarks of the demo market, in all their scripts.
import { praise, remarks, thanks } from '../../demo/words/comments.ts'
import { hindi, muslim, tribal } from '../../demo/words/names.ts'
import type { Spoken } from '../../demo/words/voices.ts'
import { makeRng } from '../../tools/random.ts'

// A remark with a slot, such as {item}, needs a post that it speaks of.
const plainTexts = (all: readonly Spoken[]) =>
  all.flatMap(({ hi, en, roman }) => [hi, en, roman]).filter((text) => !text.includes('{'))

export const commentTexts = plainTexts([...Object.values(remarks).flat(), ...praise])
export const replyTexts = plainTexts(thanks)

const communities = [hindi, hindi, muslim, tribal]

export const customerName = (number: number) => {
  const rng = makeRng(number * 6_007 + 5)
  const { men, women, families } = rng.pick(communities)
  const voice = rng.chance(0.4) ? 'hi' : 'en'
  return `${rng.pick(rng.chance(0.5) ? men : women)[voice]} ${rng.pick(families)[voice]}`
}
