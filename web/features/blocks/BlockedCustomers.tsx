import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from '../../lib/i18n/useTranslation.tsx'
import { formatDate } from '../../lib/format/format.ts'
import { useLanguage } from '../../lib/i18n/useLanguage.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { QueryResult } from '../../lib/loading/QueryResult.tsx'
import { Stack } from '../../ui/Layout.tsx'
import { SectionHeading } from '../../ui/SectionHeading.tsx'
import { blockedCustomersQuery, type ProviderBlock } from './blocks.api.ts'
import { CustomerBlockButton } from './CustomerBlockButton.tsx'
import row from './parts/BlockedProvider.module.css'
import styles from './parts/BlockedProviders.module.css'
import { MoreBlocks } from './parts/MoreBlocks.tsx'
import { useFocusWhenFewer } from './parts/useFocusWhenFewer.ts'

const useTexts = () => useTranslation('ViewComments', { keyPrefix: 'blockedCustomers' })

export const BlockedCustomers = ({ accountId }: { accountId: number }) => {
  const { t } = useTexts()
  const list = useInfiniteQuery(blockedCustomersQuery(accountId))
  const blocks = list.data?.pages.flatMap(({ reply }) => reply) ?? []
  const box = useFocusWhenFewer(blocks.length)
  return (
    <section ref={box} tabIndex={-1} className={styles.all}>
      {!list.data && <QueryResult query={list} loading={null} title={t('failed')} retryText={t('retry')} />}
      {blocks.length > 0 && (
        <Stack>
          <SectionHeading title={t('title')} />
          <ul className={styles.list}>
            {blocks.map((block) => (
              <BlockedCustomer key={block.id} {...{ accountId, block }} />
            ))}
          </ul>
        </Stack>
      )}
      <MoreBlocks list={list} t={t} />
    </section>
  )
}

const BlockedCustomer = ({ accountId, block }: { accountId: number; block: ProviderBlock }) => {
  const { t } = useTexts()
  const { customer: id, customer_name: name, reason, blocked_at: at } = block
  const date = formatDate(at, useLanguage())
  return (
    <li className={row.row}>
      <Avatar name={name} />
      <div className={row.words}>
        <h3 className={row.name}>{name}</h3>
        <p>
          <span className={row.soft}>{t('reason')}</span> {reason}
        </p>
        <p className={row.soft}>
          <time dateTime={at}>{t('since', { date })}</time>
        </p>
      </div>
      <div className={row.actions}>
        <CustomerBlockButton {...{ accountId, block }} customer={{ id, name }} />
      </div>
    </li>
  )
}
