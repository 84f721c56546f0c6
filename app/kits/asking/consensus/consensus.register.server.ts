import './sharing/shares.server.ts'
