import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { ComponentType } from 'react'
import { passRetryAfter } from '#app/kits/pages/screen/answer-headers.server.ts'
import { readAgainOnConflict } from '#app/kits/pages/screen/read-again.ts'
import { EraseNotice } from './parts/erase-notice.tsx'
import { SettingsFrame } from './parts/settings-frame.tsx'
import { settingsCards } from './settings-cards.tsx'
import { actInSettings, readSettings } from './settings.server.ts'

export const loader = async ({ request, context }: LoaderFunctionArgs) =>
  data(await readSettings(request, context.network), { headers: { 'Cache-Control': 'private, no-store' } })

export const action = ({ request, context }: ActionFunctionArgs) => actInSettings(request, context.network)

export const headers = passRetryAfter

export const shouldRevalidate = readAgainOnConflict

export default function Settings() {
  const { part, cards, who, eraseDay } = useLoaderData<typeof loader>()
  return (
    <SettingsFrame part={part} who={who}>
      {eraseDay ? <EraseNotice userId={who.userId} eraseDay={eraseDay} /> : null}
      {cards.map(({ id, view }) => {
        const Card = settingsCards[id] as ComponentType<{ view: unknown }>
        return <Card key={id} view={view} />
      })}
    </SettingsFrame>
  )
}
