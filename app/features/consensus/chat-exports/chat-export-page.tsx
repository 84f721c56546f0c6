import { Link, useLocation, useNavigation } from '@remix-run/react'
import { toQuery, type Query } from '#app/catalogue/fill-path.ts'
import { to } from '#app/catalogue/to.ts'
import { toSizeWords } from '#app/kits/foundation/files/size-words.ts'
import { FORM_DRAFT_MINUTES } from '#app/kits/members/form-drafts/form-drafts.limits.ts'
import type { FormProblem } from '#app/platform/request/form.server.ts'
import { Button, ButtonLink } from '#app/ui/controls/button.tsx'
import { Card } from '#app/ui/brand/card.tsx'
import { Field, FieldError, TextArea } from '#app/ui/controls/field.tsx'
import { FileDrop } from '#app/ui/files/file-drop.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { ChatExportView } from './chat-export-view.server.ts'
import { EXPORT_MAX_BYTES } from '../consensus.limits.ts'
import { ExportChats } from './export-chats.tsx'
import { ExportTurns } from './export-turns.tsx'

const KINDS = 'the zip or conversations.json of ChatGPT, Claude and others, My Activity of Gemini, or a text'

type Props = { view: ChatExportView; problem: FormProblem | null }

/** Brings a chat somebody had elsewhere: its file, then a conversation of it, then the answers that are to be compared. */
export function ChatExportPage({ view, problem }: Props) {
  const { pathname } = useLocation()
  const { draft, id, chats, turns } = view
  const toPart = (query: Query) => pathname + toQuery({ draft, ...query })
  return (
    <div className="page max-w-[860px] pt-6 pb-section">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="heading-page">Bring an exported chat</h1>
        <ButtonLink to={to('consensus', null, { draft: draft || null })} variant="plain" size="sm">
          <Icon name="arrow-left" size={17} /> Back to the question
        </ButtonLink>
      </div>
      {turns ? (
        <ExportTurns turns={turns} id={id} draft={draft} toPart={toPart} askAddress={view.askAddress} />
      ) : chats ? (
        <ExportChats
          chats={chats}
          id={id}
          name={view.name}
          draft={draft}
          problem={problem?.errors.keep ?? null}
          toPart={toPart}
        />
      ) : (
        <Bring view={view} problem={problem} toPart={toPart} />
      )}
    </div>
  )
}

type BringProps = Props & { toPart: (query: Query) => string }

function Bring({ view: { isGone, before }, problem, toPart }: BringProps) {
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <>
      <p className="lead mt-4 max-w-[36em]">
        Compare what another chatbot told you, or keep those chats here. You choose next; the rest is not used.
      </p>
      {isGone ? (
        <div role="status" className="mt-4">
          <FieldError>
            This export is no longer here: it is kept for {FORM_DRAFT_MINUTES} minutes, for you alone. Please bring it
            again.
          </FieldError>
        </div>
      ) : null}
      {before.length > 0 ? (
        <section className="mt-6" aria-labelledby="before">
          <h2 id="before" className="heading-small">
            Brought before
          </h2>
          <ul className="mt-2 grid gap-2">
            {before.map(({ id, name, count }) => (
              <li key={id}>
                <Card className="flex flex-wrap items-baseline gap-x-3 p-4">
                  <Link to={toPart({ export: id })} className="link wrap-anywhere">
                    {name || 'An export'}
                  </Link>
                  <span className="text-[0.8125rem] text-fg-muted">
                    {count.toLocaleString('en')} {count === 1 ? 'conversation' : 'conversations'}
                  </span>
                </Card>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <KeyedForm
        name="chat-export"
        action={toPart({})}
        encType="multipart/form-data"
        noValidate
        className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-5 rounded-sheet bg-surface p-4 shadow-lg sm:p-6"
        aria-label="Exported chat"
      >
        <FileDrop
          label="File of the export"
          name="export"
          kinds={KINDS}
          help={`${KINDS.charAt(0).toUpperCase()}${KINDS.slice(1)}, up to ${toSizeWords(EXPORT_MAX_BYTES)}.`}
          maxBytes={EXPORT_MAX_BYTES}
          error={problem?.errors.export ?? null}
        />
        <Field
          label="Or a copied chat"
          help="Each turn begins with who speaks, such as “You:” and “ChatGPT:”."
          error={problem?.errors.copied ?? null}
        >
          <TextArea name="copied" rows={6} defaultValue={problem?.values.copied ?? ''} />
        </Field>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[44em] text-[0.8125rem] text-fg-subtle">
            It is read on this server, kept sealed for you alone for {FORM_DRAFT_MINUTES} minutes, then removed.
          </p>
          <Button type="submit" busy={isSending} busyLabel="Reading...">
            Read it <Icon name="arrow-right" size={17} />
          </Button>
        </div>
      </KeyedForm>
    </>
  )
}
