import { AgreementRing } from '#app/ui/brand/agreement-ring.tsx'
import { ChoiceChip } from '#app/ui/controls/chip.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import type { MotionTokens } from './motion-tokens.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { Specimen } from '../parts/guide.tsx'
import { MotionLanes } from './motion-lanes.tsx'
import { sayLeaving, sayMs } from './motion-numbers.ts'
import { Replay } from './motion-replay.tsx'
import { WithNumbers } from '../data/numbers.tsx'

const durations = [
  ['--dur-instant', 'A press'],
  ['--dur-fast', 'Hover, colour'],
  ['--dur-base', 'Menus, toasts'],
  ['--dur-gentle', 'Dialogs, sheets'],
  ['--dur-slow', 'Ring arcs, meters'],
] as const

const easings = [
  ['--ease-settle', 'Arriving'],
  ['--ease-leave', 'Leaving'],
  ['--ease-move', 'Changing place'],
  ['--ease-bounce', 'The panda alone'],
] as const

export function toDurations(tokens: MotionTokens): GuideSectionEntry {
  return {
    id: 'durations',
    title: 'Durations',
    lead: 'Five, from a press to the one orchestrated moment of a page. All run on the same curve here.',
    children: (
      <MotionLanes
        name="durations"
        lanes={durations.map(([name, use]) => ({
          name,
          use,
          value: sayMs(tokens[name]),
          duration: `var(${name})`,
          easing: 'var(--ease-move)',
        }))}
      />
    ),
  }
}

export function toEasings(tokens: MotionTokens): GuideSectionEntry {
  return {
    id: 'easing',
    title: 'Easing',
    lead: `Three curves for things and one that overshoots, which belongs to the panda. All take ${sayMs(tokens['--dur-slow'])} here, so that the difference shows.`,
    children: (
      <MotionLanes
        name="easing"
        lanes={easings.map(([name, use]) => ({
          name,
          use,
          value: tokens[name],
          duration: 'var(--dur-slow)',
          easing: `var(${name})`,
          isPanda: name === '--ease-bounce',
        }))}
      />
    ),
  }
}

export function toMoments(tokens: MotionTokens, round: number): GuideSectionEntry {
  return {
    id: 'moments',
    title: 'On real things',
    lead: 'Things arrive slowly enough to be followed and leave in two thirds of that time.',
    children: (
      <>
        <Specimen name="Arrive and leave" use="Opacity and a few pixels of way, never a size.">
          <WithNumbers
            rows={[
              ['Arrives in', sayMs(tokens['--dur-base'])],
              ['Leaves in', sayLeaving(tokens['--dur-base'])],
            ]}
          >
            <div className="motion-stage grid justify-items-start gap-4">
              <ChoiceChip type="checkbox" name="note">
                Show the note
              </ChoiceChip>
              <p className="motion-note max-w-[24rem] rounded-xl bg-surface-raised px-5 py-4 shadow-md">
                Saved. It is in your history.
              </p>
            </div>
          </WithNumbers>
        </Specimen>
        <Specimen name="The panda hops" use="Its own curve, twice, when something worth it is done.">
          <WithNumbers rows={[['Curve', '--ease-bounce']]}>
            <Replay label="Hop again" place="moments" round={round}>
              <Panda pose="celebrate" live className="h-28" />
            </Replay>
          </WithNumbers>
        </Specimen>
      </>
    ),
  }
}

const sampleSeats = [
  { name: 'Seat A', seat: 1, share: 1 },
  { name: 'Seat B', seat: 2, share: 0.9 },
  { name: 'Seat C', seat: 3, share: 0.75 },
  { name: 'Seat D', seat: 4, share: 1 },
  { name: 'Seat E', seat: 5, share: 0.4 },
] as const

export function toRing(tokens: MotionTokens, round: number): GuideSectionEntry {
  return {
    id: 'ring',
    title: 'The ring fills',
    lead: 'The one orchestrated moment of the consensus page: an arc fills as its seat comes back, one after the other.',
    children: (
      <Specimen name="Agreement ring" use="Sample shares of five seats.">
        <WithNumbers
          rows={[
            ['Each arc', sayMs(tokens['--dur-slow'])],
            ['The next starts after', sayMs(tokens['--ring-step'])],
            ['Curve', '--ease-settle'],
          ]}
        >
          <Replay label="Fill again" place="ring" round={round}>
            <AgreementRing seats={sampleSeats} centre="81%" caption="agree" size={148} isArriving />
          </Replay>
        </WithNumbers>
      </Specimen>
    ),
  }
}
