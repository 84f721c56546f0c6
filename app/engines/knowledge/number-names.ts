import { monthNames } from '#app/engines/english/english.ts'

/** Ordinal numbers in words, first to thirty-first. */
export const ORDINALS: readonly string[] = (
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth ' +
  'twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'
).split(' ')

export const MONTHS = monthNames
