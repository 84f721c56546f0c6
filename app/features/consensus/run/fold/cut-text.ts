/** The beginning of a text, as whole sentences or words where the cut allows it. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const head = text.slice(0, most)
  const sentence = Math.max(head.lastIndexOf('\n'), ...['. ', '! ', '? ', '。'].map((end) => head.lastIndexOf(end)))
  const at = sentence > most / 2 ? sentence + 1 : head.lastIndexOf(' ') > most / 2 ? head.lastIndexOf(' ') : most
  return text.slice(0, at).trimEnd().toWellFormed()
}
