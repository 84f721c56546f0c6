import { useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { fillPath, toQuery } from '#app/catalogue/fill-path.ts'
import { endpoints } from '#app/catalogue/endpoints.ts'
import { useLive } from '#app/kits/foundation/live/use-live.ts'
import type { ShownRun } from '../parts/run-page.tsx'

type Part = { position: number; at: number; text: string }

const isPart = (data: unknown): data is Part =>
  typeof data === 'object' && data !== null && 'position' in data && 'at' in data && 'text' in data

/** A run that stays fresh: words of waiting seats grow as they come, everything else is read anew when it changed. */
export function useRunLive<Run extends Pick<ShownRun, 'id' | 'state' | 'seats'>>(read: Run, liveMark: string): Run {
  const [parts, setParts] = useState<readonly Part[]>([])
  useEffect(() => setParts([]), [read])
  const [query] = useSearchParams()
  const live = fillPath(endpoints['consensus/run-live'], { id: read.id }) + toQuery({ key: query.get('key') })
  const address = read.state === 'running' ? live : null
  useLive(address, liveMark, ({ name, data }) => {
    if (name !== 'part' || !isPart(data)) return true
    setParts((before) => [...before, data])
    return false
  })
  if (parts.length === 0) return read
  return { ...read, seats: read.seats.map((seat) => (seat.state === 'waiting' ? withParts(seat, parts) : seat)) }
}

/** Each part says where it begins, so that one that was read already is not added twice. */
function withParts<Seat extends ShownRun['seats'][number]>(seat: Seat, parts: readonly Part[]): Seat {
  const own = parts.filter(({ position }) => position === seat.position)
  const text = own.reduce((so, part) => (part.at <= so.length ? so.slice(0, part.at) + part.text : so), seat.text)
  return { ...seat, text }
}
