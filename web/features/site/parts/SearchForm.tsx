// A plain GET form, which works without scripts; with them the address is shorter and districts are suggested.
import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { paths } from '../../../lib/paths.ts'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { TextInput } from '../../../ui/TextInput.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import { DistrictBox } from './DistrictBox.tsx'
import styles from './SearchForm.module.css'

export const SearchForm = () => {
  const { t } = useTranslation('Index')
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [district, setDistrict] = useState('')
  const [category, setCategory] = useState<number | null>(null)

  const search = (event: SubmitEvent) => {
    event.preventDefault()
    const chosen = category === null ? {} : { category: String(category) }
    void navigate(paths.providerResults({ q: words.trim(), district: district.trim(), ...chosen }))
  }

  return (
    <search aria-label={t('search.label')}>
      <form method="get" action={paths.providerResults()} onSubmit={search} className={styles.form}>
        <div className={styles.boxes}>
          <TextInput
            type="search"
            name="q"
            label={t('search.words')}
            placeholder={t('search.wordsPlaceholder')}
            before={<Icon name="search" />}
            maxLength={limits.searchText}
            enterKeyHint="search"
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <DistrictBox value={district} onChange={setDistrict} />
          <Button type="submit" loading={false} icon="search">
            {t('search.submit')}
          </Button>
        </div>
        <CategoryChoice chosen={category} onChoose={setCategory} />
      </form>
    </search>
  )
}
