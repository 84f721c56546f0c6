import { existsSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import type {} from 'vitest/config'
import type { VitestPluginContext } from 'vitest/node'
import { menuItems } from '../app/catalogue/menu-items.ts'
import { SERVER_FIELDS } from '../app/catalogue/screen.ts'
import {
  getScreen,
  isScreenId,
  screenIds,
  screensBySubject,
  subjectOf,
  type ScreenId,
} from '../app/catalogue/screens.ts'
import { allEndpoints } from '../app/catalogue/unlinked-endpoints.ts'

const SUBJECT_FILE = /\/app\/catalogue\/screens\/([\w-]+)\.ts$/
const MENU_ITEMS_FILE = /\/app\/catalogue\/menu-items\.ts$/
const DOORS_FILE = /\/app\/catalogue\/doors\.ts$/
const ABOUTS_FILE = /\/app\/catalogue\/abouts\.ts$/

/** Whether a screen has no route of its own, by the rule of routes.ts, or its route says that it waits. */
function isWaiting(id: ScreenId): boolean {
  const file = new URL(`../app/features/${subjectOf(id)}/${id}.route.tsx`, import.meta.url)
  return !existsSync(file) || readFileSync(file, 'utf8').includes('isWaiting: true')
}

export const listWaiting = (): ScreenId[] => screenIds.filter(isWaiting)

const toName = (subject: string) => subject.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const entriesOf = (subject: string) =>
  Object.entries((screensBySubject as Record<string, Record<string, object>>)[subject] ?? {}) as [ScreenId, object][]

/** Says in the entries which screens wait, for the server and for tests. */
export function openDoors(): Plugin {
  return {
    name: 'open-doors',
    enforce: 'pre',
    // What stands in these follows from other files, so tests read them anew in every run.
    configureVitest(vitest: VitestPluginContext) {
      vitest.experimental_defineCacheKeyGenerator(({ id }) => (SUBJECT_FILE.test(id) ? false : null))
    },
    transform(code, id) {
      const subject = SUBJECT_FILE.exec(id)?.[1]
      if (!subject) return
      const waiting = entriesOf(subject).flatMap(([one]) => (isWaiting(one) ? [one] : []))
      const marks = `\nfor (const id of ${JSON.stringify(waiting)}) ${toName(subject)}[id].waits = true\n`
      return { code: code + marks, map: null }
    },
  }
}

/** What pages load of one subject's entries: all but what the server alone needs, and whether they wait. */
export function cutSubject(subject: string): Record<string, object> {
  const isKept = ([field]: [string, unknown]) => !(SERVER_FIELDS as readonly string[]).includes(field)
  return Object.fromEntries(
    entriesOf(subject).map(([id, entry]) => [
      id,
      { ...Object.fromEntries(Object.entries(entry).filter(isKept)), ...(isWaiting(id) && { waits: true }) },
    ]),
  )
}

const ASKS_ENTRY = 'getScreen(id).waits !== true'

/** The doors with the names of the waiting screens in place of the entries. */
function withWaiting(code: string): string {
  if (!code.includes(ASKS_ENTRY)) throw new Error('app/catalogue/doors.ts asks the entries another way')
  return code.replace(ASKS_ENTRY, `!${JSON.stringify(listWaiting())}.includes(id)`)
}

/** Cuts the small map of screens for the browser out of the catalogue, and puts the sentences where they are asked for. */
export function cutCatalogue(): Plugin {
  return {
    name: 'cut-catalogue',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr) return
      const subject = SUBJECT_FILE.exec(id)?.[1]
      if (subject) {
        return { code: `export const ${toName(subject)} = ${JSON.stringify(cutSubject(subject))}`, map: null }
      }
      if (DOORS_FILE.test(id)) return { code: withWaiting(code), map: null }
      if (MENU_ITEMS_FILE.test(id)) {
        return { code: `export const menuItems = new Map(${JSON.stringify([...menuItems])})`, map: null }
      }
      if (ABOUTS_FILE.test(id)) {
        const abouts = Object.fromEntries(screenIds.map((one) => [one, getScreen(one).about]))
        const also = Object.fromEntries(screenIds.map((one) => [one, getScreen(one).also]))
        return {
          code:
            `const abouts = ${JSON.stringify(abouts)}\nexport const aboutOf = (id) => abouts[id]\n` +
            `const also = ${JSON.stringify(also)}\nexport const alsoOf = (id) => also[id] ?? ''`,
          map: null,
        }
      }
      return
    },
  }
}

/** Puts the address itself where pages name an endpoint, so that no page loads the list of all. */
export function inlineEndpoints(code: string): string {
  return code.replace(/\b(?:allE|e)ndpoints\['([\w/-]{1,60})'\]/g, (named, id: string) =>
    Object.hasOwn(allEndpoints, id) ? JSON.stringify(allEndpoints[id as keyof typeof allEndpoints]) : named,
  )
}

/** The same for every file that pages load. */
export function cutEndpoints(): Plugin {
  return {
    name: 'cut-endpoints',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !id.includes('/app/') || !/catalogue\/(?:unlinked-)?endpoints\.ts/.test(code)) return
      return { code: inlineEndpoints(code), map: null }
    },
  }
}

const TO_FILE = /\bfrom '#app\/catalogue\/to\.ts'|\bfrom '\.\/to\.ts'/
const CATALOGUE_FILE = /\/app\/catalogue\/[\w-]+\.ts$/

const ASKED = /(?<![\w$.])to\(\s*'([\w-]{1,60})'/g
/** A call with a variable, or the function handed on. */
const STILL_ASKED = /(?<![\w$.])to\(|[(,{:=?]\s*to\s*[),}:]/
const TO_IMPORT = /^import \{([^}]*)\} from '(?:#app\/catalogue|\.)\/to\.ts'$/m

/**
 * Writes the pattern where pages ask for the address of a screen by its name, so that no page loads the list of all. A file
 * that asks for nothing else no longer names the list, which would bring it along.
 */
export function inlineAddresses(code: string): string {
  const written = code.replace(ASKED, (asked, id: string) =>
    isScreenId(id) ? `__toAddress(${JSON.stringify(getScreen(id).paths[0])}` : asked,
  )
  if (written === code) return code
  const withoutImport = written.replace(TO_IMPORT, (line, names: string) => {
    if (STILL_ASKED.test(written.replace(TO_IMPORT, ''))) return line
    const others = names.split(',').filter((name) => !/^(?:to|type .*|)$/.test(name.trim()))
    return others.length === 0 ? '' : `import {${others.join(',')}} from '#app/catalogue/to.ts'`
  })
  return `import { toAddress as __toAddress } from '#app/catalogue/fill-path.ts'\n${withoutImport}`
}

/** The same for every file that pages load. */
export function cutAddresses(): Plugin {
  return {
    name: 'cut-addresses',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !id.includes('/app/')) return
      const pure = CATALOGUE_FILE.test(id) ? { moduleSideEffects: false } : {}
      if (!TO_FILE.test(code)) return 'moduleSideEffects' in pure ? { code, map: null, ...pure } : undefined
      return { code: inlineAddresses(code), map: null, ...pure }
    },
  }
}
