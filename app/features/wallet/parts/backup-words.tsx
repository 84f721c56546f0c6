import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { to } from '#app/catalogue/to.ts'
import { ProofField } from '#app/kits/members/account-form/proof-field.tsx'
import { PrintButton } from '#app/kits/pages/export-buttons/print-button.tsx'
import { Panel } from '#app/ui/brand/card.tsx'
import { Icon } from '#app/ui/brand/icon.tsx'
import { Button } from '#app/ui/controls/button.tsx'
import { Checkbox } from '#app/ui/controls/checkbox.tsx'
import { KeyedForm } from '#app/ui/keyed-form.tsx'
import type { SetupView } from '../setup/read-setup.server.ts'
import { answerFor, FormFault } from './form-bits.tsx'
import type { SetupProps } from './setup-page.tsx'

type Props = SetupProps & { custodial: NonNullable<SetupView['custodial']> }

const WARNINGS = [
  'Whoever reads them holds what is at the address, for ever. Nobody here will ever ask for them.',
  'Write them on paper, in their order. A photo or a file can be read by others.',
  'They open the same address in every wallet that takes backup words (BIP-39, path m/44’/60’/0’/0/0).',
]

/** The words that are the key: shown after proof, never sent anywhere. */
export function BackupWords({ view, custodial, said }: Props) {
  const words = said?.words
  const form = answerFor(said, 'words')
  const { wordsShown } = custodial
  return (
    <section aria-labelledby="words" className="scroll-mt-20">
      <h2 id="words" className="heading-small scroll-mt-20">
        Backup words
      </h2>
      <p className="mt-2 text-fg-muted">
        {!custodial.opens
          ? 'The key does not open: this server has another secret than the one it was sealed with. Whoever runs this place can bring it back.'
          : wordsShown
            ? `They were last shown on ${wordsShown}, and a letter told you so. Write them down if you have not.`
            : 'You have not seen them yet. Write them down before anything is sent to the address.'}
      </p>
      {words ? (
        <Words words={words} address={custodial.address} />
      ) : custodial.opens ? (
        <>
          <ul className="mt-4 grid gap-2">
            {WARNINGS.map((warning) => (
              <li key={warning} className="flex items-start gap-2.5">
                <Icon name="alert" size={18} className="mt-0.5 flex-none text-warning-text" />
                {warning}
              </li>
            ))}
          </ul>
          <KeyedForm name="wallet-words" again noValidate className="mt-5 grid max-w-[var(--form)] gap-4">
            <input type="hidden" name="do" value="words" />
            <input type="hidden" name="for" value={view.who.userId} />
            <FormFault message={form.errorOf('form')} />
            <ProofField who={view.who} error={form.errorOf('currentPassword')} />
            <div>
              <Button type="submit" variant="plain">
                Show the backup words
              </Button>
            </div>
          </KeyedForm>
        </>
      ) : null}
      <Destroy view={view} said={said} />
    </section>
  )
}

/** In this one answer alone; it takes the focus so that it is not missed. */
function Words({ words, address }: { words: readonly string[]; address: string }) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => frame.current?.focus(), [])
  return (
    <div
      ref={frame}
      tabIndex={-1}
      role="group"
      aria-label="Backup words"
      // eslint-disable-next-line jsx-a11y/no-autofocus -- what is shown once must not stay unseen below the fold
      autoFocus
      className="mt-4 grid scroll-mt-24 gap-4 rounded-card bg-sunken p-5"
    >
      <p role="status" className="flex items-start gap-2 font-medium">
        <Icon name="key" size={18} className="mt-px flex-none" />
        {`These are the ${words.length} words of your wallet. Leave this page when you have written them down.`}
      </p>
      <ol className="grid list-inside list-decimal grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-3" translate="no">
        {words.map((word, n) => (
          <li key={n} className="tabular-nums text-fg-subtle">
            <code className="text-[0.9375rem] text-fg">{word}</code>
          </li>
        ))}
      </ol>
      <p className="text-[0.8125rem] text-fg-muted">
        They stand for <code className="wrap-anywhere">{address}</code>.
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <PrintButton>Print them</PrintButton>
        <Link to={to('wallet-setup')} className="link">
          I have written them down
        </Link>
      </div>
    </div>
  )
}

function Destroy({ view, said }: SetupProps) {
  const form = answerFor(said, 'destroy')
  return (
    <details className="group mt-6 border-t border-line" open={said?.act === 'destroy'}>
      <summary className="flex min-h-11 list-none items-center justify-between gap-2 py-2 font-medium">
        Destroy the key
        <Icon
          name="chevron-down"
          size={18}
          className="text-fg-subtle transition-transform duration-fast group-open:rotate-180"
        />
      </summary>
      <Panel className="mt-1 p-5">
        <KeyedForm name="destroy-wallet" again noValidate className="grid max-w-[var(--form)] gap-4">
          <input type="hidden" name="do" value="destroy" />
          <input type="hidden" name="for" value={view.who.userId} />
          <p className="text-fg-muted">
            From then on only the backup words open the address. Without them, what is there is lost. Your pandas and
            whatever else you own here stay yours.
          </p>
          <FormFault message={form.errorOf('form')} />
          <Checkbox
            name="sure"
            label="I have the words, or nothing at this address matters to me"
            error={form.errorOf('sure')}
          />
          <ProofField who={view.who} error={form.errorOf('currentPassword')} />
          <div>
            <Button type="submit" variant="danger">
              Destroy the key
            </Button>
          </div>
        </KeyedForm>
      </Panel>
    </details>
  )
}
