import { Container, Stack } from '../Layout.tsx'
import { ProviderBoard } from '../ProviderBoard.tsx'
import { Buttons } from './Buttons.tsx'
import { Dialogs } from './Dialogs.tsx'
import { Forms, Verification } from './Forms.tsx'
import { Foundations } from './Foundations.tsx'
import { Lists, Providers } from './Lists.tsx'
import { en } from './samples.en.ts'
import { hi } from './samples.hi.ts'
import { Search } from './Search.tsx'
import { Prose, States } from './States.tsx'
import styles from './StyleGuide.module.css'
import { Uploads } from './Uploads.tsx'

export function StyleGuide({ lang }: { lang: 'en' | 'hi' }) {
  const words = { en, hi }[lang]
  return (
    // A new language remounts the samples: their inputs are uncontrolled.
    <div key={lang} lang={lang} className={styles.guide}>
      <Container>
        <Stack space="loose">
          <ProviderBoard title={words.title} text={words.intro} />
          <Providers words={words} />
          <Foundations words={words} />
          <Buttons words={words} />
          <Search words={words} />
          <Forms words={words} />
          <Verification words={words} />
          <Uploads words={words} />
          <Dialogs words={words} />
          <Lists words={words} />
          <States words={words} />
          <Prose words={words} />
        </Stack>
      </Container>
    </div>
  )
}
