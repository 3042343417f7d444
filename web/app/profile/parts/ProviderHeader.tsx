import { Container } from '../../../ui/Layout.tsx'
import { PageHead } from '../../../ui/PageHead.tsx'
import type { PublicProvider } from '../../../features/providers/providers.api.ts'
import { providerTone } from '../../../features/providers/provider-tone.ts'
import { ContactRow } from './ContactRow.tsx'
import { ProviderHighlights } from './ProviderHighlights.tsx'
import styles from './ProviderHeader.module.css'

export const ProviderHeader = ({ provider }: { provider: PublicProvider }) => {
  const { business_name: name, business_tagline: tagline, category_id: category, logo } = provider
  return (
    <>
      <PageHead
        isCompact
        tone={providerTone(category)}
        emblem={logo && <img src={logo} alt="" width={96} height={96} className={styles.logo} />}
        title={name}
        text={tagline}
      >
        <ProviderHighlights provider={provider} />
      </PageHead>
      <Container>
        <div className={styles.actions}>
          <ContactRow provider={provider} />
        </div>
      </Container>
    </>
  )
}
