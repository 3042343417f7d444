// Turns a frame such as '{item} now in {place}' into a sentence, in one of the market's three voices.
import { type Item, type Say, units } from './categories/category.ts'
import { romanUnits } from './words/roman-units.ts'
import type { Voice } from './words/voices.ts'

export type Slots = Readonly<Record<string, string>>

export const fillIn = (frame: string, slots: Slots): string =>
  frame.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = slots[name]
    if (value === undefined) throw new Error(`Nothing for {${name}} in: ${frame}`)
    return value
  })

/** Names and prices read the same in both kinds of Latin. */
export const inVoice = (say: Say, voice: Voice): string => (voice === 'hi' ? say.hi : say.en)

const grouped = new Intl.NumberFormat('en-IN')

export const rupees = (amount: number) => `₹${grouped.format(amount)}`

export const priceText = ({ unit }: Pick<Item, 'unit'>, amount: number, voice: Voice): string => {
  const price = rupees(amount)
  if (unit === 'from') return { hi: `${price} से शुरू`, en: `from ${price}`, roman: `${price} se shuru` }[voice]
  const name = { ...units[unit], roman: romanUnits[unit] }[voice]
  return { hi: `${price} प्रति ${name}`, en: `${price} per ${name}`, roman: `${price} / ${name}` }[voice]
}

/** A shop's own price: near the usual one, and rounded as people write prices. */
export const roundPrice = (amount: number): number => {
  const step = amount < 30 ? 1 : amount < 200 ? 5 : amount < 2_000 ? 10 : amount < 20_000 ? 100 : 500
  return Math.max(step, Math.round(amount / step) * step)
}

type Hour = number

/** 7 or 19.5 as a person says it. */
export const hourText = (hour: Hour, voice: Voice): string => {
  const whole = Math.floor(hour)
  const clock = `${((whole + 11) % 12) + 1}${hour === whole ? '' : ':30'}`
  const part = hour < 12 ? 0 : hour < 16 ? 1 : hour < 20 ? 2 : 3
  if (voice === 'en') return `${clock} ${hour < 12 ? 'am' : 'pm'}`
  if (voice === 'hi') return `${['सुबह', 'दोपहर', 'शाम', 'रात'][part]} ${clock} बजे`
  return `${['subah', 'dopahar', 'shaam', 'raat'][part]} ${clock} baje`
}
