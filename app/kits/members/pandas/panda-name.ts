import { findUsernameProblem } from '#app/kits/members/identity/account/username.ts'

/** Signs that are taken for one another, in the order in which they are made one. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[_-]/g, ''],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
  [/cl/g, 'd'],
  [/[1i|]/g, 'l'],
  [/0/g, 'o'],
  [/5/g, 's'],
  [/8/g, 'b'],
  [/2/g, 'z'],
]

/** One key for all names that look like this one. */
export const toLookAlikeKey = (name: string): string =>
  LOOK_ALIKES.reduce((key, [signs, one]) => key.replace(signs, one), name.toLowerCase())

/** Why a panda cannot be called that, as a sentence; null when it can. The rules are those of handles. */
export function findPandaNameProblem(name: string): string | null {
  if (name === '') return 'Please give it a name.'
  if (toLookAlikeKey(name) === '') return 'A name needs a letter or a digit.'
  return findUsernameProblem(name)?.replace('A username', 'A name') ?? null
}
