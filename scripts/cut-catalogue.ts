import type { Plugin } from 'vite'
import { SERVER_FIELDS } from '../app/catalogue/screen.ts'
import { getScreen, screenIds, screensBySubject } from '../app/catalogue/screens.ts'

const SUBJECT_FILE = /\/app\/catalogue\/screens\/([\w-]+)\.ts$/
const ABOUTS_FILE = /\/app\/catalogue\/abouts\.ts$/

/** What pages load of one subject's entries: all but what the server alone needs. */
export function cutSubject(subject: string): Record<string, object> {
  const entries = Object.entries((screensBySubject as Record<string, Record<string, object>>)[subject] ?? {})
  const isKept = ([field]: [string, unknown]) => !(SERVER_FIELDS as readonly string[]).includes(field)
  return Object.fromEntries(
    entries.map(([id, entry]) => [id, Object.fromEntries(Object.entries(entry).filter(isKept))]),
  )
}

/** Cuts the small map of screens for the browser out of the catalogue, and puts the sentences where they are asked for. */
export function cutCatalogue(): Plugin {
  return {
    name: 'cut-catalogue',
    enforce: 'pre',
    transform(_, id, options) {
      if (options?.ssr) return
      const subject = SUBJECT_FILE.exec(id)?.[1]
      if (subject) {
        const name = subject.replace(/-(\w)/g, (__, letter: string) => letter.toUpperCase())
        return { code: `export const ${name} = ${JSON.stringify(cutSubject(subject))}`, map: null }
      }
      if (ABOUTS_FILE.test(id)) {
        const abouts = Object.fromEntries(screenIds.map((one) => [one, getScreen(one).about]))
        return {
          code: `const abouts = ${JSON.stringify(abouts)}\nexport const aboutOf = (id) => abouts[id]`,
          map: null,
        }
      }
      return
    },
  }
}
