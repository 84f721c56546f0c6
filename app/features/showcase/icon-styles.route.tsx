import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { to } from '#app/catalogue/to.ts'
import { clock } from '#app/platform/clock.ts'
import { readForm } from '#app/platform/request/form.server.ts'
import { Flash } from '#app/ui/overlays/flash.tsx'
import { controlInputs, toDayRange } from './controls/control-form.inputs.ts'
import { toReceivedRows } from './controls/control-form.received.ts'
import { iconEntries } from './icons/icon-entries.server.ts'
import { ICON_QUERY_MAX_CHARS } from './icons/icon-search.ts'
import { ButtonSpecimens, toPressedWords } from './controls/button-specimens.tsx'
import { ControlForm } from './controls/control-form.tsx'
import { ControlReceived } from './controls/control-received.tsx'
import { SmallParts } from './controls/control-small-parts.tsx'
import { AmountStates, ChoiceStates, ListStates, TextStates } from './controls/control-states.tsx'
import { Guide } from './parts/guide.tsx'
import { IconGrid } from './icons/icon-grid.tsx'
import { IconGrounds } from './icons/icon-grounds.tsx'
import { IconMarks } from './icons/icon-marks.tsx'
import { IconSizes } from './icons/icon-sizes.tsx'

/** `?q=` filters the icons, `?view=` chooses a tab; `?pressed=` is what a button without JavaScript asks for. */
export function loader({ request, context }: LoaderFunctionArgs) {
  context.keepForGuests?.()
  const query = new URL(request.url).searchParams
  return {
    icons: iconEntries,
    query: (query.get('q') ?? '').slice(0, ICON_QUERY_MAX_CHARS),
    view: query.get('view'),
    pressed: (query.get('pressed') ?? '').slice(0, ICON_QUERY_MAX_CHARS),
    days: toDayRange(clock.now()),
  }
}

/** Checks the sample form and hands it back; nothing is kept. A document that comes back has lost its files. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { input, problem } = await readForm(request, controlInputs(toDayRange(clock.now())))
  if (problem) return data({ problem, isReloaded: context.isDocument, received: null }, 400)
  return data({ problem: null, isReloaded: false, received: toReceivedRows(input) })
}

export default function IconStyles() {
  const { icons, query, view, pressed, days } = useLoaderData<typeof loader>()
  const sent = useActionData<typeof action>()
  const form = sent?.received ? (
    <ControlReceived rows={sent.received} />
  ) : (
    <ControlForm problem={sent?.problem ?? null} isReloaded={sent?.isReloaded ?? false} days={days} />
  )
  return (
    <>
      <Guide
        page="icon-styles"
        lead="The small things everything else is made of: drawn once, named once, and the same wherever you meet them."
        sections={[
          {
            id: 'icons',
            title: 'Icons',
            lead: 'An outline beside words, never instead of them.',
            children: <IconGrid icons={icons} query={query} />,
          },
          { id: 'sizes', title: 'Sizes and strokes', children: <IconSizes /> },
          { id: 'grounds', title: 'On grounds', children: <IconGrounds /> },
          { id: 'marks', title: 'Marks of our own', children: <IconMarks /> },
          {
            id: 'buttons',
            title: 'Buttons',
            lead: 'Verb first. Ink decides, so there is one ink button to a view.',
            children: <ButtonSpecimens />,
          },
          {
            id: 'text',
            title: 'Text fields',
            lead: 'Native fields underneath, so all of them post without JavaScript.',
            children: <TextStates />,
          },
          { id: 'lists', title: 'Lists to choose from', children: <ListStates /> },
          { id: 'choices', title: 'Choices', children: <ChoiceStates /> },
          { id: 'amounts', title: 'Amounts, days, files', children: <AmountStates /> },
          { id: 'form', title: 'All in one form', lead: 'Send it empty to see it come back.', children: form },
          { id: 'parts', title: 'Small parts', children: <SmallParts view={view} /> },
        ]}
      />
      {pressed ? <Flash {...toPressedWords(pressed)} dismissTo={`${to('icon-styles')}#buttons`} /> : null}
    </>
  )
}
