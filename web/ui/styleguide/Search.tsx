import { useState } from 'react'
import { Combobox } from '../forms/Combobox.tsx'
import type { ComboboxGroup, ComboboxItem } from '../forms/ComboboxList.tsx'
import type { IconName } from '../Icon.tsx'
import { Sample } from './Sample.tsx'
import type { Samples } from './samples.en.ts'
import styles from './StyleGuide.module.css'

const itemsOf = (texts: string[], icon: IconName): ComboboxItem[] =>
  texts.map((text) => ({ key: text, text, icon }))

function matching(groups: ComboboxGroup[], text: string): ComboboxGroup[] {
  const wanted = text.trim().toLocaleLowerCase()
  const match = (item: ComboboxItem) => item.text.toLocaleLowerCase().includes(wanted)
  return groups
    .map(({ heading, items }) => ({ heading, items: items.filter(match) }))
    .filter(({ items }) => items.length > 0)
}

export function Search({ words }: { words: Samples }) {
  const say = words.search
  const [what, setWhat] = useState('')
  const [where, setWhere] = useState('')
  const [slow, setSlow] = useState('')
  const providers = [
    { heading: say.categories, items: itemsOf(say.suggestions, 'search') },
    { heading: say.businesses, items: itemsOf(say.shops, 'store') },
  ]
  const districts = say.districts.map(([text = '', detail]) => ({ key: `${text} ${detail}`, text, detail }))
  const everywhere: ComboboxItem = { key: 'everywhere', text: say.everywhere, icon: 'globe' }
  const texts = { loadingText: say.loading, emptyText: say.empty, countText: say.count }
  return (
    <Sample title={words.sections.search}>
      <div className={styles.columns}>
        <Combobox
          {...texts}
          label={say.what}
          placeholder={say.placeholder}
          icon="search"
          value={what}
          onType={setWhat}
          onPick={(item) => setWhat(item.text)}
          onSubmitText={setWhat}
          groups={what ? matching(providers, what) : []}
          loading={false}
        />
        <Combobox
          {...texts}
          label={say.where}
          placeholder={say.wherePlaceholder}
          icon="pin"
          value={where}
          onType={setWhere}
          onPick={(item) => setWhere(item === everywhere ? '' : item.text)}
          groups={[{ items: [everywhere] }, ...matching([{ items: districts }], where)]}
          loading={false}
        />
        <Combobox
          {...texts}
          label={say.loading}
          value={slow}
          onType={setSlow}
          onPick={(item) => setSlow(item.text)}
          groups={[]}
          loading
        />
      </div>
    </Sample>
  )
}
