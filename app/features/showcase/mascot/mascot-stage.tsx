import { useLocation } from '@remix-run/react'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { letsPandaMove } from '../logos/brand-looks.ts'
import { isPlaying, toMascotChoice, type MascotChoice } from './mascot-choice.ts'
import { poseWords } from './mascot-poses.ts'
import type { GuideSectionEntry } from '../parts/guide.tsx'
import { MascotLooks } from './mascot-looks.tsx'
import { MascotPoses } from './mascot-poses.tsx'

export function toMascotStage(choice: MascotChoice): GuideSectionEntry {
  return {
    id: 'stage',
    title: 'On stage',
    lead: 'Choose a pose and a brand. Every choice is an address, so a movement can be linked to.',
    children: (
      <>
        <Stage choice={choice} />
        <MascotPoses choice={choice} />
      </>
    ),
  }
}

function Stage({ choice }: { choice: MascotChoice }) {
  const { key } = useLocation()
  const { pose, look } = choice
  const words = poseWords[pose]
  const isLive = isPlaying(choice)
  return (
    <div
      data-brand={look.theme}
      className="rounded-sheet grid grid-cols-[minmax(0,1fr)] overflow-clip bg-surface shadow-sm md:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]"
    >
      <div className="grid min-h-80 place-items-center bg-accent-soft px-10 py-9">
        <Panda
          key={`${pose} ${key}`}
          pose={pose}
          live={isLive}
          title={`Panda, ${words.name.toLowerCase()}`}
          className="h-[clamp(200px,26vw,292px)] max-w-full"
        />
      </div>
      <div className="flex flex-col gap-4 p-5 sm:p-7">
        <div>
          <h3 className="heading-card">{words.name}</h3>
          <p className="mt-1 text-fg-muted">{words.means}.</p>
        </div>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2 text-[0.8125rem]">
          <dt className="text-fg-subtle">Moves</dt>
          <dd>{words.moves}</dd>
          <dt className="text-fg-subtle">Face</dt>
          <dd>{words.face}</dd>
          <dt className="text-fg-subtle">Stands on</dt>
          <dd>{words.where}</dd>
        </dl>
        <MascotLooks choice={choice} />
        <div className="mt-auto pt-1">
          <StageControl choice={choice} isLive={isLive} />
        </div>
      </div>
    </div>
  )
}

function StageControl({ choice, isLive }: { choice: MascotChoice; isLive: boolean }) {
  if (!letsPandaMove(choice.look.theme)) {
    return (
      <p className="flex items-start gap-2 text-[0.8125rem] text-fg-muted">
        <Icon name="info" size={16} className="mt-0.5" />
        Speak-to-email sits in front of clients and patients, so its panda holds still.
      </p>
    )
  }
  return (
    <>
      <ButtonLink to={toMascotChoice(choice, { wantsMotion: !isLive })} preventScrollReset variant="soft" size="sm">
        <Icon name={isLive ? 'pause' : 'play'} size={17} />
        {isLive ? 'Hold still' : 'Play'}
      </ButtonLink>
      <p className="mt-2 hidden text-[0.8125rem] text-fg-muted motion-reduce:block">
        Your system asks for less motion, so the panda stands still either way.
      </p>
    </>
  )
}
