// How fast a profile is answered, against a bare route that reads the same bytes by primary key.
//   npm run bench:providers
import { benchAgainstBare, benchPage, benchShare } from '../load/against-bare.ts'
import { fillMarket } from './fill.ts'

const PROVIDERS = Number(process.env.PROVIDERS ?? 100_000)
const ASKED = 20_000

const randomIds = () =>
  Array.from(new Set(Array.from({ length: ASKED }, () => 1 + Math.floor(Math.random() * PROVIDERS))))

await benchAgainstBare({
  fill: async (db) => {
    console.log(`filling in ${PROVIDERS} providers ...`)
    await fillMarket(db, PROVIDERS)
  },
  run: async (db, ports) => {
    const ids = randomIds()
    const paths = ids.map((id) => `/api/provider-profile/${id}/`)
    await benchShare(db, ports, { name: 'profile', requests: paths })
    const pages = ids.map((id) => `/providerprofile/${id}`)
    await benchPage(ports.ours, pages, `Sharma Sweets ${ids[0]}`)
  },
})
