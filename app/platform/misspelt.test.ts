import { expect, test } from 'vitest'
import { findMisspelt } from './misspelt.ts'
import { settingNames } from './env.server.ts'

test.each([
  ['ADMIN_EMIAL', 'ADMIN_EMAIL'],
  ['ADMIN_MAIL', 'ADMIN_EMAIL'],
  ['PROT', 'PORT'],
  ['port', 'PORT'],
  ['DATADIR', 'DATA_DIR'],
  ['SESSION_SECRETS', 'SESSION_SECRET'],
  ['S3_ACCES_KEY_ID', 'S3_ACCESS_KEY_ID'],
  ['OPENAI_APIKEY', 'OPENAI_API_KEY'],
  ['SESSION_SECRT_FILE', 'SESSION_SECRET_FILE'],
])('%s is reported as %s', (name, meant) => {
  expect(findMisspelt([name], settingNames)).toEqual([{ name, meant }])
})

test('what a machine has in its environment is not taken for ours', () => {
  const usual =
    'HOME HOSTNAME PWD OLDPWD USER LOGNAME LANG LC_ALL SHELL SHLVL TERM TMPDIR MAIL EDITOR PAGER DISPLAY NODE_OPTIONS NODE_VERSION ' +
    'YARN_VERSION npm_config_port INIT_CWD COLORTERM SSH_AUTH_SOCK XDG_RUNTIME_DIR INVOCATION_ID JOURNAL_STREAM KUBERNETES_PORT POSTGRES_URL'
  expect(findMisspelt(usual.split(' '), settingNames)).toEqual([])
})

test('a near name beside the right one is somebody else’s', () => {
  expect(findMisspelt(['ADMIN_EMAIL', 'ADMIN_EMAILS'], settingNames)).toEqual([])
})
