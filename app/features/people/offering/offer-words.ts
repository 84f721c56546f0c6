import { toTable } from '#app/platform/table.ts'

const kinds = toTable({ skill: 'A skill', time: 'Some time', thing: 'A thing' })
const places = toTable({ anywhere: 'Anywhere, over the net', near: 'Where the giver lives' })

export const toKindWords = (kind: string): string => kinds[kind] ?? kind
export const toWhereWords = (where: string): string => places[where] ?? where

export const offerKinds = Object.entries(kinds).map(([value, label]) => ({ value, label }))
export const offerPlaces = Object.entries(places).map(([value, label]) => ({ value, label }))
