import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import styles from './Button.module.css'
import { classes } from './classes.ts'
import { clickOnce } from './click-once.ts'
import { Icon, type IconName } from './Icon.tsx'
import { Link } from './Link.tsx'

export type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  icon?: IconName | undefined
  wide?: boolean | undefined
  /** The icon is above the text: for a row of actions. */
  stacked?: boolean | undefined
}

// Required: without a loading state a form's button is pressed twice.
type Submitting =
  | { type: 'submit'; loading: boolean; loadingText?: string | undefined }
  | { type?: 'button'; loading?: boolean | undefined; loadingText?: string | undefined }

export type ButtonProps = ButtonStyle & Submitting & Omit<ComponentProps<'button'>, 'type'>
export type ButtonLinkProps = ButtonStyle & ComponentProps<typeof Link>

const classFor = (
  { variant = 'primary', size = 'medium', wide, stacked }: ButtonStyle,
  className: string | undefined,
) =>
  classes(
    styles.button,
    styles[variant],
    styles[size],
    wide && styles.wide,
    stacked && styles.stacked,
    className,
  )

const preventDefault = (event: MouseEvent) => event.preventDefault()
// The blur of a field may display an error, which would move the button away from the pointer before the click.
const keepFocus = preventDefault

function ButtonContent({ icon, children }: { icon: IconName | undefined; children: ReactNode }) {
  return (
    <span className={styles.face}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}

function LoadingOverlay({ text }: { text: string | undefined }) {
  return (
    <span aria-hidden="true" className={styles.busy}>
      <span className={styles.spinner} />
      {text}
    </span>
  )
}

/** While loading it keeps its width and focus, and ignores clicks. */
export function Button(props: ButtonProps) {
  const { variant, size, icon, wide, stacked, type = 'button', loading = false, loadingText, ...rest } = props
  const { className, children, onClick, ...button } = rest
  return (
    <>
      <button
        onMouseDown={type === 'submit' ? keepFocus : undefined}
        onKeyDown={clickOnce}
        {...button}
        type={type}
        className={classFor({ variant, size, wide, stacked }, className)}
        onClick={loading ? preventDefault : onClick}
        aria-disabled={loading || undefined}
        aria-busy={loading || undefined}
      >
        <ButtonContent icon={icon}>{children}</ButtonContent>
        {loading && <LoadingOverlay text={wide ? loadingText : undefined} />}
      </button>
      {/* Outside of the button: changes inside a button are not announced. */}
      {loadingText && <output className="visually-hidden">{loading && loadingText}</output>}
    </>
  )
}

export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, icon, wide, stacked, className, children, ...link } = props
  return (
    <Link {...link} className={classFor({ variant, size, wide, stacked }, className)}>
      <ButtonContent icon={icon}>{children}</ButtonContent>
    </Link>
  )
}
