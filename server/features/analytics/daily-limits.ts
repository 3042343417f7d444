/** Under the key of the day. A client is an IPv4 address or an IPv6 /64, a network a /24 or a /48. */
export type VisitorHashes = Readonly<{ visitor: bigint; client: bigint; network: bigint }>

export type DailyLimit = Readonly<{ key: bigint; most: number }>

/** `subject`: the kind of event, or the post. */
export type LimitedEvent = Readonly<{ hashes: VisitorHashes; providerId: number; subject: string }>

// Clients choose their user agent, so an IP has a limit of its own. Ten, because carrier-grade NAT puts many people behind one.
const SAME_EVENTS_OF_CLIENT = 10
// One client, network or business cannot fill the shared table: 20,000 events of a network take at most 4 % of it.
const EVENTS_OF_CLIENT = 2_000
const EVENTS_OF_NETWORK = 20_000
const EVENTS_OF_PROVIDER = 50_000

export const limitsOf = (
  { hashes: { visitor, client, network }, providerId, subject }: LimitedEvent,
  hashOf: (text: string) => bigint,
): DailyLimit[] => [
  { key: hashOf(`${visitor} ${providerId} ${subject}`), most: 1 },
  { key: hashOf(`${client} ${providerId} ${subject}`), most: SAME_EVENTS_OF_CLIENT },
  { key: client, most: EVENTS_OF_CLIENT },
  { key: network, most: EVENTS_OF_NETWORK },
  { key: hashOf(`provider ${providerId}`), most: EVENTS_OF_PROVIDER },
]
