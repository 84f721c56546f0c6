import { to } from '#app/catalogue/to.ts'
import type { ConversationPage } from '#app/kits/asking/conversation/conversation-view.ts'
import type { VoiceOption } from '#app/kits/asking/conversation/voice-option.ts'
import { Badge } from '#app/ui/brand/badge.tsx'
import { ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { SeatMark, toSeatNumber } from '#app/ui/brand/seat-mark.tsx'

/** Who can be called, what each is good for, and how it answers here. */
export function BeforeSummon({ page: { voices, hasModel, isGuest } }: { page: ConversationPage }) {
  const allies = voices.filter(({ ally }) => ally !== null)
  return (
    <section className="mt-10" aria-labelledby="allies">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="allies" className="heading-section">
          Who can be called
        </h2>
        <ButtonLink
          to={
            isGuest
              ? to('login', null, { return_url: to('summon', null, { 'edit-ally': 'new' }) })
              : to('summon', null, { 'edit-ally': 'new' })
          }
          variant="plain"
          size="sm"
        >
          <Icon name="plus" size={16} /> {isGuest ? 'Sign in to make your own' : 'Make your own'}
        </ButtonLink>
      </div>
      <p className="mt-1 text-fg-muted">
        {hasModel
          ? 'They answer by a language model; some look things up or calculate first, so that they need not guess.'
          : 'No language model is connected here. Each does its job by built-in engines, as far as they go.'}
      </p>
      <ul className="mt-5 grid gap-4 sm:grid-cols-2">
        {allies.map((voice, n) => (
          <AllyCard key={voice.key} voice={voice} n={n} hasModel={hasModel} />
        ))}
      </ul>
    </section>
  )
}

function AllyCard({
  voice: { key, label, handle, ally, isOwn, by },
  n,
  hasModel,
}: {
  voice: VoiceOption
  n: number
  hasModel: boolean
}) {
  if (!ally) return null
  return (
    <Card as="li" className="flex flex-col gap-2 p-5">
      <h3 className="heading-small flex flex-wrap items-center gap-2 wrap-anywhere">
        <SeatMark seat={toSeatNumber(n)} size={16} /> {label}
        {isOwn ? <Badge>yours</Badge> : null}
      </h3>
      <p className="wrap-anywhere">{ally.goodFor}</p>
      <p className="text-[0.8125rem] wrap-anywhere text-fg-muted">{hasModel ? `Answers by ${by}.` : ally.without}</p>
      <p className="mt-auto flex flex-wrap items-center gap-1.5 pt-2">
        <ButtonLink
          to={to('summon', null, { voice: key, question: ally.example || null })}
          variant="soft"
          size="xs"
          aria-label={`Call ${label}`}
        >
          {ally.example ? 'Try it' : 'Call it'}
        </ButtonLink>
        {ally.id ? (
          <ButtonLink
            to={to('summon', null, { 'edit-ally': ally.id })}
            variant="ghost"
            size="xs"
            aria-label={`Change ${label}`}
          >
            Change
          </ButtonLink>
        ) : null}
        <span className="ml-auto text-xs text-fg-subtle">@{handle}</span>
      </p>
    </Card>
  )
}
