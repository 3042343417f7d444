// The demo market as rows, without its drawings: the search doesn't look at pictures, only at how many there are.
import { createHash } from 'node:crypto'
import { type Db, inTransaction } from '../../server/platform/db/db.ts'
import { insertAccounts, insertMedia, insertProviders } from '../../demo/fill/people-rows.ts'
import {
  itemPictureName,
  logoName,
  type Picture,
  postPictureName,
  providerPictureName,
} from '../../demo/fill/pictures.ts'
import { insertItems } from '../../demo/fill/price-rows.ts'
import { insertReviews } from '../../demo/fill/review-rows.ts'
import { insertPosts } from '../../demo/fill/talk-rows.ts'
import { makeMarket, type Market } from '../../demo/market.ts'

// The market is the same for the same day: the labelled queries were written for this one.
const DAY = new Date('2026-03-14T06:30:00Z')

const undrawn = (name: string): Picture => {
  const hex = createHash('sha256').update(name).digest('hex')
  return {
    folder: `${hex.slice(0, 2)}/${hex.slice(2, 22)}`,
    widths: [320],
    width: 320,
    height: 240,
    bytes: 1,
    createdAt: DAY,
  }
}

const picturesOf = ({ providers, posts, items }: Market) => {
  const names = [
    ...providers.map(({ username }) => logoName(username)),
    ...providers.flatMap(({ username, scenes }) =>
      scenes.map((scene) => providerPictureName(username, scene)),
    ),
    ...items.flatMap(({ scene }, position) => (scene === null ? [] : [itemPictureName(position)])),
    ...posts.flatMap(({ scenes }, index) => scenes.map((scene) => postPictureName(index, scene))),
  ]
  return new Map(names.map((name) => [name, undrawn(name)]))
}

export const fillMarket = async (db: Db): Promise<Market> => {
  const market = makeMarket({ now: DAY })
  await inTransaction(db, async (tx) => {
    const accounts = await insertAccounts(tx, market, 'x')
    const media = await insertMedia(tx, picturesOf(market))
    await insertProviders(tx, market, { accounts, media })
    await insertItems(tx, market, { accounts, media })
    await insertReviews(tx, market, accounts)
    await insertPosts(tx, market, { accounts, media })
  })
  return market
}
