import { beautyParlour, cosmetics, salon } from './beauty.ts'
import { carpenter, contractor, electrician, plumber } from './building.ts'
import { clothing, footwear, jewellery, tailor } from './clothes.ts'
import { applianceRepair, appliances, cyberCafe, mobileProvider } from './electronics.ts'
import { photography, printing, puja, tentHouse } from './events.ts'
import { grocery, restaurant, sweets, teaStall } from './food.ts'
import { dairy, meat, vegetables } from './fresh.ts'
import { clinic, medicalStore, optician } from './health.ts'
import { laundry, otherServices, utensils } from './home.ts'
import { books, coaching, gym } from './learning.ts'
import { documents, finance, property } from './money.ts'
import { garage, hotel, travel, vehicles } from './road.ts'
import { farming, hardware, wholesale } from './supply.ts'
import type { Category } from './category.ts'

/** One for each category of data/categories.tsv. */
export const categories: Category[] = [
  grocery,
  sweets,
  restaurant,
  teaStall,
  dairy,
  vegetables,
  meat,
  medicalStore,
  clinic,
  optician,
  clothing,
  tailor,
  footwear,
  jewellery,
  beautyParlour,
  salon,
  cosmetics,
  mobileProvider,
  appliances,
  applianceRepair,
  cyberCafe,
  electrician,
  plumber,
  carpenter,
  hardware,
  contractor,
  garage,
  vehicles,
  travel,
  coaching,
  books,
  tentHouse,
  photography,
  printing,
  farming,
  property,
  documents,
  finance,
  hotel,
  gym,
  puja,
  laundry,
  utensils,
  wholesale,
  otherServices,
]

export const categoryOf = (category: string): Category => {
  const found = categories.find((one) => one.category === category)
  if (!found) throw new Error(`Nothing is written for the category ${category}`)
  return found
}
