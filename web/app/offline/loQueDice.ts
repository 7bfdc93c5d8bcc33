import { etiquetas } from '@malla/contracts/etiquetas.ts'
import type { Nivel } from '@malla/domain/competencias/catalogos.ts'
import { nombreDeNivel } from '@malla/domain/competencias/niveles.ts'
import { sameValue } from '../../ui/form/merge.ts'
import { mostrar, type Vistas } from './mostrar.ts'
import { muchasDe } from './partir.ts'
import { camposDe, type Espera } from './reglas.ts'

type Fila = Record<string, unknown>

/** So many are told one by one. */
const DICHAS = 8
/** Of where a thing stands among others nobody reads the number. */
const CALLADOS = new Set(['orden'])

function deCelda({ competencia_id, asignatura_id, nivel }: Fila, vistas: Vistas): string {
  const donde = [
    mostrar('asignatura_id', asignatura_id, vistas),
    mostrar('competencia_id', competencia_id, vistas),
  ]
  return `${donde.join(', ')}: ${nivel === null ? '(vacía)' : nombreDeNivel[nivel as Nivel]}`
}

function deFila(fila: Fila, era: Fila, vistas: Vistas): string {
  const nombre = String(era.nombre ?? fila.nombre ?? `Registro ${fila.id}`)
  const dichos = Object.entries(camposDe(fila))
    .filter(([campo, valor]) => !CALLADOS.has(campo) && !sameValue(era[campo], valor))
    .map(([campo, valor]) => `${etiquetas[campo] ?? campo}: ${mostrar(campo, valor, vistas)}`)
  return dichos.length > 0 ? `${nombre} (${dichos.join('; ')})` : nombre
}

/** What a refused write of many things says of each, for whoever makes it again: no form brings it back. Nothing of any other. */
export function loQueDice(espera: Espera, vistas: Vistas): string[] {
  const { filas = [] } = (espera.estado === 'rechazado' && muchasDe(espera)) || {}
  const dichas = filas
    .slice(0, DICHAS)
    .map(f => (f.id === undefined ? deCelda(f, vistas) : deFila(f, espera.base[Number(f.id)] ?? {}, vistas)))
  return filas.length > DICHAS ? [...dichas, `y ${filas.length - DICHAS} más`] : dichas
}
