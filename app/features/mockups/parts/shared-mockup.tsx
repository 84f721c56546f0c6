import { UnderlineTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { SharedMockupView } from '../editing/mockup-view.server.ts'
import { SvgPicture } from './svg-picture.tsx'

/** A mock-up as whoever has its link clicks through it. */
export function SharedMockup({ view: { title, screens, screen, name, svg } }: { view: SharedMockupView }) {
  return (
    <article className="page max-w-[84rem] pt-6 pb-section sm:pt-10" aria-labelledby="title">
      <h1 id="title" className="heading-page wrap-anywhere" dir="auto">
        {title}
      </h1>
      <p className="mt-1 text-fg-muted">A mock-up shared by a link. Buttons that lead somewhere can be pressed.</p>
      <UnderlineTabs
        label="Screens"
        tabs={screens.map((one) => ({ label: one.name, to: one.href, isChosen: one.id === screen }))}
        className="mt-4"
      />
      <SvgPicture svg={svg} label={`Screen ${name}, with its links`} />
    </article>
  )
}
