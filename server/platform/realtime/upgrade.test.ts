import { expect, it } from 'vitest'
import { appRequest } from './upgrade.ts'

it.each([
  ['/app/malla?protocol=7&client=js&version=8.6.0', { key: 'malla', protocol: '7' }],
  ['/app/malla', { key: 'malla', protocol: null }],
  ['/app/malla/?protocol=5', { key: 'malla', protocol: '5' }],
  ['/app/con%20espacio', { key: 'con espacio', protocol: null }],
  ['/app/%zz', null],
  ['/app/', null],
  ['/app', null],
  ['/app/malla/otra', null],
  ['/otra/app/malla', null],
  ['/', null],
  ['', null],
])('%s', (url, asked) => expect(appRequest(url)).toEqual(asked))
