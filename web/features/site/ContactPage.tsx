import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, useActionData } from 'react-router'
import { languageOf } from '../../../contract/language.ts'
import { call, makeCall } from '../../lib/http/call.ts'
import type { PageHandle } from '../../lib/i18n/namespaces.ts'
import { PageMeta } from '../../lib/page/PageMeta.tsx'
import { requestContext } from '../../lib/loading/request-context.ts'
import { makeKeyFor } from '../../lib/http/useIdempotencyKey.ts'
import { Container } from '../../ui/Layout.tsx'
import { type SendOutcome, sendContactMessage } from './parts/contact-message.ts'
import { ContactForm } from './parts/ContactForm.tsx'
import styles from './ContactPage.module.css'
import { OpeningHours } from './parts/OpeningHours.tsx'
import { PageHead } from '../../ui/PageHead.tsx'

export const handle = { namespaces: ['Contact'] } satisfies PageHandle

const STATUS = { sent: 200, wrong: 400, tooMany: 429, failed: 503 } as const satisfies Record<
  SendOutcome['kind'],
  number
>

/** For browsers without scripts. */
export const action = async ({ request, context }: ActionFunctionArgs) => {
  const visit = context.get(requestContext)
  const writing = { call: makeCall(visit.call), language: visit.language }
  // What is no form has no fields.
  const form = await request.formData().catch(() => new FormData())
  const answer = await sendContactMessage(writing, form)
  return data(answer, { status: STATUS[answer.kind] })
}

// The router sends the form, so no component can hold the key.
const keyFor = makeKeyFor()

export const clientAction = async ({ request }: ClientActionFunctionArgs) => {
  const language = languageOf(document.documentElement.lang)
  return sendContactMessage({ call, language, keyFor }, await request.formData())
}

const ContactPage = () => {
  const { t } = useTranslation('Contact')
  const answer = useActionData<SendOutcome>()
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <PageHead title={t('board.title')} text={t('board.text')} />
      <Container>
        <div className={styles.columns}>
          <ContactForm outcome={answer} />
          <OpeningHours />
        </div>
      </Container>
    </>
  )
}

export default ContactPage
