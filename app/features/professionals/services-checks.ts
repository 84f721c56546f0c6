const MATTER_MAX_CHARS = 600
export const MATTER_MISSING = 'Please say in a sentence what it is about.'

/** The sentence beside the matter, or null: the same in the browser and on the server. */
export function findMatterError(matter: string): string | null {
  if (matter.trim() === '') return MATTER_MISSING
  return matter.length <= MATTER_MAX_CHARS
    ? null
    : `A sentence or two is enough, at most ${MATTER_MAX_CHARS} characters.`
}
