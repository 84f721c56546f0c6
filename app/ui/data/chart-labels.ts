/** Places for labels that want to stand at `wanted`: in the same order, at least `step` apart, within the range. */
export function spreadLabels(
  wanted: readonly number[],
  { step, from, to }: { step: number; from: number; to: number },
): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const places = [...wanted]
  let least = from
  for (const n of order) {
    places[n] = Math.max(places[n] ?? 0, least)
    least = (places[n] ?? 0) + step
  }
  let most = to
  for (const n of order.reverse()) {
    places[n] = Math.min(places[n] ?? 0, most)
    most = (places[n] ?? 0) - step
  }
  return places
}
