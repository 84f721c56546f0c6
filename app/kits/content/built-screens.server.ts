import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { screenIds, subjectOf, type ScreenId } from '#app/catalogue/screens.ts'
import { once } from '#app/platform/once.ts'

/** Screens with a route of their own; the others are drawn by the waiting page, by the same rule as in routes.ts. */
export const builtScreens = (): ReadonlySet<ScreenId> =>
  once('built-screens', () => new Set(screenIds.filter((id) => existsSync(fileOf(id)))))

export const isBuilt = (id: ScreenId): boolean => builtScreens().has(id)

const fileOf = (id: ScreenId) => join(process.cwd(), 'app', 'features', subjectOf(id), `${id}.route.tsx`)
