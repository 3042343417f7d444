import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Form, useNavigation } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import styles from './CodePage.module.css'

// The limit of the server.
const MAX_CODE_LENGTH = 64

/** The prefix of the page's texts. */
export type CodePageKind = 'track' | 'appeal' | 'grievance'

export const namespaceOf = (kind: CodePageKind) => (kind === 'grievance' ? 'Grievance' : 'Contact')

type Props = { kind: CodePageKind; code?: string | undefined }

const ACTIONS: Readonly<Record<CodePageKind, string>> = {
  track: '/report',
  appeal: '/appeal',
  grievance: '/grievance',
}

/** Works without scripts: the loader redirects to the URL of the code. */
export const CodeForm = ({ kind, code }: Props) => {
  const { t } = useTranslation(namespaceOf(kind), { keyPrefix: kind })
  const isLoading = useNavigation().state !== 'idle'
  return (
    <Form action={ACTIONS[kind]} className={styles.form}>
      <TextInput
        name="code"
        label={t('code')}
        hint={t('codeHint')}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        required
        // The browser's own message is in the language of the browser.
        onInvalid={({ currentTarget }) => currentTarget.setCustomValidity(t('codeMissing'))}
        onInput={({ currentTarget }) => currentTarget.setCustomValidity('')}
      />
      <div>
        <Button type="submit" icon="search" loading={isLoading} loadingText={t('loading')}>
          {t('look')}
        </Button>
      </div>
    </Form>
  )
}
