export type FileRules = { accept?: string; maxBytes?: number; maxFiles?: number }
type FileFacts = { name: string; type: string; size: number }

const UNITS = ['bytes', 'kB', 'MB', 'GB'] as const

/** "3 bytes", "12 kB", "1.4 MB": in thousands, as file managers count. */
export function toSizeWords(bytes: number): string {
  const power = Math.min(bytes < 1_000 ? 0 : Math.floor(Math.log10(bytes) / 3), UNITS.length - 1)
  const amount = bytes / 1_000 ** power
  const digits = power > 1 && amount < 100 ? 1 : 0
  return `${Number(amount.toFixed(digits)).toLocaleString('en')} ${bytes === 1 ? 'byte' : UNITS[power]}`
}

/** Whether a file is of a kind that an `accept` attribute names: ".pdf", "image/*" or "text/plain". */
export function isAccepted({ name, type }: Pick<FileFacts, 'name' | 'type'>, accept = ''): boolean {
  const kinds = accept
    .toLowerCase()
    .split(',')
    .map((kind) => kind.trim())
  if (kinds.join('') === '') return true
  return kinds.some((kind) => {
    if (kind.startsWith('.')) return name.toLowerCase().endsWith(kind)
    return kind.endsWith('/*') ? type.toLowerCase().startsWith(kind.slice(0, -1)) : type.toLowerCase() === kind
  })
}

/** Why a file cannot be taken, as a sentence; null when it can. `kinds` names in words what is accepted. */
export function findFileProblem(file: FileFacts, { accept, maxBytes }: FileRules, kinds: string): string | null {
  if (!isAccepted(file, accept)) return `${file.name} is of another kind. Here we take ${kinds}.`
  if (file.size === 0) return `${file.name} is empty.`
  if (maxBytes === undefined || file.size <= maxBytes) return null
  const [size, most] = [toSizeWords(file.size), toSizeWords(maxBytes)]
  return `${file.name} is ${size === most ? `just over ${most}` : size}. The most we can take is ${most}.`
}
