import type { SetupView } from '../setup/read-setup.server.ts'
import type { SetupAnswer } from '../setup/setup-acts.server.ts'
import { BackupWords } from './backup-words.tsx'
import { BringWords } from './bring-words.tsx'
import { CheckSignature } from './check-signature.tsx'
import { FormFault } from './form-bits.tsx'
import { NetworkNote } from './network-note.tsx'
import { SignText } from './sign-text.tsx'
import { WalletChoices } from './wallet-choices.tsx'

export type SetupProps = { view: SetupView; said: SetupAnswer | null }

/** Whether somebody wants a wallet, which one, and what it can do. */
export function SetupPage({ view, said }: SetupProps) {
  const { custodial } = view
  return (
    <div className="page max-w-[860px] pt-4 pb-section lg:pt-8">
      <h1 className="heading-page">Wallet setup</h1>
      <p className="lead mt-2 max-w-[38em]">
        A wallet is an address with a key. It proves who you are outside of this site. Nothing here needs one: your
        pandas, offers and sales belong to your account.
      </p>
      {said && !FORMS.includes(said.act) ? (
        <div className="mt-4">
          <FormFault message={Object.values(said.problem?.errors ?? {})[0] ?? null} />
        </div>
      ) : null}
      <WalletChoices view={view} said={said} />
      <div className="mt-12 grid grid-cols-[minmax(0,1fr)] gap-12">
        {custodial ? null : <BringWords view={view} said={said} />}
        {custodial ? <BackupWords view={view} custodial={custodial} said={said} /> : null}
        {custodial?.opens ? <SignText view={view} said={said} /> : null}
        <CheckSignature said={said} />
        <NetworkNote view={view} />
      </div>
    </div>
  )
}

/** Those that show their own faults. */
const FORMS: readonly string[] = ['make', 'bring', 'choose', 'words', 'destroy', 'sign', 'check']
