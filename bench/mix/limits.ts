// Where a goal is not met: what limits it, and what was tried.
const SEARCH =
  'a question that nobody asked in the last seconds. Limits: find_providers (2.1 ms for a new question) and the summaries (0.7), and 25 KB of reply. Tried: stages that share one index scan, phrases and texts of shops in memory, short reads that go out together, only the picture that a card shows.'
const POST_SEARCH =
  'a question that nobody asked in the last seconds. Limits: find_posts (7 ms for a new question: words of a common trade, and a place with a text) and the posts themselves (1.2). Tried: as for the search of shops.'
const SUGGESTIONS =
  'letters that nobody typed in the last seconds: names that begin so are looked up in the database, and, when there are few, names that are spelled nearly so (0.5 ms); reading the letters in both scripts and the reply are the server’s 0.7. Tried: trades and places in memory, one statement for all names.'
const PROFILE =
  'nothing that stands out. It has hours, reviews and prices since the goal was set, and twice the bytes; of the server’s time a fifth are writes to sockets, 13 % JSON, 7 % UTF-8, 5 % garbage. Tried: one prepared statement that goes out with others (decision 13). Not tried: replies kept by version, 100 MB for 20,000 profiles.'
const COMMENTS =
  'the noise of the machine: 0.41 to 0.48 in different runs. It is one prepared statement that goes out with others.'
const MIX =
  'the searches: they are a fifth of the requests and most of the CPU. All other rows together cost less than 0.3 ms.'
const RENDERING =
  'React: half of it is rendering some hundred elements, flat in the profile; the rest is the router, the JSON of the page and its texts. Tried: one text instead of a stream, one router and one i18next for all, texts looked up once, plain anchors, data as JSON instead of the router’s format.'
const BROTLI = `${RENDERING} And Brotli, at quality 4, once for all visitors of the page.`
const MEMORY =
  'V8 and the market: half of the heap is modules and phrases of the search, and the young generation is 32 MB. Tried: first use instead of start, two arenas, a collection at rest (decision 30). A smaller young generation costs 4 % of CPU.'

const LIMITS: readonly (readonly [RegExp, string])[] = [
  [/^\/marketplace\/search/, SEARCH],
  [/^\/search-suggestions/, SUGGESTIONS],
  [/^\/provider-profile/, PROFILE],
  [/^comments/, COMMENTS],
  [/^\/blogs\/search/, POST_SEARCH],
  [/mix/, MIX],
  [/^page .*cold, Brotli/, BROTLI],
  [/^page .*cold/, RENDERING],
  [/^memory/, MEMORY],
]

const limitOf = (row: string) => LIMITS.find(([name]) => name.test(row))?.[1] ?? 'not looked into'

/** A line for each row that misses its goal. */
export const limitsOf = (rows: readonly string[]) => rows.map((row) => `- ${row}: ${limitOf(row)}`).join('\n')
