import { paths } from '../paths.ts'

export const publisherOf = (name: string, publicUrl: string) => ({
  '@type': 'Organization',
  name,
  url: new URL(paths.home(), publicUrl).href,
  logo: new URL('/icon-512.png', publicUrl).href,
})
