/** Turns texts into unit vectors; the caller brings it, because one port does not reach into another. */
export type EmbedTexts = (texts: string[]) => Promise<Float32Array[]>

/** Cosine of two unit vectors; 0 when one is missing. */
export function cosine(a: Float32Array | undefined, b: Float32Array | undefined): number {
  if (!a || !b) return 0
  let sum = 0
  for (let i = 0; i < a.length; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
