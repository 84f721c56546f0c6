import { to } from '#app/catalogue/to.ts'
import type { Letter } from '#app/kits/foundation/mail/mail-body.ts'

type Person = { name: string }
const hello = ({ name }: Person) => `Hello ${name},`
const buttonTo = (origin: string) => ({ label: 'Look at the wallet', address: origin + to('wallet-setup') })
const NOT_YOU = 'If this was not you, change your password at once, and look at the wallet.'

export const connectedLetter = (person: Person, address: string, origin: string): Letter => ({
  subject: 'A wallet was connected to your account',
  greeting: hello(person),
  paragraphs: [`The address ${address} was proved a moment ago and counts for your account now.`, NOT_YOU],
  button: buttonTo(origin),
})

export const wordsShownLetter = (person: Person, address: string, origin: string): Letter => ({
  subject: 'The backup words of your wallet were shown',
  greeting: hello(person),
  paragraphs: [
    `The backup words of ${address} were shown a moment ago. Whoever has read them holds what the address owns.`,
    `${NOT_YOU} Move what the address holds to another one.`,
  ],
  button: buttonTo(origin),
})

export const destroyedLetter = (person: Person, address: string, origin: string): Letter => ({
  subject: 'The key of your wallet was destroyed',
  greeting: hello(person),
  paragraphs: [
    `The key of ${address} was destroyed here a moment ago. Whoever wrote the backup words down still holds it.`,
    NOT_YOU,
  ],
  button: buttonTo(origin),
})
