export type Piece = 'intro' | 'verse' | 'chorus' | 'bridge' | 'outro' | 'main'

/** The parts of a song of so many stretches, in their order. */
export function planForm(stretches: number): Piece[] {
  if (stretches <= 1) return ['main']
  if (stretches === 2) return ['verse', 'chorus']
  if (stretches === 3) return ['verse', 'chorus', 'chorus']
  if (stretches === 4) return ['intro', 'verse', 'chorus', 'outro']
  const form: Piece[] = ['intro']
  const middle = stretches - 2
  let hadBridge = false
  while (form.length - 1 < middle) {
    const left = middle - (form.length - 1)
    if (!hadBridge && form.length - 1 >= middle / 2 && left >= 3) {
      form.push('bridge')
      hadBridge = true
    }
    form.push(...(['verse', 'chorus'] as const).slice(left === 1 ? 1 : 0))
  }
  return [...form.slice(0, middle + 1), 'outro']
}
