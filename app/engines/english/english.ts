/** Plain English names that several readers and writers of text share. The index is the number: `numberNames[3]` is three. */
export const numberNames = 'zero one two three four five six seven eight nine ten eleven twelve'.split(
  ' ',
) as readonly string[]

/** January first. */
export const monthNames = 'January February March April May June July August September October November December'.split(
  ' ',
) as readonly string[]

/** `(?:January|…|December)` as the source of a pattern. */
export const monthPattern = `(?:${monthNames.join('|')})`

/** Sunday first, as `getDay` counts. */
export const weekdayNames = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ') as readonly string[]
