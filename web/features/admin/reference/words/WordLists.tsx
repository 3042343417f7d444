import { useTranslation } from '../../../../lib/i18n/useTranslation.tsx'
import { classes } from '../../../../ui/classes.ts'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { Panel } from '../../shell/Panel.tsx'
import type { Word } from '../reference.api.ts'
import styles from './WordLists.module.css'
import { languages, levelOf } from './words-list.ts'

type Props = { words: readonly Word[]; pathOf: (word: string) => string }

/** A list for each language. */
export const WordLists = ({ words, pathOf }: Props) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  if (words.length === 0) return <EmptyState title={t('words.empty')} />
  return languages.map((language) => {
    const own = words.filter((each) => each.language === language)
    if (own.length === 0) return null
    return (
      <Panel
        key={language}
        title={t(`words.languages.${language}`)}
        aside={<span className={styles.count}>{t('words.count', { count: own.length })}</span>}
      >
        <ul className={styles.words}>
          {own.map((each) => (
            <li key={each.word}>
              <WordLink word={each} to={pathOf(each.word)} />
            </li>
          ))}
        </ul>
      </Panel>
    )
  })
}

const WordLink = ({ word: { word, language, weight, narrower }, to }: { word: Word; to: string }) => {
  const { t } = useTranslation('AdminSite', { keyPrefix: 'reference' })
  const level = levelOf(weight)
  return (
    <Link to={to} preventScrollReset className={classes(styles.word, styles[level])}>
      <span lang={language}>{word}</span>
      {narrower && <small className={styles.narrower}>{narrower}</small>}
      {level !== 'also' && <span className="visually-hidden">{t(`words.levels.${level}`)}</span>}
    </Link>
  )
}
