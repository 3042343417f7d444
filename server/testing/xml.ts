// Validates sitemaps and feeds against their schemas.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memoryPages, validateXML } from 'xmllint-wasm'

const readSchema = async (fileName: string) => ({
  fileName,
  contents: await readFile(join(import.meta.dirname, 'xml-schemas', fileName), 'utf8'),
})

const FORMATS = {
  sitemap: { file: 'sitemap.xsd', extension: 'schema' },
  siteindex: { file: 'siteindex.xsd', extension: 'schema' },
  atom: { file: 'atom.rng', extension: 'relaxng' },
} as const

/** Empty for a valid document. */
export const xmlErrors = async (contents: string, format: keyof typeof FORMATS) => {
  const { file, extension } = FORMATS[format]
  const { errors } = await validateXML({
    xml: { fileName: 'document.xml', contents },
    schema: [await readSchema(file)],
    preload: [await readSchema('xhtml-link.xsd')],
    extension,
    maxMemoryPages: memoryPages.GiB,
  })
  return errors.map(({ message }) => message)
}
