/** An answer of the mail protocol that is no yes. A code of 4xx asks to try again later, one of 5xx says never. */
export class MailRefusal extends Error {
  constructor(
    readonly responseCode: number,
    message: string,
  ) {
    super(message)
  }
}

/** One answer for every address that is none of ours: whose it is elsewhere, or how close it came, is not said. */
export const noMailbox = () => new MailRefusal(550, 'There is no such mailbox here')
/** For now: whose mailbox it is may make room. */
export const mailboxFull = () => new MailRefusal(452, 'This mailbox is full, try again later')
export const tooManyRecipients = () => new MailRefusal(452, 'Too many recipients, send the rest in another message')
export const tooLarge = () => new MailRefusal(552, 'The message is larger than 25 MB')
export const tooMany = () => new MailRefusal(451, 'Too many messages from your network, try again in some minutes')
export const tooManyConnections = () => new MailRefusal(421, 'Too many connections from your network, try again later')
export const notKept = () => new MailRefusal(451, 'The message could not be kept, try again later')
export const noRoom = () => new MailRefusal(452, 'There is no room for the message just now, try again later')
export const inALoop = () => new MailRefusal(554, 'The message goes round in a loop')
