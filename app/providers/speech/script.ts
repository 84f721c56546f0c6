/** Whether a text is written in the Latin alphabet, digits aside: what engines of English can read out. */
export function isMostlyLatin(text: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  return letters === 0 || latin * 2 > letters
}
