// A business to take along: its QR code and its contact card. Who may not see the business finds neither.
import { renderSVG } from 'uqr'
import type { Language } from '../../../contract/limits.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isBlockedBy, type MaybeViewer } from '../blocks/blocks.service.ts'
import { contactCard } from './contact-card.ts'
import { publicShopRead, shopCardRead } from './shop-card.queries.ts'

type CardQuery = { id: number; viewer: MaybeViewer; publicUrl: string }

const profileUrl = ({ publicUrl, id }: CardQuery) => `${publicUrl}/providerprofile/${id}`

// Q: a quarter of a poster may be dirty or torn. Four light modules around it are what scanners ask for.
const QR_OPTIONS = { ecc: 'Q', border: 4 } as const

export const readQrCode = async (db: Db, asked: CardQuery) => {
  const [shop] = await publicShopRead(db, { id: asked.id })
  if (!shop || (await isBlockedBy(db, asked.viewer, asked.id))) throw new Refusal('not_found')
  return renderSVG(`${profileUrl(asked)}?from=qr`, QR_OPTIONS)
}

export const readContactCard = async (db: Db, asked: CardQuery & { lang: Language }) => {
  const shop = await shopCardRead(db, asked.lang, { id: asked.id })
  if (!shop || (await isBlockedBy(db, asked.viewer, asked.id))) throw new Refusal('not_found')
  return contactCard(shop, profileUrl(asked))
}
