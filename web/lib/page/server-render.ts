import { createContext } from 'react'

/** What only the server knows while it renders a page. The browser has the defaults. */
export const ServerRender = createContext<{ nonce?: string; savesData: boolean }>({ savesData: false })
