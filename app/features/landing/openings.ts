import { getScreen, type ScreenId } from '#app/catalogue/screens.ts'
import { fillPath } from '#app/catalogue/fill-path.ts'

/** The address of a tool, for screens that need no parameter. */
export function toTool(screen: ScreenId): string {
  return fillPath(getScreen(screen).paths[0], {})
}
