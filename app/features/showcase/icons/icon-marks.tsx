import { HeadMark } from '#app/ui/brand/head-mark.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'
import { StanceNode, toStanceWords, type Stance } from '#app/ui/brand/stance-node.tsx'
import { Specimen } from '../parts/guide.tsx'

const seats = [
  ...['Leaf', 'Circle', 'Square', 'Diamond', 'Triangle', 'Ring'],
  ...['Dashed leaf', 'Dashed circle', 'Dashed square', 'Dashed diamond', 'Dashed triangle', 'Dashed ring'],
] as const
const stances = ['agrees', 'inPart', 'disagrees', 'silent'] as const satisfies readonly Stance[]
const heads = [
  { size: 16, use: 'Beside small words' },
  { size: 20, use: 'In a line of text' },
  { size: 24, use: 'From here the full drawing' },
  { size: 32, use: 'In the header' },
  { size: 48, use: 'On a button' },
  { size: 72, use: 'Alone' },
] as const

/** The marks that are ours alone: seats, stances and the panda's head. */
export function IconMarks() {
  return (
    <>
      <Specimen
        name="Model marks"
        use="Whoever answers keeps one mark everywhere. Shape first, colour second, the name wherever there is room."
        className="grid gap-x-8 gap-y-2 sm:grid-cols-2"
      >
        {seats.map((name, n) => (
          <p key={name} className="flex min-h-11 items-center gap-4 border-b border-line">
            {[13, 16, 20, 28].map((size) => (
              <SeatMark key={size} seat={toSeatNumber(n)} size={size} />
            ))}
            <span className="ms-auto">{name}</span>
          </p>
        ))}
      </Specimen>
      <Specimen
        name="Support nodes"
        use="Where an answer stands on one claim. Full, half, crossed or silent: readable without any colour."
        className="grid gap-x-8 gap-y-2 sm:grid-cols-2"
      >
        {stances.map((stance) => (
          <p key={stance} className="flex min-h-11 items-center gap-4 border-b border-line">
            {[14, 16, 20, 28].map((size) => (
              <StanceNode key={size} stance={stance} size={size} decorative />
            ))}
            <span className="ms-auto">{toStanceWords(stance)}</span>
          </p>
        ))}
      </Specimen>
      <Specimen
        name="The head"
        use="Two drawings: a simple one below 24 px, the full one from there."
        className="flex flex-wrap items-end gap-x-7 gap-y-5"
      >
        {heads.map(({ size, use }) => (
          <span key={size} className="grid w-24 justify-items-center gap-2 text-center text-xs">
            <HeadMark size={size} />
            <span className="tabular-nums">{size} px</span>
            <span className="text-fg-muted">{use}</span>
          </span>
        ))}
      </Specimen>
    </>
  )
}
