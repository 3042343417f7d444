// Validates structured data against schema.org and Google's documentation of local businesses and review snippets.

import { businessTypes } from '../lib/structured-data/business-types.ts'

type Expected =
  | 'Text'
  | 'URL'
  | 'Number'
  | 'Integer'
  | 'Time'
  | 'Date'
  | 'DateTime'
  | 'Day'
  | 'Currency'
  | 'Availability'
type TypeRule = {
  /** Each with what it may be: a kind of value, or a type of this table. */
  properties: Record<string, readonly (Expected | (string & {}))[]>
  /** Where there is a choice, with a bar between them. */
  required: readonly string[]
  /** Recommended properties. */
  recommended?: readonly string[]
}

const THING = { name: ['Text'], description: ['Text'], url: ['URL'], image: ['URL'] } as const

const TYPES: Record<string, TypeRule> = {
  LocalBusiness: {
    required: ['name', 'address', 'url'],
    recommended: [
      'image',
      'telephone',
      'geo',
      'openingHoursSpecification',
      'aggregateRating',
      'review',
      'priceRange',
      'hasOfferCatalog',
    ],
    properties: {
      ...THING,
      slogan: ['Text'],
      knowsAbout: ['Text'],
      logo: ['URL'],
      email: ['Text'],
      telephone: ['Text'],
      sameAs: ['URL'],
      priceRange: ['Text'],
      address: ['PostalAddress'],
      geo: ['GeoCoordinates'],
      openingHoursSpecification: ['OpeningHoursSpecification'],
      specialOpeningHoursSpecification: ['OpeningHoursSpecification'],
      hasOfferCatalog: ['OfferCatalog'],
      aggregateRating: ['AggregateRating'],
      review: ['Review'],
      potentialAction: ['OrderAction'],
    },
  },
  OrderAction: {
    required: ['target'],
    recommended: ['deliveryMethod'],
    properties: { target: ['EntryPoint'], deliveryMethod: ['URL'] },
  },
  PostalAddress: {
    required: ['addressLocality', 'addressRegion', 'addressCountry'],
    properties: {
      streetAddress: ['Text'],
      addressLocality: ['Text'],
      addressRegion: ['Text'],
      postalCode: ['Text'],
      addressCountry: ['Text'],
    },
  },
  GeoCoordinates: {
    required: ['latitude', 'longitude'],
    properties: { latitude: ['Number'], longitude: ['Number'] },
  },
  OpeningHoursSpecification: {
    required: ['opens', 'closes'],
    properties: {
      opens: ['Time'],
      closes: ['Time'],
      dayOfWeek: ['Day'],
      validFrom: ['Date'],
      validThrough: ['Date'],
      description: ['Text'],
    },
  },
  OfferCatalog: {
    required: ['name', 'itemListElement'],
    properties: { ...THING, numberOfItems: ['Integer'], itemListElement: ['OfferCatalog', 'Offer'] },
  },
  Offer: {
    required: ['itemOffered'],
    properties: {
      ...THING,
      itemOffered: ['Product', 'Service'],
      price: ['Number'],
      priceCurrency: ['Currency'],
      priceSpecification: ['PriceSpecification', 'UnitPriceSpecification'],
      availability: ['Availability'],
      validFrom: ['DateTime'],
      validThrough: ['DateTime'],
      offeredBy: ['LocalBusiness'],
    },
  },
  Product: { required: ['name'], properties: { ...THING } },
  Service: { required: ['name'], properties: { ...THING } },
  PriceSpecification: {
    required: ['priceCurrency'],
    properties: {
      price: ['Number'],
      minPrice: ['Number'],
      maxPrice: ['Number'],
      priceCurrency: ['Currency'],
    },
  },
  UnitPriceSpecification: {
    required: ['priceCurrency'],
    properties: {
      price: ['Number'],
      minPrice: ['Number'],
      maxPrice: ['Number'],
      priceCurrency: ['Currency'],
      unitText: ['Text'],
      unitCode: ['Text'],
    },
  },
  AggregateRating: {
    required: ['ratingValue', 'ratingCount|reviewCount'],
    recommended: ['bestRating', 'worstRating'],
    properties: {
      ratingValue: ['Number'],
      ratingCount: ['Integer'],
      reviewCount: ['Integer'],
      bestRating: ['Integer'],
      worstRating: ['Integer'],
    },
  },
  Review: {
    required: ['author', 'reviewRating'],
    recommended: ['datePublished'],
    properties: {
      ...THING,
      author: ['Person'],
      reviewRating: ['Rating'],
      reviewBody: ['Text'],
      datePublished: ['Date', 'DateTime'],
    },
  },
  Rating: {
    required: ['ratingValue'],
    properties: { ratingValue: ['Number'], bestRating: ['Integer'], worstRating: ['Integer'] },
  },
  Person: { required: ['name'], properties: { ...THING } },
  // What Google's documentation of events asks for.
  Event: {
    required: ['name', 'startDate', 'location'],
    recommended: ['endDate', 'description', 'image', 'eventStatus', 'organizer'],
    properties: {
      ...THING,
      startDate: ['DateTime'],
      endDate: ['DateTime'],
      eventStatus: ['URL'],
      eventAttendanceMode: ['URL'],
      location: ['Place'],
      organizer: ['LocalBusiness'],
      offers: ['Offer'],
    },
  },
  BlogPosting: {
    required: ['headline', 'datePublished', 'author'],
    recommended: ['dateModified', 'image', 'publisher', 'mainEntityOfPage'],
    properties: {
      url: ['URL'],
      mainEntityOfPage: ['URL'],
      headline: ['Text'],
      articleBody: ['Text'],
      articleSection: ['Text'],
      datePublished: ['DateTime'],
      dateModified: ['DateTime'],
      image: ['URL'],
      author: ['LocalBusiness'],
      publisher: ['Organization'],
    },
  },
  Organization: { required: ['name', 'url'], recommended: ['logo'], properties: { ...THING, logo: ['URL'] } },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['alternateName', 'potentialAction', 'publisher'],
    properties: {
      ...THING,
      alternateName: ['Text'],
      inLanguage: ['Text'],
      publisher: ['Organization'],
      potentialAction: ['SearchAction'],
    },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    properties: { target: ['EntryPoint'], 'query-input': ['Text'] },
  },
  EntryPoint: { required: ['urlTemplate'], properties: { urlTemplate: ['URL'] } },
  BreadcrumbList: { required: ['itemListElement'], properties: { itemListElement: ['ListItem'] } },
  ItemList: {
    required: ['itemListElement'],
    recommended: ['name', 'numberOfItems'],
    properties: { ...THING, numberOfItems: ['Integer'], itemListElement: ['ListItem'] },
  },
  ListItem: {
    required: ['position', 'name', 'item|url'],
    properties: { position: ['Integer'], name: ['Text'], item: ['URL'], url: ['URL'] },
  },
  Place: { required: ['address'], properties: { ...THING, address: ['PostalAddress'] } },
}

const isText = (pattern?: RegExp) => (value: unknown) =>
  typeof value === 'string' && value !== '' && (!pattern || pattern.test(value))
const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)

const CHECKS: Record<Expected, (value: unknown) => boolean> = {
  Text: isText(),
  URL: (value) => typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  // A price may be written as text as well.
  Number: (value) => isNumber(value) || isText(/^\d+(?:\.\d+)?$/)(value),
  Integer: (value) => isNumber(value) && Number.isInteger(value),
  Time: isText(/^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/),
  Date: isText(/^\d{4}-\d\d-\d\d$/),
  DateTime: isText(/^\d{4}-\d\d-\d\dT\d\d:\d\d/),
  Day: isText(/^https:\/\/schema\.org\/(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day$/),
  Currency: isText(/^[A-Z]{3}$/),
  Availability: isText(/^https:\/\/schema\.org\/(?:InStock|OutOfStock|SoldOut|PreOrder|Discontinued)$/),
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null
/** The type of a category is a business like any other. */
const nameOfType = (node: Node) => {
  const type = String(node['@type'])
  return businessTypes().includes(type) ? 'LocalBusiness' : type
}
const isExpected = (name: string): name is Expected => Object.hasOwn(CHECKS, name)
const fits = (value: unknown, names: readonly string[]) =>
  names.some((name) => (isExpected(name) ? CHECKS[name](value) : isNode(value) && nameOfType(value) === name))

const isMissing = (node: Node, choice: string) =>
  choice.split('|').every((name) => node[name] === undefined || [node[name]].flat().length === 0)

/** The errors, each with its path. */
export const structuredDataProblems = (node: Node, place = String(node['@type'])): string[] => {
  const rule = TYPES[nameOfType(node)]
  if (!rule) return [`${place}: no such type`]
  const missing = rule.required
    .filter((name) => isMissing(node, name))
    .map((name) => `${place}.${name} is missing`)
  const broken = Object.entries(node).flatMap(([name, value]) =>
    name.startsWith('@') || value === undefined
      ? []
      : propertyProblems({ rule, name, value, at: `${place}.${name}` }),
  )
  return [...missing, ...broken]
}

/** The missing recommended properties, without nested things. */
export const missingRecommended = (node: Node): string[] =>
  (TYPES[nameOfType(node)]?.recommended ?? []).filter((name) => isMissing(node, name))

type Property = { rule: TypeRule; name: string; value: unknown; at: string }

const propertyProblems = ({ rule, name, value, at }: Property): string[] => {
  const names = rule.properties[name]
  if (!names) return [`${at} is no property of it`]
  return [value].flat().flatMap((each) => {
    if (!fits(each, names)) return [`${at} is no ${names.join(' or ')}: ${JSON.stringify(each)}`]
    return isNode(each) ? structuredDataProblems(each, at) : []
  })
}
