// The price list of Sharma Sweets, in both scripts as such lists are.
import type { ItemUnit } from '../../contract/limits.ts'

type Line = { name: string; pricePaise: number | null; unit: '' | ItemUnit; group: string }

const lines = (group: string, table: string): Line[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', rupees = '', unit = ''] = line.split('|').map((cell) => cell.trim())
      return {
        name,
        pricePaise: rupees === '' ? null : Number(rupees) * 100,
        unit: unit as Line['unit'],
        group,
      }
    })

export const SHARMA_LIST: readonly Line[] = [
  ...lines(
    'मिठाई · Sweets',
    `
    Boondi laddu | 340 | kg
    गुलाब जामुन | 320 | kg
    सिलाव खाजा | 260 | kg
    Kaju katli | 920 | kg
    Balushahi | 280 | kg
    रसगुल्ला | 18 | piece
    Rasmalai | 30 | piece
    Chandrakala | 360 | kg
    Peda | 420 | kg
    Milk cake | 460 | kg`,
  ),
  ...lines(
    'Gaya specials',
    `
    तिलकुट (गुड़) | 320 | kg
    Tilkut (sugar) | 300 | kg
    Anarsa | 340 | kg
    केसरिया पेड़ा | 480 | kg
    Lai | 280 | kg`,
  ),
  ...lines(
    'नमकीन · Snacks',
    `
    Samosa | 12 | piece
    कचौड़ी | 12 | piece
    Jalebi | 160 | kg
    Litti chokha | 50 | plate
    Mathri | 220 | kg
    Nimki | 200 | kg
    Dhokla | 40 | plate`,
  ),
  ...lines(
    'Cakes and orders',
    `
    Birthday cake, half kg | 350 |
    Birthday cake, 1 kg | 650 |
    Wedding sweet box | 450 | box
    Dry fruit gift box | |`,
  ),
]
