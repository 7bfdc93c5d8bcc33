import type { LineaDeLogro } from '@malla/domain/silabos/contenido.ts'
import { expect, it } from 'vitest'
import { type CompetenciaDelCurso, reescritura } from './logros.ts'

const c1: CompetenciaDelCurso = { id: 7, codigo: 'C1', nombre: 'Modela datos', nivel: 'Logra' }
/** Chosen when the competency was called otherwise. */
const elegida: LineaDeLogro = { id: 'l', competencia_id: 7, texto: '<p>Modela los datos</p>' }

/** What the line repeats after each of these texts is written in it, one after the other. */
function trasEscribir(textos: readonly string[], quedan: readonly CompetenciaDelCurso[] = [c1]) {
  const reescribir = reescritura()
  let linea = elegida
  return textos.map(texto => {
    linea = { ...linea, ...reescribir(linea, texto, linea.competencia_id === null ? quedan : []) }
    expect(linea.texto).toBe(texto)
    return linea.competencia_id
  })
}

it.each<[string, string[], (number | null)[]]>([
  ['other words are the course’s own', ['<p>Diseña redes</p>'], [null]],
  ['none are too', [''], [null]],
  ['letters in bold are the same words', ['<p><strong>Modela</strong> los datos</p>'], [7]],
  [
    'a letter that is taken back ties it again',
    ['<p>Modela los datosx</p>', '<p>Modela los datos </p>'],
    [null, 7],
  ],
])('a line that repeats a competency: %s', (_case, textos, esperadas) =>
  expect(trasEscribir(textos)).toEqual(esperadas),
)

it('what another line repeats by now, or the course serves no more, is not tied again', () =>
  expect(trasEscribir(['<p>M</p>', elegida.texto], [])).toEqual([null, null]))

it('what was typed is never tied by its words', () =>
  expect(
    reescritura()({ id: 't', competencia_id: null, texto: '' }, '<p>Modela datos</p>', [c1]),
  ).toMatchObject({ competencia_id: null }))
