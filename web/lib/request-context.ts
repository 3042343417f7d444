// What the server hands to the loaders of one request.
import { createContext } from 'react-router'
import type { RenderContext } from '../../contract/visit.ts'
import type { Language } from '../../contract/limits.ts'

export const requestContext = createContext<RenderContext & { language: Language }>()
