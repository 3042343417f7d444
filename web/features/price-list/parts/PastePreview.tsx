import { useTranslation } from '../../../lib/i18n/useTranslation.tsx'
import { Notice } from '../../../ui/Notice.tsx'
import { formatItemPrice } from '../item-price.ts'
import type { PastedList } from '../own-price-list.api.ts'
import styles from './PastePreview.module.css'

export const PastePreview = ({ list: { items, problems } }: { list: PastedList }) => {
  const { t } = useTranslation('PriceList')
  return (
    <div className={styles.preview}>
      {problems.length > 0 && (
        <Notice kind="warning" title={t('pasteBox.problems', { count: problems.length })}>
          <p>{t('pasteBox.problemsText')}</p>
          <ul className={styles.lines}>
            {problems.map(({ line, text }) => (
              <li key={line}>{t('pasteBox.line', { line, text })}</li>
            ))}
          </ul>
        </Notice>
      )}
      {items.length === 0 ? (
        problems.length === 0 && <Notice kind="info">{t('pasteBox.empty')}</Notice>
      ) : (
        <div>
          <output className={styles.found}>{t('pasteBox.found', { count: items.length })}</output>
          <ul className={styles.items}>
            {items.map((item, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a list as it was read never changes
              <li key={at} className={styles.item}>
                <span>
                  {item.name}
                  {item.group && <span className={styles.group}> · {item.group}</span>}
                </span>
                <span className={styles.price}>{formatItemPrice(item, t)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
