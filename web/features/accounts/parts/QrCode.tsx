import { renderSVG } from 'uqr'
import styles from '../SecondFactor.module.css'

// The rim that a camera needs around it, in modules.
const QUIET_ZONE = 4

/** Black on white in both schemes: many cameras read it no other way. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_ZONE }))}`}
    alt={label}
    className={styles.picture}
  />
)
