import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: false, // web/public is served by the server itself, with its own cache rules
  build: { target: 'es2022', assetsInlineLimit: 0 },
})
