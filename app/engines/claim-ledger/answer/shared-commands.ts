import type { SeatClaim } from '../claims.ts'
import type { DecidedEdge } from '../judgements.ts'
import { pairsOf, placedClaims } from './told-rivals.ts'

/** A command in a sentence, as it stands between backticks: more than a name. */
const COMMAND = /`([^`\n]{3,160} [^`\n]{1,160})`/g
/** "Run `git reset --soft HEAD~1`.": an order that says nothing but the command. */
const BARE =
  /^(?:(?:then|first|just|simply|you can|please),? )?(?:run|use|type|enter|execute|try|call)(?: the command)?:? `[^`]+`[.!:;]?$/i
const DENIED = /\b(?:not|never|no|avoid|instead of|rather than|unless|if)\b|n['’]t\b/i

type Told = { at: number; seat: string; raw: string; commands: string[] }

/** Who gives a command in whatever sentence gives what another orders in so many words. */
export function withCommands(edges: DecidedEdge[], claims: SeatClaim[]): DecidedEdge[] {
  const told = placedClaims(claims).flatMap(({ claim, at, seat }): Told[] => {
    const { answer, segment } = claim
    const raw = answer.text.slice(segment.start, segment.end + (answer.text[segment.end] === '`' ? 1 : 0)).trim()
    const commands = [...raw.matchAll(COMMAND)].map(([, command = '']) => command.replace(/\s+/g, ' ').trim())
    return commands.length === 1 && !DENIED.test(raw.replace(COMMAND, '')) ? [{ at, seat, raw, commands }] : []
  })
  const known = new Set(edges.map(({ a, b }) => `${a}|${b}`))
  const same = pairsOf(told).flatMap(([x, y]): DecidedEdge[] => {
    const [first, second] = x.at < y.at ? [x, y] : [y, x]
    const within = BARE.test(first.raw) ? (BARE.test(second.raw) ? 'both' : 'a') : BARE.test(second.raw) ? 'b' : null
    if (within === null || x.commands[0] !== y.commands[0] || known.has(`${first.at}|${second.at}`)) return []
    return [
      {
        ...{ a: first.at, b: second.at, tier: 'slots' },
        verdict: { relation: 'agree', tier: 'slots', differs: null, share: 1, within },
      },
    ]
  })
  return [...edges, ...same]
}
