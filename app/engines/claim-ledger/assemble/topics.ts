import type { LedgerDispute } from '../record.ts'
import { compareText } from '../text/text.ts'
import type { Chosen } from './assemble.ts'
import { seatsOf } from './rows.ts'
import type { Row } from './rows.ts'
import type { Topic } from './score.ts'

/** What several seats spoke to: each dispute once, each undisputed row once. */
export function topicsOf(rows: Row[], chosen: Chosen[], disputes: LedgerDispute[]): Topic[] {
  const disputed = new Set(disputes.flatMap(({ claimIds }) => claimIds))
  return [...disputes.map((dispute) => contested(dispute, chosen)), ...undisputed(rows, disputed)]
}

function contested({ positions, claimIds }: LedgerDispute, chosen: Chosen[]): Topic {
  const [first, second] = positions
  const isLeading = first !== undefined && first.seats.length > (second?.seats.length ?? 0)
  const partly = chosen.filter(({ id }) => claimIds.includes(id)).flatMap(({ qualify }) => qualify)
  const spoke = [...new Set([...positions.flatMap(({ seats }) => seats), ...partly])]
  return { leading: isLeading ? first.seats : [], partly: [...new Set(partly)], spoke, isContested: true }
}

function undisputed(rows: Row[], disputed: Set<string>): Topic[] {
  const seen = new Set<number>()
  const isFree = (i: number): boolean => !disputed.has(`c${i + 1}`) && !seen.has(i)
  return rows
    .filter(({ index }) => isFree(index))
    .toSorted((a, b) => seatsOf(b).length - seatsOf(a).length || compareText(a.head.text, b.head.text))
    .flatMap((row): Topic[] => {
      if (seen.has(row.index)) return []
      const partlyRows = row.partly.filter(isFree)
      for (const i of [row.index, ...partlyRows]) seen.add(i)
      return [
        plain(
          seatsOf(row),
          partlyRows.flatMap((i) => seatsOf(rows[i])),
        ),
      ]
    })
}

function plain(support: string[], qualifying: string[]): Topic {
  const partly = [...new Set(qualifying)].filter((seat) => !support.includes(seat))
  const spoke = [...support, ...partly]
  const isTied = partly.length > 0 && support.length === 1
  return { leading: isTied ? [] : support, partly: isTied ? spoke : partly, spoke, isContested: false }
}
