import { generateKeyPairSync } from 'node:crypto'
import { dkimSign } from 'mailauth/lib/dkim/sign.js'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { expect, test } from 'vitest'
import type { Peer } from '#app/kits/members/inbound-mail/trace-lines.ts'
import { checkSender, type Resolve } from './check-sender.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const records: Record<string, string[][]> = {
  'TXT s1._domainkey.soil.example': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  'TXT s1._domainkey.other.example': [[`v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`]],
  'TXT _dmarc.soil.example': [['v=DMARC1; p=reject']],
  'TXT soil.example': [['v=spf1 ip4:192.0.2.7 -all']],
  'TXT other.example': [['v=spf1 ip4:203.0.113.9 -all']],
}
const resolve: Resolve = (name, type) => {
  const found = records[`${type} ${name}`]
  return found ? Promise.resolve(found) : Promise.reject(Object.assign(new Error('none'), { code: 'ENOTFOUND' }))
}
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
async function letter(domainName: string | null, more: SendMailOptions = {}): Promise<Buffer> {
  const { message } = await composer.sendMail({
    ...{ from: 'Ben <ben@soil.example>', to: 'mira@inbox.test', subject: 'Bamboo', text: 'At eight?\n' },
    ...(domainName && { dkim: { domainName, keySelector: 's1', privateKey } }),
    ...more,
  })
  return message as Buffer
}
const peer = (ip: string, from = 'ben@soil.example'): Peer => ({ ip, helo: 'mx.soil.example', from })

test('the signature of the sender’s domain is verified and proves the letter', async () => {
  const found = await checkSender(await letter('soil.example'), null, resolve)
  expect(found).toEqual({ signed: ['soil.example'], broken: [], spf: null, dmarc: 'pass', isProven: true })
})

test.each([
  ['a word', (raw: string) => raw.replace('At eight?', 'At nine?')],
  ['the subject', (raw: string) => raw.replace('Subject: Bamboo', 'Subject: Money')],
])('%s that was changed breaks it', async (_what, change) => {
  const raw = Buffer.from(change((await letter('soil.example')).toString()))
  expect(await checkSender(raw, null, resolve)).toMatchObject({
    ...{ signed: [], broken: ['soil.example'], dmarc: null, isProven: false },
  })
})

test('the signature of another domain proves nothing of the sender', async () => {
  const found = await checkSender(await letter('other.example'), null, resolve)
  expect(found).toMatchObject({ signed: ['other.example'], dmarc: null, isProven: false })
})

test('at the door the peer counts as well: it may send for the domain, or nobody vouches for the letter', async () => {
  const raw = await letter(null)
  expect(await checkSender(raw, peer('192.0.2.7'), resolve)).toMatchObject({
    spf: 'pass',
    dmarc: 'pass',
    isProven: true,
  })
  expect(await checkSender(raw, peer('198.51.100.1'), resolve)).toMatchObject({
    spf: 'fail',
    dmarc: 'fail',
    isProven: false,
  })
  const forged = await checkSender(raw, peer('203.0.113.9', 'x@other.example'), resolve)
  expect(forged).toMatchObject({ spf: 'pass', dmarc: 'fail', isProven: false })
})

test('a DNS that does not answer, or knows no key, leaves it open', async () => {
  const slow: Resolve = () => Promise.reject(Object.assign(new Error('slow'), { code: 'ETIMEOUT' }))
  const open = { signed: [], broken: [], spf: null, dmarc: null, isProven: false }
  expect(await checkSender(await letter('soil.example'), peer('192.0.2.7'), slow)).toEqual(open)
  expect(await checkSender(await letter('unknown.example'), null, resolve)).toEqual(open)
})

test('a signature over the beginning of a letter says nothing of what was put behind it', async () => {
  const signing = { signingDomain: 'soil.example', selector: 's1', privateKey, maxBodyLength: 11 }
  const raw = (await letter(null)).toString()
  const { signatures } = await dkimSign(raw, { signatureData: [signing] } as never)
  const whole = await checkSender(Buffer.from(signatures + raw), null, resolve)
  const longer = await checkSender(Buffer.from(`${signatures}${raw}Send the money.\r\n`), null, resolve)
  expect([whole.isProven, longer.isProven, longer.signed]).toEqual([true, false, []])
})

test('two senders in one letter are proven by neither', async () => {
  const raw = (await letter('soil.example')).toString().replace('From: ', 'From: ceo@bank.example\r\nFrom: ')
  expect(await checkSender(Buffer.from(raw), null, resolve)).toMatchObject({ isProven: false })
})

test('a hundred signatures are not worth a hundred look-ups', async () => {
  let asked = 0
  const raw = (await letter('soil.example')).toString()
  const signature = /^DKIM-Signature:[\s\S]*?\r\n(?=\S)/m.exec(raw)![0]
  const count: Resolve = (name, type) => {
    asked += 1
    return resolve(name, type)
  }
  await checkSender(Buffer.from(signature.repeat(99) + raw), null, count)
  expect(asked).toBe(0)
})

test('empty, headless and binary letters are no fault of ours', async () => {
  for (const raw of [
    Buffer.alloc(0),
    Buffer.from('Hello'),
    Buffer.alloc(5_000, 0xff),
    Buffer.from('DKIM-Signature: ;;;\r\n\r\n'),
  ])
    expect(await checkSender(raw, null, resolve)).toMatchObject({ signed: [], isProven: false })
})
