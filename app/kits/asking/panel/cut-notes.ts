import type { Ledger } from '#app/engines/claim-ledger/ledger.ts'

/** What of the answers was not compared, because the work for one panel is bounded; nothing where all was. */
export function toCutNotes(
  { cuts = [] }: Pick<Ledger, 'cuts'>,
  seats: readonly { seat: string; label: string }[],
): string[] {
  const nameOf = (id: string) => seats.find(({ seat }) => seat === id)?.label ?? id
  return cuts.map((cut) => {
    if (cut.what === 'pairs')
      return `Of ${cut.of} pairs of claims only the ${cut.compared} that share most were compared.`
    if (cut.what === 'words') return `Only the beginning of the longest sentences of ${nameOf(cut.seat)} was compared.`
    return `Only the first ${cut.compared} claims of ${nameOf(cut.seat)} were compared.`
  })
}
