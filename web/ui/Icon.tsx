import { classes } from './classes.ts'
import styles from './Icon.module.css'

// Drawn for Haat: 24 px grid, stroke 1.75, one path each.
const PATHS = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.01',
  'arrow-left': 'M20 12H4.5M10.5 5.5 4 12l6.5 6.5',
  'arrow-right': 'M4 12h15.5M13.5 5.5 20 12l-6.5 6.5',
  ban: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.7 5.7l12.6 12.6',
  bell: 'M12 3v2M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.8a2.2 2.2 0 0 0 4 0',
  bookmark: 'M6.5 4h11v16.5L12 16.3l-5.5 4.2z',
  chat: 'M4 5h16v11.5H10.5l-5 4v-4H4zM8 9.3h8M8 12.5h5',
  check: 'M5 12.5 9.5 17 19 7.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  'chevron-left': 'm14.5 6-6 6 6 6',
  'chevron-right': 'm9.5 6 6 6-6 6',
  'chevron-up': 'm6 14.5 6-6 6 6',
  clock: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5l3.5 2',
  close: 'm6 6 12 12M18 6 6 18',
  copy: 'M9 9h11v11H9zM15 5.5V4H4v11h1.5',
  edit: 'm4 20 .8-4L16 4.8 19.2 8 8 19.2zM13.5 7.3l3.2 3.2',
  external: 'M13.5 4.5h6v6M19.5 4.5 11 13M10 6H5v13h13v-5',
  eye: 'M2.5 12S6 5.5 12 5.5s9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'm4 4 16 16M9.5 5.8a9 9 0 0 1 2.5-.3c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.8 3.5M6.5 7.4A16 16 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.6-1.3M10 10a3 3 0 0 0 4.1 4.1',
  flag: 'M5.5 21V4.5M5.5 5c4-2.5 8 2 13 0v9c-5 2-9-2.5-13 0',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c4.7 5 4.7 13 0 18M12 3c-4.7 5-4.7 13 0 18',
  image: 'M4 5h16v14H4zM4 16l4.5-4.5 4 4L15 13l5 5M15.5 9v.01',
  info: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 11v5.5M12 7.7v.01',
  logout: 'M14 4.5H5v15h9M10 12h10.5M16.5 8l4 4-4 4',
  mail: 'M3.5 5.5h17v13h-17zM3.5 7l8.5 6.5L20.5 7',
  menu: 'M4 6.5h16M4 12h16M4 17.5h11',
  mic: 'M12 3.5a3 3 0 0 0-3 3v5a3 3 0 0 0 6 0v-5a3 3 0 0 0-3-3zM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  minus: 'M5 12h14',
  more: 'M12 5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM12 11.5a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1zM12 18a.5.5 0 1 0 0 1 .5.5 0 0 0 0-1z',
  pause: 'M8.5 5v14M15.5 5v14',
  phone:
    'M5 4h4l1.5 5-2.3 1.6a12 12 0 0 0 5.2 5.2L15 13.5l5 1.5v4a1.5 1.5 0 0 1-1.6 1.5A16 16 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4z',
  pin: 'M12 21s-7-6.2-7-11.5a7 7 0 0 1 14 0C19 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  play: 'm7.5 5 11 7-11 7z',
  plus: 'M12 5v14M5 12h14',
  refresh: 'M20 12a8 8 0 1 1-2.4-5.7L20 8.5M20 3.5v5h-5',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16.2 16.2l4.3 4.3',
  send: 'M4 4.5 20.5 12 4 19.5l2.5-7.5zM6.5 12h7',
  share:
    'M18 3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM6 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM18 16a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8.2 10.9l7.6-4.2M8.2 13.1l7.6 4.2',
  sound: 'M4 9.5v5h4l5 4v-13l-5 4zM16.5 9a4 4 0 0 1 0 6M19 6.5a8 8 0 0 1 0 11',
  star: 'm12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8z',
  stop: 'M6.5 6.5h11v11h-11z',
  store: 'M5 12.5V20h14v-7.5M9.5 20v-5h5v5M5 4h14l2 5.5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0z',
  target: 'M12 5.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5',
  trash: 'M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 13h9.4l.8-13M10 11v5.5M14 11v5.5',
  upload: 'M12 16V4.5M7 9l5-5 5 5M4.5 15v4.5h15V15',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5a7.5 7.5 0 0 1 15 0',
  video: 'M3.5 6h12v12h-12zM15.5 10.5l5-3v9l-5-3',
  whatsapp:
    'm4 20 1.3-4.3a8 8 0 1 1 3 3zM9.2 8.5c0 3.6 2.7 6.3 6.3 6.3l.8-1.8-2.2-1-1 .9a5 5 0 0 1-2.2-2.2l.9-1-1-2.2z',
}

export type IconName = keyof typeof PATHS
const isIconName = (name: string): name is IconName => name in PATHS
export const iconNames = Object.keys(PATHS).filter(isIconName)

/** Decorative: the text is beside it, or the label of its button. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg className={classes(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
