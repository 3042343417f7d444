// What the server hands to the loaders of one request.
import { createContext } from 'react-router'
import type { RenderContext } from '../../contract/visit.ts'

export const requestContext = createContext<RenderContext>()
