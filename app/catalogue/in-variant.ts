import { screenAt } from './screen-at.ts'
import { getScreen, type ScreenId } from './screens.ts'

/**
 * The address of another screen in the variant of the one at `pathname`: what began at `/ai/consensus-simple` stays simple.
 * For the server: the browser's map of screens knows no variants.
 */
export function inVariant(pathname: string, id: ScreenId): string {
  const { variant } = screenAt(pathname)
  const { paths, variants } = getScreen(id)
  const [path] = Object.entries(variants ?? {}).find(([, name]) => name === variant) ?? paths
  return path
}
