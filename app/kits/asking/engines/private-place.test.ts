import { expect, test } from 'vitest'
import { isPrivatePlace } from './private-place.ts'

test.each([
  ...['http://127.0.0.1:11434', 'http://localhost:8080/v1', 'http://[::1]:1234', 'http://192.168.1.20/v1'],
  ...[
    'http://10.1.2.3:8000',
    'http://172.16.0.9',
    'http://100.64.0.7:8000',
    'http://169.254.1.1',
    'http://[fd12::7]:80',
  ],
  ...[
    'http://vllm:8000/v1',
    'https://gpu.lan/v1',
    'http://box.local',
    'http://a.home.arpa.',
    'http://HOST.docker.internal',
  ],
  ...['http://[::ffff:192.168.0.1]', 'http://0x7f.1/', 'http://2130706433/'],
])('%s is a machine of one’s own', (address) => expect(isPrivatePlace(address)).toBe(true))

test.each([
  ...['https://api.openai.com/v1', 'https://api.groq.com', 'http://8.8.8.8:8000', 'https://[2606:4700::1111]/v1'],
  ...['https://localhost.example.com', 'https://mylan.example', 'https://local.ai', 'no address', '', null],
])('%s is not', (address) => expect(isPrivatePlace(address)).toBe(false))
