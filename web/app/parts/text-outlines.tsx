// The Hindi name of Hindi, and the icon of the language menu, as outlines of Poppins: as text, an English page would load the
// Devanagari font. The browser reads the outlines from the server's HTML before hydration; without them it renders text.
import styles from './text-outlines.module.css'

const HINDI_ID = 'hindi-outline'
const SIGN_ID = 'sign-outline'

const outlineInPage = (id: string) => document.getElementById(id)?.getAttribute('d')

const HINDI_OUTLINE = import.meta.env.SSR
  ? 'M58 8c5 2 9 5 11 9c3 4 5 9 5 14v2h-8v-2c0-4-2-8-4-11c-2-3-5-5-9-6c-3-1-7-2-11-2c-6 0-12 2-16 4c-5 3-7 8-7 15h13v7h-13v67h-8v-67h-14v-7h14c0-9 3-15 9-19c6-5 13-7 22-7c6 0 11 1 16 3zM51 58c-2 1-3 3-3 6c0 2 0 4 1 5c2 2 3 3 6 3c1 0 3 0 5 0c7 0 12 1 15 4c4 4 6 7 7 12h-8c0-2-2-5-4-7c-3-2-6-3-10-3c-5 0-8 2-11 5c-3 2-4 6-4 10c0 5 1 8 4 11c3 3 6 4 11 4c4 0 7-1 9-2c3-2 4-5 5-7h8c0 3-1 6-3 8c-2 3-5 5-8 6c-3 2-7 2-11 2c-5 0-9-1-12-2c-4-2-7-5-8-8c-2-4-3-7-3-12c0-4 1-8 3-11c2-3 4-6 8-7c-3-2-5-3-6-5c-2-2-3-5-3-8c0-4 2-7 5-9c3-2 7-3 12-3h13v-12h-42v-7h64v7h-14v18h-19c-3 0-5 0-7 2zM158 61c-3 2-5 6-5 12c0 4 2 8 4 11c3 3 7 4 12 4c2 0 4 0 7-1c2-1 4-3 5-5c1-2 2-4 2-7h8v32h-8v-20c-2 3-4 5-7 6c-3 1-6 2-9 2c-5 0-8-1-12-3c-3-1-6-4-8-7c-1-4-2-8-2-13c0-4 0-7 2-10h-18c1 1 3 3 4 5c1 3 1 5 1 8c0 4-1 7-3 10c-1 3-4 5-6 6c-3 2-7 2-10 2c-4 0-8 0-11-2c-3-2-5-4-7-7c-2-3-3-6-3-10c0-4 1-7 3-10c2-3 4-6 8-7c3-2 6-2 10-2h38c2-2 5-4 8-5c3-1 7-1 10-1h7v-11h-93v-7h116v7h-14v18h-15c-6 0-10 2-14 5zM124 83c2-3 3-5 3-9c0-4-1-7-3-9c-3-2-6-3-9-3c-4 0-7 1-9 3c-3 2-4 5-4 9c0 4 1 7 3 9c3 2 6 3 10 3c3 0 6-1 9-3zM231 31v7h-14v67h-8v-67h-13v-7h13v-4c0-4-1-8-2-10c-2-3-5-5-8-5c-4 0-7 2-9 5c-1 2-2 6-2 10v6h-8v-6c0-6 1-12 4-16c3-4 8-6 15-6c6 0 11 2 14 6c3 4 4 10 4 16v4z'
  : outlineInPage(HINDI_ID)

const SIGN_OUTLINE = import.meta.env.SSR
  ? 'M51 19v6h-6v38h-8v-17h-7c0 0 0 1 0 2c0 3-1 6-3 8c-3 3-6 4-9 4c-3 0-5-1-7-2c-3-1-4-2-5-4c-2-2-2-4-2-7h7c0 2 1 3 2 4c1 1 2 2 4 2c2 0 3-1 4-2c2-1 2-2 2-4c0-1-1-3-2-4c-1-1-2-2-5-2h-2v-6h2c2 0 4 0 5-1c1-1 2-3 2-4c0-2-1-3-2-4c-1-1-2-1-4-1c-1 0-3 0-4 1c-1 1-2 2-2 4h-7c0-3 1-5 2-6c1-2 3-4 4-4c2-1 5-2 7-2c4 0 7 1 9 3c2 2 3 5 3 8c0 2 0 4-1 6c-1 1-3 2-5 3c1 0 2 1 3 1h11v-20zM90 55h-17l-3 8h-8l15-42h9l15 42h-8zM88 48l-7-17l-6 17z'
  : outlineInPage(SIGN_ID)

export const HindiName = () =>
  HINDI_OUTLINE ? (
    <svg viewBox="-3 0 238 120" aria-hidden="true" className={styles.word}>
      <path id={HINDI_ID} d={HINDI_OUTLINE} />
    </svg>
  ) : (
    'हिंदी'
  )

export const LanguageSign = () =>
  SIGN_OUTLINE ? (
    <svg viewBox="2 14 100 54" aria-hidden="true" className={styles.sign}>
      <path id={SIGN_ID} d={SIGN_OUTLINE} />
    </svg>
  ) : (
    <span aria-hidden="true">अA</span>
  )
