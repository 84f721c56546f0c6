import { expect, test } from 'vitest'
import { readEnv } from './env.server.ts'

test('an empty environment has the defaults of the contract', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    ORIGIN: 'http://localhost:3000',
    hasOrigin: false,
    NODE_ENV: 'production',
  })
  expect(readEnv({}).DATA_DIR).toMatch(/\/data$/)
})

test('blank values count as not said', () => {
  expect(readEnv({ PORT: '', ORIGIN: '', ADMIN_EMAIL: '' })).toMatchObject({
    PORT: 3000,
    hasOrigin: false,
    ADMIN_EMAIL: undefined,
  })
})

test('the origin loses its trailing slash', () => {
  expect(readEnv({ ORIGIN: 'https://frenly.example/' }).ORIGIN).toBe('https://frenly.example')
})

test('every wrong value is named with its reason, and no secret is repeated', () => {
  const wrong = {
    PORT: '99999',
    ORIGIN: 'frenly',
    ADMIN_EMAIL: 'me',
    SESSION_SECRET: 'too-short-secret',
    DATABASE_URL: 'mysql://x',
  }
  expect(() => readEnv(wrong)).toThrow(/PORT[\s\S]*ORIGIN[\s\S]*DATABASE_URL[\s\S]*ADMIN_EMAIL[\s\S]*SESSION_SECRET/)
  expect(() => readEnv(wrong)).not.toThrow(/too-short-secret/)
})

test('the runs a day are those of the plans, and an operator may change some of them', () => {
  const plans = { guest: 10, free: 50, plus: 500, pro: 5_000 }
  expect(readEnv({}).RUNS_PER_DAY).toEqual(plans)
  expect(readEnv({ RUNS_PER_DAY: '' }).RUNS_PER_DAY).toEqual(plans)
  expect(readEnv({ RUNS_PER_DAY: 'guest=3' }).RUNS_PER_DAY).toEqual({ ...plans, guest: 3 })
  expect(readEnv({ RUNS_PER_DAY: 'pro=9,guest=0,plus=8,free=7' }).RUNS_PER_DAY).toEqual({
    guest: 0,
    free: 7,
    plus: 8,
    pro: 9,
  })
  for (const wrong of ['50', 'gold=5', 'free=many', 'free=-1', 'free=1,', 'free=1,free=2', 'free = 5'])
    expect(() => readEnv({ RUNS_PER_DAY: wrong }), wrong).toThrow(/RUNS_PER_DAY/)
})

test('Google needs both its keys or neither, and plain http stays on this machine', () => {
  const keys = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'a-very-secret-key' }
  expect(readEnv({})).toMatchObject({
    GOOGLE_ISSUER: 'https://accounts.google.com',
    GOOGLE_LOGOUT_URL: 'https://accounts.google.com/Logout',
  })
  expect(readEnv(keys)).toMatchObject(keys)
  expect(() => readEnv({ GOOGLE_CLIENT_ID: 'client' })).toThrow(/GOOGLE_CLIENT_SECRET: is missing/)
  const onlySecret = { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: keys.GOOGLE_CLIENT_SECRET }
  expect(() => readEnv(onlySecret)).toThrow(/GOOGLE_CLIENT_ID: is missing/)
  expect(() => readEnv(onlySecret)).not.toThrow(/a-very-secret-key/)
  for (const here of ['http://127.0.0.1:4300', 'http://localhost:4300', 'http://[::1]:4300', 'https://id.example'])
    expect(readEnv({ ...keys, GOOGLE_ISSUER: here }).GOOGLE_ISSUER).toBe(here)
  for (const wrong of [
    'http://id.example',
    'http://127.0.0.1.example',
    'http://localhost.example',
    'google',
    'ftp://x',
  ])
    expect(() => readEnv({ ...keys, GOOGLE_ISSUER: wrong }), wrong).toThrow(/GOOGLE_ISSUER/)
  expect(() => readEnv({ GOOGLE_LOGOUT_URL: 'javascript:alert(1)' })).toThrow(/GOOGLE_LOGOUT_URL/)
})

test('the storage of files is a bucket with all of its names, or the data folder with none', () => {
  const s3 = {
    S3_ENDPOINT: 'http://127.0.0.1:9000',
    S3_BUCKET: 'frenly',
    S3_ACCESS_KEY_ID: 'key-of-ours',
    S3_SECRET_ACCESS_KEY: 'secret-of-ours',
  }
  expect(readEnv({}).S3_BUCKET).toBeUndefined()
  expect(readEnv(s3)).toMatchObject({ ...s3, S3_REGION: 'us-east-1', S3_FORCE_PATH_STYLE: true })
  expect(readEnv({ ...s3, S3_FORCE_PATH_STYLE: 'false' }).S3_FORCE_PATH_STYLE).toBe(false)
  for (const name of Object.keys(s3)) {
    expect(() => readEnv({ ...s3, [name]: '' }), name).toThrow(new RegExp(`${name}: is missing. Files go to S3`))
    expect(() => readEnv({ ...s3, [name]: '' }), name).not.toThrow(/of-ours/)
  }
  expect(() => readEnv({ S3_FORCE_PATH_STYLE: 'perhaps' })).toThrow(/S3_FORCE_PATH_STYLE: must be true or false/)
})

test('room for files goes by plan, and mail comes in only where a port is named', () => {
  expect(readEnv({ FILE_QUOTA_MB: 'free=7' }).FILE_QUOTA_MB).toMatchObject({ free: 7, pro: 100_000 })
  expect(() => readEnv({ FILE_QUOTA_MB: 'much' })).toThrow(/FILE_QUOTA_MB: must be such as/)
  expect(readEnv({}).INBOUND_SMTP_PORT).toBeUndefined()
  expect(readEnv({}).INBOUND_SMTP_HOST).toBe('127.0.0.1')
  expect(readEnv({ INBOUND_SMTP_PORT: '2525' }).INBOUND_SMTP_PORT).toBe(2525)
  expect(() => readEnv({ INBOUND_SMTP_PORT: 'smtp' })).toThrow(/INBOUND_SMTP_PORT: must be a number/)
  expect(() => readEnv({ INBOUND_MAIL_DOMAIN: 'a@b' })).toThrow(/INBOUND_MAIL_DOMAIN: must be a domain/)
})

test('a server does everything unless it shares a database with others', () => {
  const DATABASE_URL = 'postgres://frenly@127.0.0.1/frenly'
  expect(readEnv({}).ROLE).toBe('all')
  for (const ROLE of ['all', 'web', 'worker']) expect(readEnv({ ROLE, DATABASE_URL }).ROLE).toBe(ROLE)
  for (const ROLE of ['web', 'worker'])
    expect(() => readEnv({ ROLE })).toThrow(/ROLE: must be all without DATABASE_URL/)
  expect(() => readEnv({ ROLE: 'jobs', DATABASE_URL })).toThrow(/ROLE: must be all, web or worker/)
})

test('pandas are minted with network, contract and key or not at all, and no sentence shows the key', () => {
  const minting = {
    CHAIN_RPC_URL: 'https://rpc.example/of-ours',
    PANDA_CONTRACT: `0x${'c0'.repeat(20)}`,
    PANDA_MINTER_KEY: `0x${'5e'.repeat(32)}`,
  }
  expect(readEnv(minting)).toMatchObject({ ...minting, PANDA_CONFIRMATIONS: 12 })
  for (const name of Object.keys(minting)) {
    expect(() => readEnv({ ...minting, [name]: '' }), name).toThrow(
      new RegExp(`${name}: is missing. Pandas are minted`),
    )
    expect(() => readEnv({ ...minting, [name]: '' }), name).not.toThrow(/5e5e|of-ours/)
  }
  expect(readEnv({ CHAIN_RPC_URL: minting.CHAIN_RPC_URL }).PANDA_CONTRACT).toBeUndefined()
  const short = { ...minting, PANDA_MINTER_KEY: '0x5e5e', PANDA_CONTRACT: 'frenly.eth', PANDA_CONFIRMATIONS: '0' }
  expect(() => readEnv(short)).toThrow(
    /PANDA_CONTRACT: must be an address[\s\S]*PANDA_MINTER_KEY: must be a private key/,
  )
  expect(() => readEnv(short)).not.toThrow(/5e5e/)
})
