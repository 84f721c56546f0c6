import { business } from './business.ts'
import { customer } from './customer.ts'
import { home } from './home.ts'
import { people } from './people.ts'
import type { Situation } from './situation.ts'
import { work } from './work.ts'

/** Every occasion a letter can be written for, in the order of the list. */
export const situations: readonly Situation[] = [...work, ...customer, ...business, ...home, ...people]

export const findSituation = (id: string): Situation | null => situations.find((one) => one.id === id) ?? null
