import { to } from '#app/catalogue/to.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Icon } from '#app/ui/brand/icon.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { SegmentedTabs } from '#app/ui/controls/segmented-tabs.tsx'
import type { VoiceToolsView } from '../tools/voice-tools.server.ts'
import { HearForm } from './hear-form.tsx'
import { RecordingPage } from './recording-page.tsx'
import { RecordingRowPart, RecordingsListPart } from './recordings-list.tsx'
import { SpeakForm, WordList } from './speak-form.tsx'

const SPEAK_EXAMPLE =
  '# A short reading\n\nThe kettle clicks off. [pause] *Now* the tea can be made.\n\n# The second part\n\nPour the water slowly, and wait four minutes.'

type SpeakView = Extract<VoiceToolsView, { part: 'speak' | 'hear' }>

/** Text to speech and speech to text, and what came of both. */
export function VoiceToolsPage({ view, problem }: { view: VoiceToolsView; problem: FormProblem | null }) {
  if (view.part === 'recording')
    return <RecordingPage key={view.recording.id} view={view.recording} screen="voice-tools" problem={problem} />
  const wrongForm = problem?.values['do'] === 'hear' ? 'hear' : problem ? 'speak' : null
  const part = view.part === 'list' ? 'list' : (wrongForm ?? view.part)
  const tabs = [
    { label: 'Read aloud', to: to('voice-tools'), isChosen: part === 'speak', icon: 'volume' as const },
    {
      label: 'Write down',
      to: to('voice-tools', null, { part: 'hear' }),
      isChosen: part === 'hear',
      icon: 'mic' as const,
    },
    {
      label: 'Your recordings',
      to: to('voice-tools', null, { part: 'list' }),
      isChosen: part === 'list',
      icon: 'list' as const,
    },
  ]
  return (
    <div className="page max-w-[52rem] pt-6 pb-section sm:pt-10">
      <h1 className="heading-page">Voice tools</h1>
      <p className="lead mt-1 max-w-[40em]">
        Have a text read aloud, or have speech written down. Both are done on this server unless you choose a company.
      </p>
      <div className="mt-5 max-w-full overflow-x-auto">
        <SegmentedTabs label="Voice tools" tabs={tabs} />
      </div>
      <div className="mt-6">
        {view.part === 'list' ? (
          <RecordingsListPart list={view.list} screen="voice-tools" />
        ) : (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
            {part === 'hear' ? (
              <HearForm action={to('voice-tools')} ears={view.ears} canRead={view.canRead} problem={problem} />
            ) : (
              <>
                {view.whole ? <WholeText whole={view.whole} /> : null}
                <SpeakForm key={view.text} view={view} problem={problem} />
                <p className="-mt-7">
                  <ButtonLink to={to('voice-tools', null, { text: SPEAK_EXAMPLE })} variant="ghost" size="sm">
                    <Icon name="sparkles" size={16} /> Fill in an example
                  </ButtonLink>
                </p>
                <WordList view={view} problem={problem} />
              </>
            )}
            {view.recent.length > 0 ? (
              <section aria-labelledby="recent">
                <h2 id="recent" className="heading-small">
                  Lately
                </h2>
                <ul className="mt-2 border-b border-line">
                  {view.recent.map((row) => (
                    <RecordingRowPart key={row.id} row={row} screen="voice-tools" />
                  ))}
                </ul>
              </section>
            ) : null}
          </div>
        )}
      </div>
    </div>
  )
}

/** Which text stands in the form, and the other volumes of a long one. */
function WholeText({ whole: { title, volumes } }: { whole: NonNullable<SpeakView['whole']> }) {
  return (
    <div className="-mb-6 grid gap-3">
      <p>
        <strong dir="auto">{title}</strong>
        {volumes.length > 1
          ? ` is longer than what is read aloud at once, so it comes in ${volumes.length} volumes.`
          : ' stands in the form below, chapter by chapter.'}{' '}
        Choose a voice and press “Read it aloud”: the recording has the chapters, its text follows the sound, and it can
        be downloaded and shared.
      </p>
      {volumes.length > 1 ? (
        <SegmentedTabs
          label="Volumes"
          tabs={volumes.map(({ n, href, isChosen }) => ({ label: `Volume ${n}`, to: href, isChosen }))}
        />
      ) : null}
    </div>
  )
}
