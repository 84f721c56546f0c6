type Reading = { text: string; lines: readonly { text: string; confidence: number }[] }

/** What an engine read, with how sure it is on the whole: longer lines count more. */
export function toPictureText({ text, lines }: Reading): { text: string; confidence: number } {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  const sure = lines.reduce((sum, line) => sum + line.text.length * line.confidence, 0)
  return { text, confidence: letters === 0 ? 0 : sure / letters }
}
