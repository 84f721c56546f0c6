import { basename } from 'node:path'
import { screenIds, type ScreenId } from '#app/catalogue/screens.ts'
import { listAsset } from '#app/platform/assets.server.ts'
import { once } from '#app/platform/once.ts'

/** Screens with a route of their own; the others are drawn by the waiting page, by the same rule as in routes.ts. */
const builtScreens = (): ReadonlySet<ScreenId> =>
  once('built-screens', () => {
    const files = new Set(listAsset('screen-files').map((file) => basename(file)))
    return new Set(screenIds.filter((id) => files.has(`${id}.route.tsx`)))
  })

export const isBuilt = (id: ScreenId): boolean => builtScreens().has(id)
