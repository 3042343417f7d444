import { renderSVG } from 'uqr'
import styles from '../SecondFactor.module.css'

// In modules, as the QR code standard requires.
const QUIET_ZONE = 4

/** Black on white in both colour schemes: many cameras can't read an inverted code. */
export const QrCode = ({ text, label }: { text: string; label: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: QUIET_ZONE }))}`}
    alt={label}
    className={styles.picture}
  />
)
