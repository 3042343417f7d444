import * as contract from '../../../contract/contacts.ts'
import { languageOf } from '../../../contract/language.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { serve, type ApiInstance } from '../../platform/http/serve.ts'
import { contactsCsv } from './contacts-csv.ts'
import {
  sendContactRequest,
  contactsPage,
  type ContactDeps,
  latestContacts,
  updateOwnContact,
} from './contacts.service.ts'

export const contactsRoutes = (app: ApiInstance, deps: ContactDeps) => {
  const { db } = app.ctx
  serve(app, contract.createContact, async ({ viewer, body }) => {
    const { provider_id, ...fields } = body
    await sendContactRequest(db, viewer, { providerId: Number(provider_id), ...fields }, deps)
    return { detail: 'Your message has been sent successfully!' }
  })

  serve(app, contract.listContacts, ({ viewer, query }) => {
    const { provider_id = viewer.id, page, up_to: upTo } = query
    if (provider_id !== viewer.id) throw new Refusal('forbidden')
    return contactsPage(db, { providerId: viewer.id, page, upTo })
  })

  serve(app, contract.changeContact, ({ viewer, params, body }) =>
    updateOwnContact(db, { id: params.id, providerId: viewer.id, ...body }),
  )

  serve(app, contract.downloadContacts, async ({ viewer, query, reply }) => {
    reply.header('content-disposition', 'attachment; filename="requests.csv"')
    return contactsCsv(await latestContacts(db, viewer.id), languageOf(query.lang))
  })
}
