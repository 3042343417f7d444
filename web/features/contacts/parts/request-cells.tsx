import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../../lib/format/format.ts'
import { useLanguage } from '../../../lib/i18n/useLanguage.ts'
import { Button } from '../../../ui/Button.tsx'
import type { ContactRequest } from '../contacts.api.ts'
import { mailUrl } from '../../../lib/format/contact-links.ts'
import styles from './request-cells.module.css'

/** Breaks after the @ if it is too long. */
export const Email = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return (
    <a href={mailUrl(email)}>
      {name}@<wbr />
      {host}
    </a>
  )
}

export const Day = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.date}>
    {formatDate(at, useLanguage())}
  </time>
)

export const Note = ({
  request: { name, note },
  onEdit,
}: {
  request: ContactRequest
  onEdit: () => void
}) => {
  const { t } = useTranslation('ViewRequests')
  const action = note ? 'edit' : 'add'
  return (
    <div className={styles.note}>
      {note && <p className={styles.words}>{note}</p>}
      <Button
        variant="quiet"
        size="small"
        icon={note ? 'edit' : 'plus'}
        aria-label={t(`note.${action}For`, { name })}
        onClick={onEdit}
      >
        {t(`note.${action}`)}
      </Button>
    </div>
  )
}
