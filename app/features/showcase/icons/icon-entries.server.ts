import { iconNames } from '#app/ui/brand/icon-names.ts'
import { iconMeanings } from './icon-meanings.ts'
import type { IconEntry } from './icon-search.ts'

/** Every icon with its meaning. Read on the server alone: the list of names would weigh on the first chunk of every page. */
export const iconEntries: readonly IconEntry[] = iconNames.map((name) => ({ name, meaning: iconMeanings[name] ?? '' }))
