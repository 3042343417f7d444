import { Type } from 'typebox'
import { endpoint } from './endpoint.ts'
import { Id, LangQuery } from './schemas.ts'

const Params = Type.Object({ id: Id })

export const readQrCode = endpoint({
  method: 'GET',
  path: '/providers/:id/qr.svg',
  access: 'anyone',
  summary: 'The QR code of the public profile (SVG)',
  params: Params,
  reply: { 200: Type.String() },
  contentType: 'image/svg+xml',
  refusals: ['not_found'],
  cacheTags: ['market'],
  hasExactTags: true,
})

export const readContactCard = endpoint({
  method: 'GET',
  path: '/providers/:id/contact.vcf',
  access: 'anyone',
  summary: 'The public profile as a contact card (vCard 3.0)',
  params: Params,
  query: LangQuery,
  reply: { 200: Type.String() },
  contentType: 'text/vcard; charset=utf-8',
  refusals: ['not_found'],
  cacheTags: ['market'],
  hasExactTags: true,
})
