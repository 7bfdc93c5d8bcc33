import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const WEB = path.join(import.meta.dirname, '../..')
const archivos = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
  .filter(f => /\.tsx?$/.test(f) && !/node_modules|^dist\/|\.test\./.test(f))
  .map(nombre => ({ nombre, texto: readFileSync(path.join(WEB, nombre), 'utf8') }))
const conTexto = (isAsi: (texto: string) => boolean): string[] =>
  archivos.flatMap(({ nombre, texto }) => (isAsi(texto) ? nombre : [])).sort()

/** A list of the kit, taken from it to be drawn. */
const LISTA = /import \{[^}]*\b(?:Multi)?Select\b[^}]*\} from '@mantine\/core'/

it('every list that is searched by typing takes its first match by Enter', () =>
  expect(conTexto(t => LISTA.test(t) && /\bsearchable\b/.test(t))).toEqual([
    'ui/form/MultiSelectBuscable.tsx',
    'ui/form/SelectBuscable.tsx',
  ]))

it('no box for a number cuts its decimals without a word', () =>
  expect(conTexto(t => /\bdecimalScale\b/.test(t))).toEqual([]))
