import { Link } from '@remix-run/react'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Panda } from '#app/ui/brand/panda.tsx'
import { toTool } from '../openings.ts'
import { errands } from '../tools.ts'
import { Composer } from './composer.tsx'
import { OpeningBadge } from './tool-link.tsx'

/** For people who come with an errand and not with a question: the tools first, as things to do. */
export function HeroPicker() {
  return (
    <section className="page pt-[clamp(22px,4vw,52px)] pb-4">
      <h1 className="heading-hero">What do you want to do?</h1>
      <div className="mt-8 grid grid-cols-2 gap-4 lg:grid-cols-4">
        <div
          data-errand="ask"
          className={
            'rounded-sheet relative col-span-2 row-span-2 flex flex-col justify-end overflow-clip ' +
            'bg-accent-soft p-6 max-sm:p-4'
          }
        >
          <Panda pose="greeting" live className="absolute top-2 right-5 w-40 max-sm:w-30" />
          <h2 className="heading-section text-accent-soft-fg max-lg:mt-24">Ask something</h2>
          <p className="mt-1 mb-4.5 max-w-[26ch] text-sm text-accent-soft-fg">
            Several models and sources answer, claim by claim.
          </p>
          <Composer rows={3} />
        </div>
        {errands.map((errand) => (
          <Link
            key={errand.verb}
            to={toTool(errand.screen)}
            className={
              'rounded-sheet flex min-h-43 flex-col justify-between bg-surface p-5 shadow-sm ' +
              'transition-[box-shadow,transform] duration-base ease-arrive hover:-translate-y-0.5 ' +
              'hover:shadow-md last:max-lg:col-span-2 lg:last:col-span-2'
            }
          >
            <span className="flex items-start justify-between gap-2">
              <Icon name={errand.icon} size={24} className="text-accent-text" />
              <OpeningBadge screen={errand.screen} />
            </span>
            <span className="mt-6">
              <b className="heading-small block">{errand.verb}</b>
              <span className="mt-1 block text-sm text-fg-muted">{errand.about}</span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  )
}
