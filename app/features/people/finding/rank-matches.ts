type Met = { shared: readonly string[]; country: string | null; languages: readonly string[]; isOpen: boolean }
type Self = { country: string | null; languages: readonly string[] }

const SAME_COUNTRY = 0.25
const OPEN = 0.15

/**
 * Members by how much they share with somebody: an interest that few name says more than one that everybody names. Each
 * comes with its reason in words.
 */
export function rankMatches<T extends Met>(
  members: readonly T[],
  self: Self,
  countOf: (interest: string) => number,
): (T & { reason: string })[] {
  return members
    .filter(({ shared }) => shared.length > 0)
    .map((member) => {
      const shared = [...member.shared].sort((a, b) => countOf(a) - countOf(b) || (a < b ? -1 : 1))
      const isNear = self.country !== null && member.country === self.country
      const weight =
        shared.reduce((sum, interest) => sum + 1 / Math.log2(1 + Math.max(1, countOf(interest))), 0) +
        (isNear ? SAME_COUNTRY : 0) +
        (member.isOpen ? OPEN : 0)
      return { member, weight, reason: toReason(shared, isNear) }
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ member, reason }) => ({ ...member, reason }))
}

function toReason(shared: readonly string[], isNear: boolean): string {
  const [last, ...first] = [...shared].reverse()
  const named = first.length > 0 ? `${first.reverse().join(', ')} and ${last}` : last!
  return `You both named ${named}${isNear ? ', and live in the same country' : ''}.`
}
