/** What zod knows of an object when its rules over several fields are asked: the issues of single fields so far. */
type SoFar = { value: unknown; issues: readonly { path?: readonly PropertyKey[] | undefined }[] }

/**
 * For a rule over several fields of a form (`refine`, `superRefine`): it speaks in the same answer as the rules of single
 * fields, wherever the fields it reads are right themselves, so that somebody hears of every fault at once.
 */
export const acrossFields = (...names: readonly string[]) => ({
  when: ({ value, issues }: SoFar): boolean =>
    typeof value === 'object' && value !== null && !issues.some(({ path }) => names.includes(String(path?.[0]))),
})
