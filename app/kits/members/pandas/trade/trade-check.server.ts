import { toMoneyText } from '#app/engines/money/amount.ts'
import { balanceOf } from '#app/kits/members/till/books.store.server.ts'
import { CURRENCY } from '#app/kits/members/till/currency.ts'
import * as rows from './check.store.server.ts'
import { HELD_PANDAS } from './earnings.server.ts'
import { sumHeld } from './offers.store.server.ts'

/** What is wrong with the trade in pandas, as a sentence; null when nothing is. */
export async function findTradeFault(): Promise<string | null> {
  const [held, said] = [-(await balanceOf(HELD_PANDAS, CURRENCY)), await sumHeld(CURRENCY)]
  if (held !== said)
    return `The books hold ${toMoneyText(held, CURRENCY)} for pandas; offers, bids and sales come to ${toMoneyText(said, CURRENCY)}.`
  const sale = await rows.findSaleWithoutEntry()
  if (sale) return `The sale ${sale} has no entry in the ledger of pandas.`
  const entry = await rows.findEntryWithoutSale()
  if (entry !== null) return `Entry ${entry} of the ledger says a sale that nobody paid.`
  const credit = await rows.findCreditWithoutSale()
  if (credit) return `The posting ${credit} has no sale.`
  const strange = (await rows.findStrangeListing()) ?? (await rows.findStrangeWaiting())
  return strange === null ? null : `Panda ${strange} is offered, given or paid for, and not with who trades it.`
}
