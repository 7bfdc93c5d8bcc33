import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const at = (env: Record<string, string>) => readConfig(env, '/srv/malla')

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(at({})).toEqual({
      production: false,
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:3000',
      dataDir: '/srv/malla/data',
      databaseUrl: null,
      storageUrl: null,
      carpeta: '',
      backupDir: null,
      smtpUrl: null,
      mailFrom: { name: 'Malla', address: 'no-responder@localhost' },
      realtimePort: 6002,
      trustProxy: 'loopback',
      rootEmail: null,
      rootPassword: null,
      secretKey: null,
      drainSeconds: 0,
      demo: true,
      logLevel: 'warn',
    })
  })

  it.each([
    [
      'an empty setting is an absent one',
      { PORT: '', DATA_DIR: ' ', STORAGE_URL: '' },
      { port: 3000, dataDir: '/srv/malla/data' },
    ],
    [
      'production has no demonstration',
      { NODE_ENV: 'production' },
      { production: true, demo: false, logLevel: 'info' },
    ],
    ['unless it is asked for', { NODE_ENV: 'production', DEMO: '1' }, { demo: true }],
    ['demonstration off', { DEMO: '0' }, { demo: false }],
    ['an absolute folder stays', { DATA_DIR: '/var/malla' }, { dataDir: '/var/malla' }],
    [
      'a wildcard is reached as localhost',
      { HOST: '0.0.0.0', PORT: '80' },
      { publicUrl: 'http://localhost:80' },
    ],
    ['IPv6 is written in brackets', { HOST: '::1' }, { publicUrl: 'http://[::1]:3000' }],
    [
      'a final slash is dropped',
      { PUBLIC_URL: 'https://malla.edu.pe/' },
      { publicUrl: 'https://malla.edu.pe' },
    ],
    ['a proxy beyond a bridge', { TRUST_PROXY: 'uniquelocal' }, { trustProxy: 'uniquelocal' }],
    [
      'networks of proxies',
      { TRUST_PROXY: 'loopback, 10.1.0.0/16, ::1' },
      { trustProxy: 'loopback,10.1.0.0/16,::1' },
    ],
    ['a mail server', { SMTP_URL: 'smtps://u:p@mx.edu.pe' }, { smtpUrl: 'smtps://u:p@mx.edu.pe' }],
    [
      'mails come from the machine of PUBLIC_URL',
      { PUBLIC_URL: 'https://malla.edu.pe' },
      { mailFrom: { name: 'Malla', address: 'no-responder@malla.edu.pe' } },
    ],
    [
      'or from whom one says',
      { MAIL_FROM: 'Oficina Académica <oa@edu.pe>' },
      { mailFrom: { name: 'Oficina Académica', address: 'oa@edu.pe' } },
    ],
    ['a bare address', { MAIL_FROM: 'oa@edu.pe' }, { mailFrom: { name: 'Malla', address: 'oa@edu.pe' } }],
    [
      'a bucket',
      { STORAGE_URL: 's3://k:s@s3.edu.pe/malla?region=lima' },
      { storageUrl: 's3://k:s@s3.edu.pe/malla?region=lima' },
    ],
    ['a folder of backups', { BACKUP_DIR: 'copias' }, { backupDir: '/srv/malla/copias' }],
    ['a key of all nodes', { SECRET_KEY: 'k'.repeat(32) }, { secretKey: 'k'.repeat(32) }],
    [
      'time to leave where there may be others',
      { DATABASE_URL: 'postgresql://db/malla' },
      { drainSeconds: 3 },
    ],
    ['another time to leave', { DRAIN_SECONDS: '20' }, { drainSeconds: 20 }],
    ['no live port', { REALTIME_PORT: '0' }, { realtimePort: 0 }],
    ['spaces of a password belong to it', { ROOT_PASSWORD: ' ocho ocho ' }, { rootPassword: ' ocho ocho ' }],
  ])('%s', (_case, env, expected) => expect(at(env as Record<string, string>)).toMatchObject(expected))

  it.each([
    ['PORT', 'tres mil'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['REALTIME_PORT', '3000'],
    ['HOST', 'una máquina'],
    ['PUBLIC_URL', 'malla.edu.pe'],
    ['PUBLIC_URL', 'https://edu.pe/malla'],
    ['DATABASE_URL', 'mysql://localhost/malla'],
    ['DATABASE_URL', 'localhost'],
    ['STORAGE_URL', 's3://cubo'],
    ['SMTP_URL', 'mx.edu.pe'],
    ['SMTP_URL', 'http://mx.edu.pe'],
    ['SMTP_URL', 'smtp://'],
    ['MAIL_FROM', 'Oficina Académica'],
    ['MAIL_FROM', 'a@b.pe, c@d.pe'],
    ['ROOT_EMAIL', 'root'],
    ['ROOT_PASSWORD', 'corta'],
    ['DEMO', 'sí'],
    ['LOG_LEVEL', 'todo'],
  ])('%s=%s is refused in one line that names it', (name, value) => {
    const reading = () => at({ [name]: value })
    expect(reading).toThrow(ConfigError)
    expect(reading).toThrow(new RegExp(`^${name} .+\\.$`))
  })

  it.each(['DATABASE_URL', 'STORAGE_URL', 'ROOT_PASSWORD', 'SMTP_URL'])(
    '%s is not repeated, it may hold a password',
    name => {
      expect(() => at({ [name]: 'secreto' })).toThrow(/^(?!.*secreto)/)
    },
  )
})
