import { Link } from '@remix-run/react'
import { Panda, pandaPoses } from '#app/ui/brand/panda.tsx'
import { toMascotChoice, type MascotChoice } from './mascot-choice.ts'
import { poseWords } from './mascot-poses.ts'

/** All poses, still: pressing one puts it on the stage. */
export function MascotPoses({ choice }: { choice: MascotChoice }) {
  return (
    <nav aria-label="Pose" data-brand={choice.look.theme}>
      <ul className="grid grid-cols-2 gap-2.5 min-[26rem]:grid-cols-3 sm:grid-cols-4 xl:grid-cols-6">
        {pandaPoses.map((pose) => (
          <li key={pose}>
            <Link
              to={toMascotChoice(choice, { pose, wantsMotion: true })}
              preventScrollReset
              aria-current={pose === choice.pose ? 'true' : undefined}
              className={
                'rounded-card grid gap-2 bg-surface px-3 pt-4 pb-2.5 text-center text-[0.8125rem] font-medium shadow-sm ' +
                'transition-shadow duration-fast hover:shadow-md aria-[current=true]:bg-accent-soft ' +
                'aria-[current=true]:text-accent-soft-fg aria-[current=true]:shadow-[inset_0_0_0_1.5px_var(--accent-line)]'
              }
            >
              <Panda pose={pose} className="mx-auto h-24 max-w-full" />
              {poseWords[pose].name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
