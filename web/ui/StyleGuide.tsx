// Every component of `ui/` in all its states, for people who build screens and for tests.
import { Container, Stack } from './Layout.tsx'
import { ShopBoard } from './ShopBoard.tsx'
import { Buttons } from './styleguide/Buttons.tsx'
import { Dialogs } from './styleguide/Dialogs.tsx'
import { Forms, Verification } from './styleguide/Forms.tsx'
import { Foundations } from './styleguide/Foundations.tsx'
import { Lists, Shops } from './styleguide/Lists.tsx'
import { en } from './styleguide/samples.en.ts'
import { hi } from './styleguide/samples.hi.ts'
import { Search } from './styleguide/Search.tsx'
import { Prose, States } from './styleguide/States.tsx'
import styles from './styleguide/StyleGuide.module.css'
import { Uploads } from './styleguide/Uploads.tsx'

export function StyleGuide({ lang }: { lang: 'en' | 'hi' }) {
  const words = { en, hi }[lang]
  return (
    // A new language starts the samples anew, since the fields keep what was typed into them.
    <div key={lang} lang={lang} className={styles.guide}>
      <Container>
        <Stack space="loose">
          <ShopBoard title={words.title} text={words.intro} />
          <Shops words={words} />
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
