import { getScreen, screens, type ScreenId } from './screens.ts'

/** The sentence of a screen. The build cuts sentences out of the entries that pages load and keeps them here. */
export const aboutOf = (id: ScreenId): string => screens[id].about

/** Further words people look for a screen by; '' where there are none. */
export const alsoOf = (id: ScreenId): string => getScreen(id).also ?? ''
