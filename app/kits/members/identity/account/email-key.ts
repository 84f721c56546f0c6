export { toMailboxKey as toEmailKey } from '#app/platform/mail-address.ts'
