import { renderSVG } from 'uqr'
import type { Language } from '../../../contract/language.ts'
import type { Db } from '../../platform/db/db.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isBlockedBy, type MaybeViewer } from '../blocks/blocks.service.ts'
import { contactCard } from './contact-card.ts'
import { publicProviderRead, providerCardRead } from './provider-card.queries.ts'

type CardQuery = { id: number; viewer: MaybeViewer; publicUrl: string }

const profileUrl = ({ publicUrl, id }: CardQuery) => `${publicUrl}/providerprofile/${id}`

// Level Q restores 25 % of damaged modules. Scanners need a quiet zone of four modules.
const QR_OPTIONS = { ecc: 'Q', border: 4 } as const

export const readQrCode = async (db: Db, asked: CardQuery) => {
  const [provider] = await publicProviderRead(db, { id: asked.id })
  if (!provider || (await isBlockedBy(db, asked.viewer, asked.id))) throw new Refusal('not_found')
  return renderSVG(`${profileUrl(asked)}?from=qr`, QR_OPTIONS)
}

export const readContactCard = async (db: Db, asked: CardQuery & { lang: Language }) => {
  const provider = await providerCardRead(db, asked.lang, { id: asked.id })
  if (!provider || (await isBlockedBy(db, asked.viewer, asked.id))) throw new Refusal('not_found')
  return contactCard(provider, profileUrl(asked))
}
